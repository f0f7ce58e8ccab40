import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../src/app.ts';
import { productPath, solutionPath, solutions } from '../src/catalog/catalog.ts';
import { toLayout } from '../src/model/paths.ts';
import { attribute, childrenOf, parse, textOf, withClass, withName, type Element } from './kit/elements.ts';
import { inLanguage } from './kit/routes.ts';
import { createSite, DESKTOP, PHONE, visit } from './kit/site.ts';
import { words } from './kit/words.ts';

let site: App;
beforeAll(async () => {
  site = await createSite();
});
afterAll(() => site.close());

const LAYOUTS = ['desktop', 'mobile'] as const;
const userAgents = { desktop: DESKTOP, mobile: PHONE };

it.each(LAYOUTS)('every swiper has a separate page (%s)', async (layout) => {
  for (const swiper of ['AdvantageSwiper', 'DeviceSwiper', 'FeedbackSwiper']) {
    const address = toLayout(`/solutions/battery-system/battery-pack/${swiper}`, layout);
    const { text } = await visit(site, address, { userAgent: userAgents[layout] });
    const rows = withClass(parse(text), 'swiper');
    expect(rows, address).toHaveLength(1);
    expect(rows.flatMap((row) => withClass(row, 'swiper-slide')).length, address).toBeGreaterThan(0);
  }
});

it('a solution page shows six rows of the data and links to the others on the product page', async () => {
  for (const solution of solutions) {
    const { text } = await visit(site, inLanguage(solutionPath(solution), 'ar'));
    const [section] = withClass(parse(text), 'data-table');
    const rows = section ? withName(section, 'tbody').flatMap(childrenOf) : [];
    expect(rows, solution.name).toHaveLength(6);
    const links = section ? withName(section, 'a').map((link) => attribute(link, 'href')) : [];
    expect(links).toEqual([`${inLanguage(productPath(solution.product), 'ar')}#data`]);
  }
});

describe.each(LAYOUTS)('the comparison of products (%s)', (layout) => {
  it.each(['en', 'ar', 'ja'] as const)(
    'is a form whose result marks differences in words (%s)',
    async (language) => {
      const userAgent = userAgents[layout];
      const address = toLayout(inLanguage('/solutions/detail', language), layout);
      const { text } = await visit(site, address, { userAgent });
      const form = withClass(parse(text), 'comparison-form').at(-1);
      expect(attribute(form, 'action')).toBe(address);
      const boxes = form ? withName(form, 'input') : [];
      const { differs, named } = words[language].products.compare;
      const names = form ? withName(form, 'h3').map((name) => named.replace('{{name}}', textOf(name))) : [];
      expect(boxes.map((box) => attribute(box, 'aria-label'))).toEqual(names);
      const chosen = [boxes[0], boxes[2]].map(
        (box) => `${attribute(box, 'name')}=${attribute(box, 'value')}`,
      );
      const answer = parse((await visit(site, `${address}?${chosen.join('&')}`, { userAgent })).text);

      const [table] = withClass(answer, 'comparison').flatMap((section) => withName(section, 'table'));
      const inside = (name: string) => (table ? withName(table, name) : []);
      expect(inside('thead').flatMap((head) => withName(head, 'a'))).toHaveLength(2);
      const rows = inside('tbody').flatMap(childrenOf);
      expect(rows.length).toBeGreaterThan(3);
      for (const row of rows) {
        const [first, second] = withName(row, 'td').map(textOf);
        const head = textOf(withName(row, 'th')[0]);
        const mark = language === 'ja' ? `（${differs}）` : ` (${differs})`;
        expect(head.includes(mark), head).toBe(first !== second);
        expect([first, second], head).not.toContain('–');
      }
      const isChecked = (box: Element) => 'checked' in box.attribs;
      const again = withClass(answer, 'comparison-form').at(-1);
      expect(again && withName(again, 'input').filter(isChecked)).toHaveLength(2);
    },
  );
});

it('rows that only one of the compared products has follow the table, by product', async () => {
  const { text } = await visit(site, '/solutions/detail?compare=battery,electron');
  const { compare, rows, products } = words.en.products;
  const only = withClass(parse(text), 'comparison-only').flatMap((part) => withName(part, 'details'));
  expect(only.map((part) => textOf(withName(part, 'summary')[0]))).toEqual(
    (['battery', 'electron'] as const).map((id) => compare.only.replace('{{name}}', products[id].name)),
  );
  const labels = only.map((part) => withName(part, 'dt').map(textOf));
  expect(labels[0]).toContain(rows.cycleLife);
  expect(labels[1]).not.toContain(rows.cycleLife);
});

it('the Download-manual button is a plain link that opens a new tab', async () => {
  const { text } = await visit(site, '/de/solutions/detail/portable');
  const buttons = withClass(parse(text), 'download-button');
  const button = buttons.find((each) => attribute(each, 'href') === '/documents/portable-manual-de.pdf');
  expect(attribute(button, 'target')).toBe('_blank');
});

it.each([
  ['marine', 'mobile', 'Parallel (bis zu 16)', '2.130–2.660 kWh', '20 Wochen'],
  ['battery', 'desktop', 'Parallel (bis zu 4)', '10,8–177 kWh', '9 Wochen'],
  ['agv', 'desktop', undefined, '2,69–5,38 kWh', '9 Wochen'],
] as const)(
  'the page of %s (%s) leads to data sheet and engineer',
  async (id, layout, total, energy, time) => {
    const address = toLayout(inLanguage(productPath(id), 'de'), layout);
    const page = parse((await visit(site, address, { userAgent: userAgents[layout] })).text);
    const linksIn = (name: string) =>
      withClass(page, name).flatMap((part) => withName(part, 'a').map((link) => attribute(link, 'href')));
    const sheet = `/documents/${id}-data-sheet-de.pdf`;
    expect(linksIn('product-head-actions')).toContain(sheet);
    const anchors = ['overview', 'data', 'downloads', ...(id === 'agv' ? [] : ['practice'])];
    const contact: unknown = expect.stringContaining('#engineer');
    expect(linksIn('product-bar')).toEqual([...anchors.map((anchor) => `#${anchor}`), sheet, contact]);
    const parts = [...withName(page, 'section'), ...withName(page, 'header')];
    expect(parts.map((part) => attribute(part, 'id'))).toEqual(expect.arrayContaining(anchors));
    const labels = withClass(page, 'key-figures').flatMap((list) => withName(list, 'dt').map(textOf));
    expect(labels.slice(1, -2)).toEqual(total === undefined ? [] : [total]);
    const head = textOf(withClass(page, 'product-head')[0]).replaceAll(/\s/gu, ' ');
    for (const text of [energy, `${words.de.products.rows.leadTime}: ${time}`]) expect(head).toContain(text);
  },
);

const MARINE = productPath('marine');
it.each([
  ['/', '/solutions/detail', '/components/Activity'],
  ['/solutions', '/solutions/detail', MARINE, '/solutions/charging-system/ev-charger#sizing'],
  ['/solutions/battery-system', MARINE, '/solutions/battery-system/battery-pack'],
  ['/solutions/battery-system/battery-pack', MARINE, productPath('forklift')],
  ['/services/after-sales-service', '/solutions/detail', '/services/join'],
])('the content of %s links to what it names', async (path, ...named) => {
  const [main] = withName(parse((await visit(site, path)).text), 'main');
  const links = main ? withName(main, 'a').map((link) => attribute(link, 'href')) : [];
  expect(links).toEqual(expect.arrayContaining(named));
});
