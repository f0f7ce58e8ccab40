import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { App } from '../src/app.ts';
import { toDesktop, toMobile } from '../src/request/paths.ts';
import { SITE_URL } from './kit/addresses.ts';
import { ARTICLE } from './kit/articles.ts';
import { inLanguage } from './kit/routes.ts';
import { createSite, DESKTOP, PHONE, ROOT, visit } from './kit/site.ts';
import { ALL_PATHS } from './kit/walk.ts';

const pictures = z
  .record(z.string(), z.record(z.string(), z.object({ file: z.string() })))
  .parse(JSON.parse(readFileSync(join(ROOT, 'public', 'social', 'social.json'), 'utf8')));
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
