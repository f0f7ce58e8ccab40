import { toString as drawCode } from 'qrcode';
import { describe, expect, it } from 'vitest';
import { PACK_IDS, productPath, solutions } from '../src/catalog/catalog.ts';
import { SYSTEM_IDS } from '../src/catalog/systems.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../src/model/codes.ts';
import { localize, toLayout, type Layout } from '../src/model/paths.ts';
import { CAREERS_URL, SITE_URL } from './kit/addresses.ts';
import { attribute, childrenOf, parse, textOf, withClass, withName, type Element } from './kit/elements.ts';
import { inLanguage } from './kit/routes.ts';
import { createSite, DESKTOP, PHONE, visit, withoutTemplates } from './kit/site.ts';
import { words } from './kit/words.ts';

const LAYOUTS = ['desktop', 'mobile'] as const;
const LANGUAGES = ['en', 'de', 'fr', 'ar'] as const;
const TOP_PATHS = ['/', '/solutions', '/technical-strength', '/services', '/news', '/about-us'];

const FINDING = ['/solutions/detail', '/solutions/detail/compare', '/solutions/detail/list'];
const CALCULATORS = [
  '/solutions/battery-system/battery-pack#sizing',
  '/solutions/charging-system/ev-charger#sizing',
  '/solutions/energy-storage-system/cabinet-energy-storage#sizing',
  '/about-us/carbon-footprint#calculator',
];

const site = await createSite();

async function documentOf(path: string, language: LanguageCode, layout: Layout) {
  const address = toLayout(inLanguage(path, language), layout);
  const answer = await visit(site, address, { userAgent: layout === 'mobile' ? PHONE : DESKTOP });
  expect(answer.status, address).toBe(200);
  return parse(withoutTemplates(answer.text));
}

const addressesOf = (elements: Parameters<typeof attribute>[0][]) =>
  elements.map((element) => attribute(element, 'href'));

/** Expects the specified entries in this order, whatever other entries a menu has. */
function expectInOrder(entries: readonly string[], specified: readonly string[]): void {
  expect(entries.filter((entry) => specified.includes(entry))).toEqual(specified);
}

/** Sustainable development follows the downloads, in English and German only. */
function pathsOfAboutUs(language: LanguageCode): string[] {
  const sustainability = ['en', 'de'].includes(language) ? ['sustainable-development'] : [];
  return ['company-profile', 'corporation-partner', 'download', ...sustainability, 'contact-us'].map(
    (name) => `/about-us/${name}`,
  );
}

