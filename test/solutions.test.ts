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
  const [button] = withClass(parse(text), 'download-button').filter((each) =>
    attribute(each, 'class').includes('button-primary'),
  );
  expect(attribute(button, 'href')).toBe('/documents/portable-manual-de.pdf');
  expect(attribute(button, 'target')).toBe('_blank');
});
