import { hash } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import type { ProductId } from '../../src/catalog/catalog.ts';
import { COOKIES } from '../../src/consent/names.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../src/model/codes.ts';
import { organization } from '../../src/organization.ts';
import { dictionaryManifest } from '../../src/render/dictionaries.ts';
import { DICTIONARY_EXTENSION, dictionaryName } from '../../src/request/dictionaries.ts';
import { localize, type Layout } from '../../src/model/paths.ts';
import { startSite } from '../site/siteProcess.ts';
import { readJson } from './readJson.ts';
import { replaceFile } from './replaceFile.ts';
import { touchCompressed, writeCompressed } from './writeCompressed.ts';

/**
 * The page that is the dictionary of its language and layout. A product's page has parts in common with most pages. A
 * second page would make the dictionary half as large again, and save each page 0.3 KB.
 */
const PRODUCT: ProductId = 'battery';

type Manifest = z.infer<typeof dictionaryManifest>;

/** The manifests of the build and of the search index: what identifies their contents. */
const built = z.union([z.object({ build: z.string() }), z.object({ key: z.string() })]);

/** What changes with each deployment, so that the dictionary changes only with the page. */
const BUILD_ID = / data-build="[^"]*"/;
const FILE_HASH = /(?<=\/assets\/[\w-]+)-\w{8}(?=\.\w)/g;

/**
 * Writes the pages' compression dictionaries into `build/browser/assets/`, and `build/dictionaries.json`, which the site
 * reads when it starts; unless they are current.
 *
 * @param root project root; the build must be complete
 * @param siteUrl origin in the pages' absolute URLs; by default the organization's website
 */
export async function makeDictionaries(root: string, siteUrl: string = organization.website): Promise<void> {
  const manifestFile = join(root, 'build', 'dictionaries.json');
  const assets = join(root, 'build', 'browser', 'assets');
  const key = await keyOf(root, siteUrl);
  const known = dictionaryManifest.safeParse(await readJson(manifestFile)).data;
  const paths = Object.values(known?.files ?? {}).map(({ file }) => join(assets, file));
  const areThere = await Promise.all(paths.map(touchCompressed));
  if (known?.key === key && !areThere.includes(false)) return;
  const files: Manifest['files'] = {};
  // Without compression, the site needs no dictionaries.
  const site = await startSite(root, { SITE_URL: siteUrl, COMPRESS: 'off' });
  try {
    for (const language of LANGUAGE_CODES)
      for (const layout of ['desktop', 'mobile'] as const) {
        const content = await pageOf(site.url, language, layout);
        const name = dictionaryName(language, layout);
        const sha256 = hash('sha256', content, 'hex');
        const file = `${name}-${sha256.slice(0, 12)}.${DICTIONARY_EXTENSION}`;
        await writeCompressed(join(assets, file), content);
        files[name] = { file, sha256 };
      }
  } finally {
    await site.stop();
  }
  await replaceFile(manifestFile, `${JSON.stringify({ key, files }, null, 1)}\n`);
}

/** Hash of what the pages depend on: the site's code and files, and with the search index, the texts. */
async function keyOf(root: string, siteUrl: string): Promise<string> {
  const parts = await Promise.all(
    ['manifest.json', 'search/manifest.json'].map(async (name) =>
      built.parse(await readJson(join(root, 'build', name))),
    ),
  );
  return hash('sha256', JSON.stringify([parts, siteUrl]), 'hex');
}

async function pageOf(origin: string, language: LanguageCode, layout: Layout): Promise<Buffer> {
  const path = localize(`/solutions/detail/${PRODUCT}`, language, layout);
  const response = await fetch(origin + path, {
    headers: { Cookie: `${COOKIES.layout}=${layout}` },
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`${path} answers ${response.status}: no dictionary can be made of it`);
  const html = await response.text();
  return Buffer.from(html.replace(BUILD_ID, '').replaceAll(FILE_HASH, ''));
}
