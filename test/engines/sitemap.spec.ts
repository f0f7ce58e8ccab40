import { LANGUAGE_CODES } from '../../src/model/codes.ts';
import { INSTALLED } from './engines.ts';
import { expect, test } from './kit.ts';
import { walk } from './walk.ts';

test.use({ composites: false });

// Only by `npm run test:engines -- sitemap`, because it takes several minutes.
for (const language of INSTALLED.includes('webkit') ? LANGUAGE_CODES : []) {
  test(`webkit: every page of the sitemap (${language})`, async ({ browsers, site }) => {
    const sitemap = await (await fetch(`${site.url}/sitemap-${language}.xml`)).text();
    const paths = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    expect(paths.length).toBeGreaterThan(0);
    for (const browser of browsers.filter(({ name }) => name === 'webkit'))
      expect((await walk(browser, 'desktop', paths)).faults).toEqual([]);
  });
}
