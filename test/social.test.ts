import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { headingOf } from '../scripts/social/headingOf.ts';
import { KINDS } from '../scripts/social/kinds.ts';
import { pictureName } from '../scripts/social/pictureName.ts';
import type { App } from '../src/app.ts';
import { LANGUAGE_CODES } from '../src/locale/codes.ts';
import { toDesktop, toMobile } from '../src/request/paths.ts';
import { SITE_URL } from './kit/addresses.ts';
import { ARTICLE } from './kit/articles.ts';
import { inLanguage } from './kit/routes.ts';
import { createSite, DESKTOP, PHONE, ROOT, visit } from './kit/site.ts';
import { ALL_PATHS } from './kit/walk.ts';

const folder = join(ROOT, 'public', 'social');
const pictures = z
  .record(z.string(), z.record(z.string(), z.object({ file: z.string(), title: z.string() })))
  .parse(JSON.parse(readFileSync(join(folder, 'social.json'), 'utf8')));
const files = Object.values(pictures).flatMap((each) => Object.values(each).map(({ file }) => file));

let site: App;
beforeAll(async () => {
  site = await createSite();
});
afterAll(() => site.close());

function decoded(html: string): string {
  return html
    .replace(/<[^>]*>|\u00ad/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

function metaOf(html: string): Record<string, string> {
  return Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(
      ([, name = '', content = '']) => [name, decoded(content)],
    ),
  );
}

describe('social pictures', () => {
  it.each(LANGUAGE_CODES)(
    'show the current headings in %s; if this fails, run `npm run social`',
    async (code) => {
      const stale: string[] = [];
      for (const [path, inLanguages] of Object.entries(pictures)) {
        const { text } = await visit(site, inLanguage(path, code));
        const [title, heading] = [inLanguages[code]?.title, headingOf(text)];
        if (title !== heading) stale.push(`${path}: ${title} is now ${heading}`);
      }
      expect(stale).toEqual([]);
      expect(Object.keys(pictures).length).toBeGreaterThan(25);
    },
  );

  it('are current in colors, logo and render; if this fails, run `npm run social`', () => {
    const wanted = KINDS.flatMap(({ path, render }) => {
      const bytes = readFileSync(join(ROOT, 'scripts/imagery/renders', `${render}.webp`));
      return LANGUAGE_CODES.map((code) =>
        pictureName(path, pictures[path]?.[code]?.title ?? '', code, bytes),
      );
    });
    expect(files.toSorted()).toEqual(wanted.toSorted());
  });

  it('are complete without leftovers, each 1200 × 630 and below 90 kB', async () => {
    expect(readdirSync(folder).toSorted()).toEqual([...files, 'social.json'].toSorted());
    for (const file of files) {
      const { width, height, format, size } = await sharp(readFileSync(join(folder, file))).metadata();
      expect({ width, height, format }, file).toEqual({ width: 1200, height: 630, format: 'jpeg' });
      expect(size, file).toBeLessThan(90_000);
    }
  });

  it.each([
    { name: 'desktop', userAgent: DESKTOP, at: toDesktop },
    { name: 'phone', userAgent: PHONE, at: toMobile },
  ])('are referenced by every indexable page on a $name', async ({ userAgent, at }) => {
    const faults: string[] = [];
    for (const path of new Set(ALL_PATHS.map((each) => at(inLanguage(each, 'de'))))) {
      const { text } = await visit(site, path, { userAgent });
      if (/<meta name="robots" content="noindex/.test(text)) continue;
      const meta = metaOf(text);
      const file = meta['og:image']?.replace(`${SITE_URL}/social/`, '') ?? '';
      if (!files.includes(file) || !file.includes('-de-') || !meta['og:image:alt']) faults.push(path);
      if (meta['twitter:card'] !== 'summary_large_image') faults.push(`${path}: card`);
    }
    expect(faults).toEqual([]);
  });

  it.each([
    ['/', 'home-en-'],
    ['/ja/solutions/detail/cabinet', 'detail-cabinet-ja-'],
    ['/ar/solutions/battery-system/packDetail/marine', 'packDetail-marine-ar-'],
    ['/fr/solutions/charging-system/obc', 'solutions-charging-system-fr-'],
    [`/it${ARTICLE}`, 'news-it-'],
    ['/es/legal', 'home-es-'],
  ])('%s uses the most specific one, %s…', async (path, start) => {
    const meta = metaOf((await visit(site, path)).text);
    expect(meta['og:image']).toContain(`${SITE_URL}/social/${start}`);
    expect(meta).toMatchObject({ 'og:image:width': '1200', 'og:image:height': '630' });
    const address = new URL(meta['og:image'] ?? '').pathname;
    expect((await visit(site, address)).headers['content-type']).toBe('image/jpeg');
  });
});
