import { afterAll, describe, expect, it } from 'vitest';
import { FILTER_IDS, FILTERS } from '../src/catalog/filters.ts';
import { MODELS } from '../src/catalog/models.ts';
import { toLayout } from '../src/model/paths.ts';
import { attribute, childrenOf, parse, textOf, withClass, withName } from './kit/elements.ts';
import { inLanguage } from './kit/routes.ts';
import { createSite, DESKTOP, PHONE, visit } from './kit/site.ts';
import { translate, words } from './kit/words.ts';

const PATH = '/solutions/detail';
const LAYOUTS = [
  ['desktop', 'en', DESKTOP],
  ['mobile', 'ar', PHONE],
] as const;

let today = '2026-11-29';
const site = await createSite({}, { now: () => new Date(today) });

async function open(query: string, userAgent = DESKTOP, path = PATH) {
  const { text, status } = await visit(site, query === '' ? path : `${path}?${query}`, { userAgent });
  const page = parse(text);
  const bodies = withClass(page, 'found-family').flatMap((family) => withName(family, 'tbody'));
  const [form] = withClass(page, 'finder-form');
  return {
    text,
    status,
    page,
    boxes: (form ? withName(form, 'input') : []).filter((box) => attribute(box, 'type') === 'checkbox'),
    models: bodies.flatMap(childrenOf).map((row) => textOf(withName(row, 'label')[0])),
  };
}

describe.each(LAYOUTS)('the product finder (%s, %s)', (layout, language, userAgent) => {
  const path = toLayout(inLanguage(PATH, language), layout);

  it('lists every model, and each filter as a group of checkboxes with a name', async () => {
    const { page, models, boxes } = await open('', userAgent, path);
    expect(models.toSorted()).toEqual(MODELS.map(({ name }) => name).toSorted());
    const [form] = withClass(page, 'finder-form');
    expect(attribute(form, 'action')).toBe(`${path}#finder`);
    const legends = form ? withName(form, 'legend').map(textOf) : [];
    expect(legends).toEqual(Object.values(words[language].products.finder.filters));
    expect(boxes).toHaveLength(FILTER_IDS.flatMap((id) => FILTERS[id].options).length);
  });

  it('lists the models that match, keeps the choice and counts what each option would leave', async () => {
    const { page, models, boxes } = await open('energy=200&energy=500&protection=IP55', userAgent, path);
    expect(models).toEqual(['AV-SC 233', 'AV-SC 261', 'AV-CT 3730', 'AV-CT 4180', 'AV-CT 5020']);
    const chosen = boxes.filter(({ attribs }) => 'checked' in attribs).map((box) => attribute(box, 'value'));
    expect(chosen).toEqual(['200', '500', 'IP55']);
    const [status] = withClass(page, 'finder-summary').flatMap(childrenOf);
    expect(attribute(status, 'role')).toBe('status');
    expect(textOf(status)).toBe(
      translate[language]('products:finder.found', { found: 5, total: MODELS.length }),
    );
  });

  it('without a model, offers the filters whose removal leaves some', async () => {
    const { page, models } = await open('application=forklift&power=5&protection=IP67', userAgent, path);
    expect(models).toEqual([]);
    const [results] = withClass(page, 'finder-results');
    const forms = results ? withName(results, 'form') : [];
    const ways = forms.map((form) =>
      withName(form, 'input').map((field) => `${attribute(field, 'name')}=${attribute(field, 'value')}`),
    );
    expect(ways).toEqual([
      ['power=5', 'protection=IP67'],
      ['application=forklift', 'protection=IP67'],
    ]);
    for (const way of ways) expect((await open(way.join('&'), userAgent, path)).models).not.toEqual([]);
  });
});

it('ticked models stay ticked, also those that the filters hide, and go to the comparison', async () => {
  const { page } = await open('system=charging-system&models=AV-DC-60&models=AV-FL-80-460');
  const ticked = withName(page, 'input').filter((box) => attribute(box, 'name') === 'models');
  const checked = ticked.filter(({ attribs }) => 'checked' in attribs);
  expect(checked.map((box) => attribute(box, 'value'))).toEqual(['AV-DC-60', 'AV-FL-80-460']);
  const [form] = withClass(page, 'finder-form');
  const [bar] = withClass(page, 'finder-compare');
  const [button] = bar ? withName(bar, 'button') : [];
  expect(attribute(button, 'formaction')).toBe('/solutions/detail/compare');
  for (const control of [button, ...ticked]) expect(attribute(control, 'form')).toBe(attribute(form, 'id'));
  const [clear] = withClass(page, 'finder-summary').flatMap((summary) => withName(summary, 'a'));
  expect(attribute(clear, 'href')).toBe(`${PATH}?models=AV-DC-60&models=AV-FL-80-460`);
});

it.each([
  'energy=-1&power=%00&voltage=<script>&protection=IP999&application=__proto__',
  `energy=${'9'.repeat(1000)}`,
  'energy=%E0%A4%A&application[]=forklift',
])('ignores unknown filters: %.70s', async (query) => {
  const { status, models, text } = await open(query);
  expect(status).toBe(200);
  expect(models).toHaveLength(MODELS.length);
  expect(text).not.toContain('<script>&');
});

it('filtered pages have the canonical URL of the page without filters, and no link has filters', async () => {
  const { text, page } = await open('energy=5&application=agv');
  expect(text).toMatch(/<link rel="canonical" href="[^"]+\/solutions\/detail"/);
  for (const link of withName(page, 'a'))
    expect(attribute(link, 'href')).not.toMatch(/[?&](?:energy|application)=/);
});

describe('a model after the last order', () => {
  const DAYS = ['2027-06-30', '2027-07-01'] as const;
  const pages: readonly (readonly [path: string, offered: string])[] = [
    [PATH, 'value="AV-SC-233"'],
    [`${PATH}/list`, '<option value="AV-SC 233"'],
    [`${PATH}/list?items=AV-SC-233*1`, words.en.lifecycle.stages.lastOrder],
    [`${PATH}/cabinet`, 'items=AV-SC-233*1'],
    [`${PATH}/compare?models=AV-SC-233`, `<bdi>12\u00a0weeks</bdi>`],
    [
      '/solutions/energy-storage-system/cabinet-energy-storage?target=400&peak=520&hours=2&base=250',
      'detail/cabinet"><span class="whole">AV-SC 233<',
    ],
  ];
  afterAll(() => (today = '2026-11-29'));

  it.each(pages)('is no longer offered at %s', async (path, offered) => {
    const answers = [];
    for (today of DAYS) answers.push((await visit(site, path)).text.includes(offered));
    expect(answers).toEqual([true, false]);
  });
});
