import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { toLayout } from '../../src/model/paths.ts';
import { inLanguage } from '../kit/routes.ts';
import { NEWS_PAGES } from '../kit/walk.ts';
import { expect, showByVisit, test, visit } from './kit.ts';

/** Builds the browser script with its shared state exposed as `window.sharedState`. */
async function scriptWithState(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import './client/main.ts';
        import { state } from './client/store.ts';
        globalThis.sharedState = state;
      `,
      resolveDir: join(import.meta.dirname, '..', '..'),
    },
    bundle: true,
    format: 'esm',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

let script: string;
test.beforeAll(async () => {
  script = await scriptWithState();
});
test.beforeEach(({ page }) =>
  page.route('**/assets/main-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  ),
);

const stateOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'sharedState').get());

test('holds the current page’s language, news page number and contact block', async ({
  page,
  layout,
  language,
  request,
}) => {
  const answer = await request.get(`/vr-oa-service/public/blocks?slug=about-contact&lang=${language}`);
  const { data } = await answer.json();
  const at = (path: string) => toLayout(inLanguage(path, language), layout);
  await visit(page, at('/legal'), layout);
  const expected = { list: [], lang: language, CurrentPage: 1, FooterInfo: data[0].detail };
  await expect.poll(() => stateOf(page)).toEqual(expected);
  await showByVisit(page, at(`/news/pages/${NEWS_PAGES}`));
  expect(await stateOf(page)).toEqual({ ...expected, CurrentPage: NEWS_PAGES });
  await showByVisit(page, at('/news'));
  expect(await stateOf(page)).toEqual(expected);

  await test.step('a newer contact block replaces the whole object', async () => {
    const detail = {
      address: 'Berlin',
      mail: 'post@contact.example',
      phone: '+49 30 23125 900',
      icons: [],
    };
    await page.route('**/vr-oa-service/public/blocks?slug=about-contact*', (route) =>
      route.fulfill({ json: { data: [{ slug: 'about-contact', lang: language, detail }] } }),
    );
    await page.reload();
    await expect.poll(() => stateOf(page)).toEqual({ ...expected, FooterInfo: detail });
  });
});
