/**
 * `npm run social`: makes the social sharing pictures (`og:image`) in `public/social/`, one per kind of page and
 * language: the heading from the built site, and a render. Skips pictures that are current.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { LANGUAGE_CODES, type LanguageCode } from '../../src/model/codes.ts';
import { LANGUAGES } from '../../src/model/languages.ts';
import { localize } from '../../src/model/paths.ts';
import { requireChromium } from '../browser/findChromium.ts';
import { build } from '../build/build.ts';
import { startSite } from '../site/siteProcess.ts';
import { sharp } from './sharp.ts';
import { drawSocial, fitTitle, HEIGHT, WIDTH } from './social/drawSocial.ts';
import { headingOf } from './social/headingOf.ts';
import { KINDS, type Kind } from './social/kinds.ts';
import { pictureName } from './social/pictureName.ts';
import { readRender } from './social/readRender.ts';

const root = resolve(import.meta.dirname, '..', '..');
const { resolve: resolveModule } = createRequire(import.meta.url);
const target = join(root, 'public', 'social');
const renders = join(root, 'scripts', 'workshop', 'imagery', 'renders');
/** Virtual origin of the page that is photographed; Playwright routes answer its requests. */
const ORIGIN = 'http://social.example';

interface SocialPicture {
  readonly file: string;
  /** Text in the picture. */
  readonly title: string;
}

async function titleOf(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  const heading = headingOf(html);
  if (!heading) throw new Error(`${url} has no heading`);
  return heading;
}

async function makePicture(page: Page, { path, render }: Kind, code: LanguageCode, title: string) {
  const file = pictureName(path, title, code, await readFile(join(renders, `${render}.webp`)));
  if (!existing.has(file)) {
    html = drawSocial(title, await readRender(join(renders, `${render}.webp`)), LANGUAGES[code]);
    await page.goto(ORIGIN);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.evaluate(fitTitle);
    const shot = await page.screenshot();
    await sharp(shot).jpeg({ quality: 74, mozjpeg: true }).toFile(join(target, file));
    console.log(`public/social/${file}`);
  }
  return { file, title };
}

await mkdir(target, { recursive: true });
const existing = new Set(await readdir(target));
let html = '';
await build(root);
const launch = requireChromium();
const site = await startSite(root);
const browser = await chromium.launch(launch);
try {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  await page.route(`${ORIGIN}/**`, async (route) => {
    const [, folder = '', ...file] = new URL(route.request().url()).pathname.split('/');
    if (folder === 'fonts') await route.fulfill({ path: resolveModule(file.join('/')) });
    else if (folder === 'renders') await route.fulfill({ path: join(renders, ...file) });
    else await route.fulfill({ contentType: 'text/html', body: html });
  });
  const pictures: Record<string, Record<string, SocialPicture>> = {};
  for (const kind of KINDS) {
    const inLanguages: Record<string, SocialPicture> = {};
    for (const code of LANGUAGE_CODES) {
      const title = await titleOf(site.url + localize(kind.path, code, 'desktop'));
      inLanguages[code] = await makePicture(page, kind, code, title);
    }
    pictures[kind.path] = inLanguages;
  }
  const current = new Set(
    Object.values(pictures).flatMap((each) => Object.values(each).map(({ file }) => file)),
  );
  for (const file of existing) if (!current.has(file)) await rm(join(target, file));
  await writeFile(join(target, 'social.json'), `${JSON.stringify(pictures, null, 2)}\n`);
  console.log(`${current.size} pictures`);
} finally {
  await browser.close();
  await site.stop();
}