describe.each(LANGUAGES)('the main menu (%s)', (language) => {
  it('has the specified entries on a desktop', async () => {
    const page = await documentOf('/about-us/download', language, 'desktop');
    const entries = withClass(page, 'menu-item');
    const linkIn = (item: Element) => childrenOf(item).find(({ name }) => name === 'a');
    const links = entries.map(linkIn);
    const inMenu = (path: string) => inLanguage(path, language);
    expectInOrder(addressesOf(links), TOP_PATHS.map(inMenu));
    expect(addressesOf(links.filter((link) => attribute(link, 'aria-current') !== ''))).toEqual([
      inMenu('/about-us'),
    ]);

    const below = (path: string) => {
      const entry = entries.find((each) => attribute(linkIn(each), 'href') === inMenu(path));
      return childrenOf(entry && withClass(entry, 'dropdown')[0]);
    };
    expectInOrder(addressesOf(below('/about-us').map(linkIn)), [
      ...pathsOfAboutUs(language).map(inMenu),
      CAREERS_URL,
    ]);
    expectInOrder(
      addressesOf(below('/solutions').map(linkIn)),
      SYSTEM_IDS.map((system) => inMenu(`/solutions/${system}`)),
    );
    const inColumns = below('/solutions').flatMap((item) => withName(item, 'ul'));
    expectInOrder(
      addressesOf(inColumns.flatMap((list) => withName(list, 'a'))),
      solutions.map(({ system, name }) => inMenu(`/solutions/${system}/${name}`)),
    );
    const [packs, calculators, all] = below('/solutions').slice(SYSTEM_IDS.length);
    const linksIn = (item: Element | undefined) => addressesOf(item ? withName(item, 'a') : []);
    expect(linksIn(packs).slice(1)).toEqual(PACK_IDS.map((id) => inMenu(productPath(id))));
    expect(linksIn(calculators).slice(1)).toEqual(CALCULATORS.map(inMenu));
    expect(linksIn(all)).toEqual(FINDING.map(inMenu));
    const tools = withClass(page, 'header-tools').flatMap((part) => withName(part, 'a'));
    expect(addressesOf(tools)).toEqual(
      expect.arrayContaining([inMenu('/search'), inMenu('/about-us/contact-us')]),
    );
  });

  it('has the same entries in the phone panel, followed by the languages', async () => {
    const page = await documentOf('/', language, 'mobile');
    const [panel] = withClass(page, 'mobile-panel');
    const items = childrenOf(childrenOf(panel)[0]);
    // An entry with subpages lists itself first.
    const links = items.slice(0, -1).map((item) => withName(item, 'a')[0]);
    const inPanel = (path: string) => toLayout(inLanguage(path, language), 'mobile');
    expectInOrder(addressesOf(links), TOP_PATHS.map(inPanel));
    const labels = items.map((item) => textOf(withName(item, 'summary')[0] ?? item).replaceAll('\u00ad', ''));
    const { nav } = words[language];
    const { home, technicalStrength, services, news, aboutUs } = nav;
    expectInOrder(labels, [home, nav.solutions, technicalStrength, services, news, aboutUs]);
    const about = items.find((item) => attribute(withName(item, 'a')[0], 'href') === inPanel('/about-us'));
    expectInOrder(addressesOf(about ? withName(about, 'a') : []), pathsOfAboutUs(language).map(inPanel));
    const inSolutions = addressesOf(panel ? withName(panel, 'a') : []);
    for (const path of [...PACK_IDS.map(productPath), ...CALCULATORS, ...FINDING])
      expect(inSolutions).toContain(localize(path, language, 'mobile'));
    expect(addressesOf(links)).toContain(inPanel('/about-us/contact-us'));
    const languages = items.at(-1);
    expect(languages && withName(languages, 'a')).toHaveLength(LANGUAGE_CODES.length + 1);
  });
});

describe.each(LAYOUTS)('the footer (%s)', (layout) => {
  it('links to the legal notice, privacy and every solution page', async () => {
    const page = await documentOf('/', 'en', layout);
    const addresses = addressesOf(withClass(page, 'footer-links').flatMap((column) => withName(column, 'a')));
    expect(addresses).toContain(toLayout('/legal', layout));
    expect(addresses).toContain(toLayout('/privacy', layout));
    for (const path of [
      ...SYSTEM_IDS.map((system) => `/solutions/${system}`),
      ...solutions.map(({ system, name }) => `/solutions/${system}/${name}`),
    ])
      expect(addresses).toContain(toLayout(path, layout));
  });

  it.each(['en', 'ar'] as const)(
    'shows a QR code of the page’s URL on a desktop only (%s)',
    async (language) => {
      const path = '/solutions/charging-system/ev-charger';
      const page = await documentOf(path, language, layout);
      const [figure] = withClass(page, 'page-code');
      if (layout === 'mobile') return expect(figure).toBeUndefined();
      const source = attribute(figure && withName(figure, 'img')[0], 'src');
      const drawn = await visit(site, source);
      expect(drawn.headers['content-type']).toContain('image/svg+xml');
      const expected = await drawCode(SITE_URL + toLayout(inLanguage(path, language), layout), {
        type: 'svg',
        margin: 2,
        errorCorrectionLevel: 'M',
      });
      expect((drawn.body as Buffer).toString()).toBe(expected);
    },
  );
});

it.each(LAYOUTS)('the breadcrumbs link to the pages above, and name the page itself (%s)', async (layout) => {
  const document = await documentOf('/solutions/battery-system', 'de', layout);
  const [trail] = withClass(document, 'breadcrumbs');
  const [list] = childrenOf(trail);
  const crumbs = childrenOf(list).flatMap(childrenOf);
  expect(crumbs.map(({ name }) => name)).toEqual(['a', 'a', 'span']);
  expect(crumbs.every((crumb) => textOf(crumb) !== '')).toBe(true);
  expect(attribute(crumbs.at(-1), 'aria-current')).toBe('page');
});
