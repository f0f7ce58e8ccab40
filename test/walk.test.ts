import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../src/app.ts';
import { LANGUAGE_CODES } from '../src/locale/codes.ts';
import { LANGUAGES } from '../src/locale/languages.ts';
import { organisation } from '../src/organisation.ts';
import { pages } from '../src/pages/pages.ts';
import { routesOf } from '../src/pageTable/routeTable.ts';
import { toDesktop, toMobile } from '../src/request/paths.ts';
import { brokenTexts, pageTexts, textsInAnotherScript } from './kit/pageTexts.ts';
import { inLanguage } from './kit/routes.ts';
import { createSite, DESKTOP, PHONE, visit, withoutTemplates } from './kit/site.ts';
import { SPECIFIED_PATHS } from './kit/specifiedPaths.ts';
import { ALL_PATHS, routeOf } from './kit/walk.ts';

let site: App;
beforeAll(async () => {
  site = await createSite();
});
afterAll(() => site.close());

const DEVICES = [
  { layout: 'desktop', userAgent: DESKTOP, at: toDesktop },
  { layout: 'mobile', userAgent: PHONE, at: toMobile },
] as const;

describe('every path redirects at most once and shows its page in the right language, script and layout', () => {
  for (const code of LANGUAGE_CODES) {
    for (const { layout, userAgent, at } of DEVICES) {
      it(`${code}, ${layout}`, async () => {
        const { dir } = LANGUAGES[code];
        const paths = ALL_PATHS.map((path) => inLanguage(path, code));
        for (const asked of paths.filter((path) => at(path) !== path)) {
          const { status, headers } = await visit(site, asked, { userAgent });
          expect([status, headers.location], asked).toEqual([302, at(asked)]);
        }
        for (const asked of new Set(paths.map(at))) {
          const answer = await visit(site, asked, { userAgent });
          expect(answer.status, asked).toBe(200);
          expect(answer.text, asked).toShow(`<html lang="${code}" dir="${dir}" data-layout="${layout}"`);
          expect(answer.headers['content-language'], asked).toBe(code);
          expect(answer.headers['set-cookie'], asked).toBeUndefined();
          expect(withoutTemplates(answer.text).match(/<h1[ >]/g), asked).toHaveLength(1);
          const title = /<title>[^<]*/.exec(answer.text)?.[0] ?? '';
          expect(title.split(organisation.name).length, title).toBeLessThanOrEqual(2);
          const texts = pageTexts(answer.text);
          expect(textsInAnotherScript(texts, code), asked).toEqual([]);
          expect(brokenTexts(texts), asked).toEqual([]);
        }
      });
    }
  }
});

describe('the page table', () => {
  it('has every specified path', () => {
    expect(SPECIFIED_PATHS.filter((path) => !ALL_PATHS.includes(path))).toEqual([]);
  });

  it('has only paths that the tests visit; for a page that computes its instances, add some to `kit/walk.ts`', () => {
    const visited = new Set(ALL_PATHS.map(routeOf));
    const missing = routesOf(pages).filter(
      (route) => ![...visited].some((each) => each?.path === route.path),
    );
    expect(missing.map(({ page, path }) => `page ${page.id}: ${path}`)).toEqual([]);
  });

  it('lists each path once', () => {
    const paths = routesOf(pages).map(({ path }) => path);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  it('is closed under the redirect rules: every redirected route is a route of the other layout', () => {
    const of = (layout: 'desktop' | 'mobile') =>
      new Set(
        routesOf(pages)
          .filter((route) => route.layout === layout)
          .map(({ path }) => path),
      );
    const [desktop, mobile] = [of('desktop'), of('mobile')];
    expect([...desktop].map(toMobile).filter((path) => !mobile.has(path))).toEqual([]);
    expect([...mobile].map(toDesktop).filter((path) => !desktop.has(path))).toEqual([]);
  });
});
