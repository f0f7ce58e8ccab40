import { describe, expect, it } from 'vitest';
import { productPath, solutionPath, solutions } from '../src/catalog/catalog.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../src/model/codes.ts';
import { toLayout } from '../src/model/paths.ts';
import { attribute, childrenOf, parse, textOf, withClass, withName } from './kit/elements.ts';
import { inLanguage } from './kit/routes.ts';
import { createSite, DESKTOP, PHONE, visit } from './kit/site.ts';
import { words } from './kit/words.ts';

const site = await createSite();

const COMPARE = '/solutions/detail/compare';
const LIST = '/solutions/detail/list';
const FORKLIFT = ['AV-FL-80-460', 'AV-FL-80-690'] as const;
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

describe.each(LAYOUTS)('the comparison of models (%s)', (layout) => {
  const pathIn = (language: LanguageCode) => toLayout(inLanguage(COMPARE, language), layout);
  const open = (query: string, language: LanguageCode = 'en') =>
    visit(site, pathIn(language) + query, { userAgent: userAgents[layout] });

  it.each(['en', 'ar', 'ja'] as const)('marks differences in words (%s)', async (language) => {
    const { status, text } = await open(`?models=${FORKLIFT.join(',')}`, language);
    const page = parse(text);
    expect(status).toBe(200);
    expect(text).toContain('<meta name="robots" content="noindex');
    const { title, differs } = words[language].selection.compare;
    const [table] = withClass(page, 'comparison').flatMap((section) => withName(section, 'table'));
    const inside = (name: string) => (table ? withName(table, name) : []);
    expect(inside('thead').flatMap((head) => withName(head, 'img'))).toHaveLength(2);
    expect(textOf(withName(page, 'h1')[0])).toBe(title);
    expect(withClass(page, 'breadcrumbs').map(textOf)[0]).toContain(title);
    for (const model of ['AV-FL 80-460', 'AV-FL 80-690'])
      expect(textOf(withName(page, 'title')[0])).toContain(model);
    const bodies = inside('tbody');
    expect(bodies.length).toBeGreaterThan(20);
    for (const body of bodies) {
      const [first, second] = withName(body, 'td').map(textOf);
      const head = textOf(withName(body, 'th')[0]);
      const mark = language === 'ja' ? `（${differs}）` : ` (${differs})`;
      expect(head.includes(mark), head).toBe(first !== second);
    }
    const links = inside('thead')
      .flatMap((head) => withName(head, 'a'))
      .map((a) => attribute(a, 'href'));
    for (const model of FORKLIFT) expect(links).toContain(`${pathIn(language)}?models=${model}#model`);
  });

  it('adds a model by a form, and makes the address short', async () => {
    const { text } = await open(`?models=${FORKLIFT[0]}`);
    const page = parse(text);
    expect(textOf(withClass(page, 'choice-hint')[0])).toContain('AV-FL 80-460');
    const [form] = withClass(page, 'model-form');
    expect(form && withName(form, 'input').map((field) => attribute(field, 'value'))).toEqual([
      FORKLIFT[0],
      'AV-FL 80-690',
    ]);
    const answer = await open(`?energy=20&models=${FORKLIFT[0]}&model=AV-FL+80-690`);
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe(`${pathIn('en')}?models=${FORKLIFT.join(',')}`);
  });

  it.each([
    ['?models=AV-FL-80-460,nonsense', 'nonsense'],
    ['?models=<script>x</script>', '&lt;script>x&lt;/script>'],
    [`?models=${'9'.repeat(1500)}`, `${'9'.repeat(40)}…`],
    ['?models=AV-BM-16,AV-BM-28,AV-BM-312,AV-SC-102,AV-SC-261', 'AV-SC 261'],
  ])('says what is wrong with %.70s', async (query, named) => {
    const { status, text, headers } = await open(query);
    expect(status).toBe(400);
    expect(headers['cache-control']).toBe('no-store');
    expect(withClass(parse(text), 'form-faults').map(textOf).join('')).toContain(
      named.replaceAll('&lt;', '<'),
    );
    expect(text).not.toContain('<script>x');
  });
});

it('a comparison of product families moves to that of models, and a product page leads to that of its models', async () => {
  const moved = await visit(site, '/de/solutions/detail?compare=cabinet,container');
  expect(moved.status).toBe(301);
  expect(moved.headers.location).toBe('/de/solutions/detail/compare?models=AV-SC-102,AV-CT-3730');
  const { text } = await visit(site, '/de/solutions/battery-system/packDetail/forklift');
  expect(withName(parse(text), 'a').map((link) => attribute(link, 'href'))).toContain(
    `/de/solutions/detail/compare?models=${FORKLIFT.join(',')}`,
  );
});

