import { expect, it } from 'vitest';
import { SITE_URL } from './kit/addresses.ts';
import { ARTICLE } from './kit/articles.ts';
import { createSite, metaOf, visit } from './kit/site.ts';

const site = await createSite();

// `walk.test.ts` expects one on every indexable page.
it.each([
  ['/', 'home-en-'],
  ['/ja/solutions/detail/cabinet', 'detail-cabinet-ja-'],
  ['/ar/solutions/battery-system/packDetail/marine', 'packDetail-marine-ar-'],
  ['/fr/solutions/charging-system/obc', 'solutions-charging-system-fr-'],
  [`/it${ARTICLE}`, 'news-it-'],
  ['/es/legal', 'home-es-'],
])('social pictures %s uses the most specific one, %s…', async (path, start) => {
  const meta = metaOf((await visit(site, path)).text);
  expect(meta['og:image']).toContain(`${SITE_URL}/social/${start}`);
  expect(meta).toMatchObject({ 'og:image:width': '1200', 'og:image:height': '630' });
  const address = new URL(meta['og:image'] ?? '').pathname;
  expect((await visit(site, address)).headers['content-type']).toBe('image/jpeg');
});
