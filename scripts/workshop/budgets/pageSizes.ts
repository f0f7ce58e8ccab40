import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COOKIES } from '../../../src/consent/names.ts';
import { LANGUAGE_CODES } from '../../../src/model/codes.ts';
import { organization } from '../../../src/organization.ts';
import { dictionaryManifest } from '../../../src/render/dictionaries.ts';
import { dictionaryName } from '../../../src/request/dictionaries.ts';
import { toLayout } from '../../../src/model/paths.ts';
import { medianOf } from '../bench/medianOf.ts';
import { startSite } from '../../site/startSite.ts';

/** Median transfer sizes in bytes, without headers, of all pages in the sitemap, in both layouts. */
export interface PageSizes {
  /** In brotli: a visitor's first page. */
  readonly first: number;
  /** Compressed with the dictionary of their language and layout: a page after the first. */
  readonly later: number;
  /** Of the dictionaries, in brotli. */
  readonly dictionary: number;
}

/** Requests every page of the built site twice: without a dictionary, and with it. @param root project root */
export async function pageSizes(root: string): Promise<PageSizes> {
  const build = join(root, 'build');
  const { files } = dictionaryManifest.parse(
    JSON.parse(readFileSync(join(build, 'dictionaries.json'), 'utf8')),
  );
  const site = await startSite(root, { SITE_URL: organization.website });
  const [first, later, sent]: [number[], number[], number[]] = [[], [], []];
  try {
    for (const language of LANGUAGE_CODES) {
      const sitemap = await (await fetch(`${site.url}/sitemap-${language}.xml`)).text();
      const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        ([, url = '']) => new URL(url).pathname,
      );
      for (const layout of ['desktop', 'mobile'] as const) {
        const { file = '', sha256 = '' } = files[dictionaryName(language, layout)] ?? {};
        const dictionary = readFileSync(join(build, 'browser', 'assets', `${file}.br`));
        sent.push(dictionary.length);
        const cookie = `${COOKIES.layout}=${layout}; ${COOKIES.consent}=1`;
        const hash = `:${Buffer.from(sha256, 'hex').toString('base64')}:`;
        for (const path of paths) {
          const url = site.url + toLayout(path, layout);
          first.push(await sizeOf(url, 'br', { Cookie: cookie }));
          later.push(await sizeOf(url, 'dcz', { Cookie: cookie, 'Available-Dictionary': hash }));
        }
      }
    }
  } finally {
    await site.stop();
  }
  const median = (sizes: readonly number[]) => Math.round(medianOf(sizes));
  return { first: median(first), later: median(later), dictionary: median(sent) };
}

async function sizeOf(url: string, encoding: string, headers: Record<string, string>): Promise<number> {
  const answer = await fetch(url, {
    headers: { ...headers, 'Accept-Encoding': encoding },
    redirect: 'error',
  });
  await answer.arrayBuffer();
  const used = answer.headers.get('content-encoding');
  if (!answer.ok || used !== encoding)
    throw new Error(`${url} answers ${answer.status} in ${used}, not ${encoding}`);
  return Number(answer.headers.get('content-length'));
}
