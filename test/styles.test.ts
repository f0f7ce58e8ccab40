import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compile, selectAll, selectOne } from 'css-select';
import { parseDocument } from 'htmlparser2';
import { parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { SetupError } from '../src/common/setupFiles.ts';
import { organization } from '../src/organization.ts';
import { pages } from '../src/pages/pages.ts';
import { definePage } from '../src/pageTable/page.ts';
import { readAssets } from '../src/render/assets.ts';
import { toDesktop, toMobile } from '../src/model/paths.ts';
import { createSite, DESKTOP, PHONE, ROOT, visit, withoutTemplates } from './kit/site.ts';
import { PAGE_KINDS } from './kit/walk.ts';

const LAYOUT_SHEETS = ['desktop', 'mobile'];
const SHARED_SHEETS = ['reading', 'finder', 'search', 'inquiry', 'manual'];

const { urlOf } = readAssets(join(ROOT, 'build', 'manifest.json'));
const builtFile = (sheet: string) => join(ROOT, 'build', 'browser', urlOf(`${sheet}.css`));

/** Of pages that are empty without: only results fill more than one page of the search. */
const QUERIES: Readonly<Record<string, string>> = {
  '/search': `?q=${encodeURIComponent(organization.name)}`,
  '/solutions/detail/compare': '?models=AV-SC-102,AV-SC-261',
};

/** States, and the language of a page: a rule counts as needed in any of them. */
const pseudos = { 'focus-visible': () => true, hover: () => true, lang: () => true, target: () => true };

/** Matches the elements that a shared sheet has rules for, besides their pseudo-elements. */
function matcherOf(sheet: string) {
  const selectors: string[] = [];
  parse(readFileSync(builtFile(sheet), 'utf8')).walkRules(({ parent, selector }) => {
    const isFrame = parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';
    if (!isFrame) selectors.push(selector.replace(/::[\w-]+|:(?:before|after)\b/g, ''));
  });
  return compile(selectors.join(), { pseudos });
}

describe('the shared stylesheets', async () => {
  const site = await createSite();

  const matchers = SHARED_SHEETS.map((sheet) => ({ url: urlOf(`${sheet}.css`), matcher: matcherOf(sheet) }));

  it.each([
    { layout: 'desktop', userAgent: DESKTOP, at: toDesktop },
    { layout: 'mobile', userAgent: PHONE, at: toMobile },
  ])('are linked by exactly the pages that they have rules for ($layout)', async ({ userAgent, at }) => {
    const found: (string | undefined)[][] = [];
    for (const path of [...PAGE_KINDS, '/no-such-page']) {
      const { text } = await visit(site, at(path) + (QUERIES[path] ?? ''), { userAgent });
      const document = parseDocument(withoutTemplates(text));
      const needed = matchers.filter(({ matcher }) => selectOne(matcher, document) !== null);
      const [, ...linked] = [...text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
        ([, url]) => url,
      );
      expect(linked, path).toEqual(needed.map(({ url }) => url));
      found.push(linked);
    }
    // Two sheets that the same pages link would be one.
    const pagesOf = matchers.map(({ url }) => found.map((linked) => linked.includes(url)).join());
    expect(new Set(pagesOf).size).toBe(matchers.length);
  });
});

describe('the first paint', async () => {
  const site = await createSite();

  it.each([
    { page: 'home page', path: '/' },
    { page: 'system', path: '/solutions/battery-system' },
    { page: 'solution', path: '/solutions/energy-storage-system/cabinet-energy-storage' },
    { page: 'product', path: '/solutions/detail/cabinet' },
    { page: 'article', path: '/news/1' },
  ])('of a $page waits for one stylesheet and no script', async ({ path }) => {
    const { text } = await visit(site, toMobile(path), { userAgent: PHONE });
    const found = selectAll(
      'head > link[rel="stylesheet"], script:not([type="module"])[src]',
      parseDocument(text),
    );
    expect(found).toMatchObject([{ name: 'link', attribs: { href: urlOf('mobile.css') } }]);
  });
});

it.each(LAYOUT_SHEETS)('the main stylesheet of the %s layout has at most 12.5 KiB', (sheet) => {
  expect(statSync(`${builtFile(sheet)}.br`).size).toBeLessThanOrEqual(12.5 * 1024);
});

it.each(LAYOUT_SHEETS)('the Japanese one of the %s layout fits into ten TCP segments', (sheet) => {
  // Without response headers.
  expect(statSync(`${builtFile(`ja-${sheet}`)}.br`).size).toBeLessThan(10 * 1460 - 420);
});

it('no text has both line-breaking rules that together crash WebKit', () => {
  const selectorsWith = (property: string, value: string) => {
    const found: string[] = [];
    for (const path of globSync('{client,views}/**/*.css', { cwd: ROOT }))
      parse(readFileSync(join(ROOT, path), 'utf8')).walkDecls((declaration) => {
        const { parent } = declaration;
        // Only WebKit knows the property.
        if (String(parent?.parent).startsWith('@supports not (hanging-punctuation: first)')) return;
        if (!declaration.prop.startsWith(property) || !declaration.value.includes(value)) return;
        found.push(...(parent?.type === 'rule' && 'selectors' in parent ? parent.selectors : [path]));
      });
    return found;
  };
  const keepAll = selectorsWith('word-break', 'keep-all');
  const pretty = selectorsWith('text-wrap', 'pretty');
  expect(keepAll.length * pretty.length).toBeGreaterThan(0);
  for (const selector of keepAll) expect(selector).toMatch(/^:lang\(ja\)/);
  for (const selector of pretty) expect(selector).toMatch(/:not\(:lang\(ja\)\)$/);
});

it('each stylesheet of the views is in one sheet', () => {
  const imported = globSync('client/styles/*.css', { cwd: ROOT }).flatMap((path) =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(/^@import '\.\.\/\.\.\/(views\/.*)'/gm)].map(
      ([, file]) => file,
    ),
  );
  expect(imported.toSorted()).toEqual(globSync('views/**/*.css', { cwd: ROOT }).toSorted());
});

it('a page with a view that the build does not know prevents the start', async () => {
  const page = definePage({
    id: 'unbuilt',
    desktop: '/unbuilt',
    label: () => 'Unbuilt',
    load: () => ({}),
    head: () => ({ title: 'Unbuilt', description: 'Unbuilt' }),
    view: function UnbuiltPage() {
      return null;
    },
  });
  const starting = createSite({}, { pages: [...pages, page] });
  await expect(starting).rejects.toThrow(SetupError);
  await expect(starting).rejects.toThrow(/UnbuiltPage: run `npm run build` again/);
});
