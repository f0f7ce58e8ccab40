/**
 * `npm run screenshots`: takes screenshots of the built site into `screenshots/` (ignored by git), with an `index.html`:
 * the home page in every language and both frames and a page of every kind, all after consent has been answered; and the first view with the consent banner. Other paths can be given instead:
 * `npm run screenshots -- /de/news /ar/services`.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { COOKIES } from '../../src/consent/names.ts';
import { LANGUAGE_CODES } from '../../src/model/codes.ts';
import { localize, toDesktop, toMobile, type Layout } from '../../src/model/paths.ts';
import { DEVICES } from '../browser/devices.ts';
import { requireChromium } from '../browser/findChromium.ts';
import { build } from '../build/build.ts';
import { contactSheet, type Shot } from './screenshots/contactSheet.ts';
import { startSite } from '../site/siteProcess.ts';
import { listOf } from '../site/listOf.ts';

const root = resolve(import.meta.dirname, '..', '..');
const target = join(root, 'screenshots');

/** A page of every kind, in English, German (long words) and Arabic (right to left). */
const KINDS = listOf(`
  /solutions /solutions/battery-system /solutions/energy-storage-system/cabinet-energy-storage
  /solutions/charging-system/DeviceSwiper /solutions/detail/container
  /solutions/battery-system/packDetail/marine /technical-strength /services /services/after-sales-service
  /news /news/22 /about-us /about-us/company-profile /about-us/sustainable-development /about-us/contact-us
  /about-us/download /privacy /legal /twoPage /no-such-page`);
const KIND_LANGUAGES = ['en', 'de', 'ar'] as const;
const USUAL_PATHS = [
  ...LANGUAGE_CODES.map((code) => localize('/', code, 'desktop')),
  ...KINDS.flatMap((path) => KIND_LANGUAGES.map((code) => localize(path, code, 'desktop'))),
];

/** Takes screenshots of the paths in one layout. */
async function photograph(
  browser: Browser,
  paths: readonly string[],
  layout: Layout,
  site: string,
): Promise<Shot[]> {
  // Animations would be captured halfway.
  const context = await browser.newContext({ ...DEVICES[layout], reducedMotion: 'reduce' });
  const page = await context.newPage();
  const [first = '/'] = paths.map(layout === 'mobile' ? toMobile : toDesktop);
  const firstVisit = `first-visit.${layout}.png`;
  await page.goto(site + first, { waitUntil: 'load' });
  await page.screenshot({ path: join(target, firstVisit) });
  const shots: Shot[] = [{ path: first, layout, file: firstVisit }];
  await context.addCookies([{ name: COOKIES.consent, value: '1', url: site }]);
  for (const path of paths) {
    const address = layout === 'mobile' ? toMobile(path) : toDesktop(path);
    await page.goto(site + address);
    // Content below the first view is laid out after it, the footer last.
    await page.locator('.footer').waitFor();
    // Load lazy images, which are outside the viewport.
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([
        document.fonts.ready,
        ...[...document.images].map((image) => image.decode().catch(() => undefined)),
      ]);
    });
    const file = `${address === '/' ? 'home' : address.slice(1).replaceAll('/', '-')}.${layout}.png`;
    await page.screenshot({ path: join(target, file), fullPage: true });
    shots.push({ path: address, layout, file });
    console.log(`screenshots/${file}`);
  }
  await context.close();
  return shots;
}

const launch = requireChromium();
const given = process.argv.slice(2);
const paths = given.length > 0 ? given : USUAL_PATHS;
await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
await build(root);
const site = await startSite(root);
const browser = await chromium.launch(launch);
try {
  const shots = [
    ...(await photograph(browser, paths, 'desktop', site.url)),
    ...(await photograph(browser, paths, 'mobile', site.url)),
  ];
  await writeFile(join(target, 'index.html'), contactSheet(shots));
  console.log(`${shots.length} pictures: open screenshots/index.html`);
} finally {
  await browser.close();
  await site.stop();
}
