import { toString as drawCode } from 'qrcode';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../src/app.ts';
import type { LanguageCode } from '../src/locale/codes.ts';
import { toLayout } from '../src/redirect/paths.ts';
import type { Layout } from '../src/redirect/paths.ts';
import nav from '../locales/en/nav.json' with { type: 'json' };
import { attribute, childrenOf, parse, textOf, withClass, withName } from './kit/elements.ts';
import { inLanguage } from './kit/routes.ts';
import { createSite, DESKTOP, PHONE, visit, withoutTemplates } from './kit/site.ts';

const SITE_URL = 'https://www.arcvane.example';
const LAYOUTS = ['desktop', 'mobile'] as const;
const LANGUAGES = ['en', 'de', 'fr', 'ar'] as const;
const TOP_PATHS = ['/', '/solutions', '/technical-strength', '/services', '/news', '/about-us'];

let site: App;
beforeAll(async () => {
  site = await createSite({ SITE_URL });
});
afterAll(() => site.close());

async function documentOf(path: string, language: LanguageCode, layout: Layout) {
  const address = toLayout(inLanguage(path, language), layout);
  const answer = await visit(site, address, { userAgent: layout === 'mobile' ? PHONE : DESKTOP });
  expect(answer.status, address).toBe(200);
  return parse(withoutTemplates(answer.text));
}

const addressesOf = (elements: Parameters<typeof attribute>[0][]) =>
  elements.map((element) => attribute(element, 'href'));

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
    const links = entries.map((entry) => childrenOf(entry).find(({ name }) => name === 'a'));
    expect(addressesOf(links)).toEqual(TOP_PATHS.map((path) => inLanguage(path, language)));
    expect(addressesOf(links.filter((link) => attribute(link, 'aria-current') !== ''))).toEqual([
      inLanguage('/about-us', language),
    ]);

    const below = (path: string) => {
      const entry = entries[TOP_PATHS.indexOf(path)];
      return childrenOf(entry && withClass(entry, 'dropdown')[0]);
    };
    const linkIn = (item: (typeof entries)[number]) => childrenOf(item).find(({ name }) => name === 'a');
    expect(addressesOf(below('/about-us').map(linkIn))).toEqual([
      ...pathsOfAboutUs(language).map((path) => inLanguage(path, language)),
      'https://careers.arcvane.example',
    ]);
    const systems = ['battery-system', 'electric-drive-system', 'charging-system', 'energy-storage-system'];
    expect(addressesOf(below('/solutions').map(linkIn))).toEqual(
      systems.map((system) => inLanguage(`/solutions/${system}`, language)),
    );
    expect(
      below('/solutions').flatMap((item) => withName(item, 'ul').flatMap((list) => withName(list, 'a'))),
    ).toHaveLength(11);
  });

  it('has the same entries in the phone panel, followed by the languages', async () => {
    const page = await documentOf('/', language, 'mobile');
    const [panel] = withClass(page, 'mobile-panel');
    const items = childrenOf(childrenOf(panel)[0]);
    // An entry with subpages lists itself first.
    const links = items.slice(0, -1).map((item) => withName(item, 'a')[0]);
    expect(addressesOf(links)).toEqual(
      TOP_PATHS.map((path) => toLayout(inLanguage(path, language), 'mobile')),
    );
    if (language === 'en') {
      const labels = items.slice(0, -1).map((item) => textOf(withName(item, 'summary')[0] ?? item));
      const { home, solutions, technicalStrength, services, news, aboutUs } = nav;
      expect(labels).toEqual([home, solutions, technicalStrength, services, news, aboutUs]);
    }
    const about = items.at(-2);
    expect(addressesOf(about ? withName(about, 'a') : []).slice(1, -1)).toEqual(
      pathsOfAboutUs(language).map((path) => toLayout(inLanguage(path, language), 'mobile')),
    );
    const languages = items.at(-1);
    expect(languages && withName(languages, 'a')).toHaveLength(8);
  });
});

describe.each(LAYOUTS)('the footer (%s)', (layout) => {
  it('links to the legal notice, privacy and every solution page', async () => {
    const page = await documentOf('/', 'en', layout);
    const addresses = addressesOf(withClass(page, 'footer-links').flatMap((column) => withName(column, 'a')));
    expect(addresses).toContain(toLayout('/legal', layout));
    expect(addresses).toContain(toLayout('/privacy', layout));
    const solutions = addresses.filter((address) => /^\/solutions\/[a-z]+-[a-z-]*system\b/.test(address));
    expect(solutions).toHaveLength(15);
  });

  it.each(['en', 'ar'] as const)('shows a QR code of the page’s URL (%s)', async (language) => {
    const path = '/solutions/charging-system/ev-charger';
    const page = await documentOf(path, language, layout);
    const [figure] = withClass(page, 'page-code');
    const source = attribute(figure && withName(figure, 'img')[0], 'src');
    const drawn = await visit(site, source);
    expect(drawn.headers['content-type']).toContain('image/svg+xml');
    const expected = await drawCode(SITE_URL + toLayout(inLanguage(path, language), layout), {
      type: 'svg',
      margin: 2,
      errorCorrectionLevel: 'M',
    });
    expect((drawn.body as Buffer).toString()).toBe(expected);
  });
});