describe('the parts list', () => {
  const ITEMS = 'AV-FL-80-460*2,AV-FL-DS-DE*1';
  const LINES = `AV-FL 80-460  × 2  (${words.de.products.products.forklift.name})`;

  it.each([
    ['?items=AV-FL-80-460*1,AV-FL-DS-DE&model=AV-FL+80-460', ITEMS],
    ['?item=AV-FL+80-460&quantity=2&item=AV-FL-DS-DE&quantity=1', ITEMS],
    ['?csv=AV-FL+80-460%3B2%0D%0Aav-fl-ds-de', ITEMS],
    ['?item=AV-FL+80-460&quantity=0', ''],
  ])('gets a short address: %s', async (query, items) => {
    const { status, headers } = await visit(site, `/de${LIST}${query}`);
    expect(status).toBe(303);
    expect(headers.location).toBe(`/de${LIST}${items === '' ? '' : `?items=${items}`}`);
  });

  it.each([
    ['?items=nonsense*2', 'nonsense'],
    ['?items=AV-FL-80-460*1.5', 'AV-FL 80-460: 1.5'],
    ['?items=AV-FL-80-460*10000', 'AV-FL 80-460: 10000'],
    ['?csv=%22AV-FL', 'CSV'],
  ])('says what is wrong with %s', async (query, named) => {
    const { status, text } = await visit(site, LIST + query);
    expect(status).toBe(400);
    expect(textOf(withClass(parse(text), 'form-faults')[0])).toContain(named);
  });

  it('is requested at once, in words, and comes back whole if something is missing', async () => {
    const { status, text } = await visit(site, `/de${LIST}?items=${ITEMS}`);
    expect(status).toBe(200);
    expect(text).toContain('<meta name="robots" content="noindex');
    const form = withName(parse(text), 'form').find((one) => attribute(one, 'action').endsWith('#list'));
    expect(attribute(form, 'action')).toBe(`/de${LIST}?items=${ITEMS}#list`);
    expect(form && withName(form, 'textarea').map(textOf)[0]).toContain(LINES);
    const about = form && withName(form, 'input').find((field) => attribute(field, 'name') === 'about');
    expect(attribute(about, 'value')).toBe(`${LIST}?items=${ITEMS}`);
  });

  it('is exported as CSV, which it reads again, and as JSON', async () => {
    const csv = await visit(site, `${LIST}.csv?items=${ITEMS}&lang=de`);
    expect([csv.status, csv.headers['content-type'], csv.headers['x-robots-tag']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'noindex',
    ]);
    expect(csv.headers['content-disposition']).toBe('attachment; filename="parts-list.csv"');
    const again = await visit(site, `/de${LIST}?csv=${encodeURIComponent(csv.text)}`);
    expect(again.headers.location).toBe(`/de${LIST}?items=${ITEMS}`);
    const json = await visit(site, `${LIST}.json?items=${ITEMS}`);
    expect(json.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(json.text).items[0]).toMatchObject({ item: 'AV-FL 80-460', quantity: 2 });
    for (const query of ['', '?items=nonsense', '?items=AV-FL-80-460*x'])
      expect((await visit(site, `${LIST}.csv${query}`)).status, query).toBe(400);
  });
});

it('Download-manual is a plain link that opens a new tab', async () => {
  const { text } = await visit(site, '/de/solutions/detail/portable');
  const links = withName(parse(text), 'a');
  const link = links.find((each) => attribute(each, 'href') === '/documents/portable-manual-de.pdf');
  expect(attribute(link, 'target')).toBe('_blank');
});

it.each([
  ['marine', 'mobile', 'Größtes System (bis zu 16 parallel)', '2.130–2.660 kWh', '20 Wochen'],
  ['battery', 'desktop', 'Größtes System (bis zu 2 oder 4 parallel)', '10,8–177 kWh', '9 Wochen'],
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

it.each([
  ['battery', [0, 1, 2]],
  ['forklift', [0]],
  ['marine', [1]],
  ['construction-machine', [2]],
  ['agv', []],
] as const)('the page of %s quotes its customers', async (id, quoted) => {
  for (const code of LANGUAGE_CODES) {
    const { text } = await visit(site, inLanguage(productPath(id), code));
    const { feedback } = words[code].solutions.solutions['battery-pack'];
    const quotes = withName(parse(text), 'blockquote').map(textOf);
    expect(quotes, code).toEqual(quoted.map((index) => feedback[index]?.quote));
  }
});

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

it('a product page shows the life cycle of its models and links to the feed of its change notices', async () => {
  const { text } = await visit(site, '/solutions/detail/container');
  const { status, headers, text: feed } = await visit(site, '/de/solutions/detail/container/notices.xml');
  expect(text).toContain('href="/solutions/detail/container/notices.xml"');
  expect(text).toContain(words.en.lifecycle.stages.lastOrder);
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^application\/atom\+xml/);
  expect(feed.match(/<entry>/g)).toHaveLength(2);
  expect(feed).toContain('AV-CT 3730 läuft aus');
  for (const path of ['/solutions/detail/none/notices.xml', '/mobile/solutions/detail/container/notices.xml'])
    expect((await visit(site, path)).status).toBe(404);
});
