import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../src/model/codes.ts';
import { organization } from '../src/organization.ts';
import { toDesktop, toMobile } from '../src/model/paths.ts';
import { CHINESE_SITE_URL, SITE_URL } from './kit/addresses.ts';
import { ARTICLE, NEWEST_ARTICLE } from './kit/articles.ts';
import { QR_ICON } from './kit/qrIcon.ts';
import { inLanguage } from './kit/routes.ts';
import { createSite, DESKTOP, PHONE, visit, withoutTemplates } from './kit/site.ts';
import { NEWS_PAGES, PAGE_KINDS } from './kit/walk.ts';
import { inHtml } from './kit/words.ts';

const site = await createSite();

/** A language of each direction. */
const DEVICES = [
  { name: 'desktop', userAgent: DESKTOP, at: toDesktop, code: 'en' },
  { name: 'phone', userAgent: PHONE, at: toMobile, code: 'ar' },
] as const;

describe('markup', () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // React's own style.
      'doctype-style': 'off',
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // Some translated titles are long.
      'long-title': 'off',
      // Built files are same-origin, with hashed names.
      'require-sri': 'off',
      // CSS keeps phone numbers on one line; no-break spaces would end up in copied text.
      'tel-non-breaking': 'off',
      // React's generated ids start with an underscore.
      'valid-id': ['error', { relaxed: true }],
      // Checkboxes of a list share their name.
      'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
      'no-inline-style': 'error',
    },
  });

  it.each(DEVICES)('of every kind of page on a $name is valid', async ({ userAgent, at, code }) => {
    const faults: string[] = [];
    for (const path of [
      ...PAGE_KINDS,
      '/about-us/carbon-footprint?energy=500&factor=380',
      '/about-us/carbon-footprint?model=AV-CT+5020&energy=500&factor=0.38',
      '/solutions/charging-system/ev-charger?vehicles=1.5&distance=180&hours=x',
      '/solutions/energy-storage-system/cabinet-energy-storage?target=400&peak=520&hours=2&base=250',
      '/nowhere',
    ]) {
      const [pathname = '', query = ''] = path.split(/(?=\?)/);
      const address = `${at(inLanguage(pathname, code))}${query}`;
      const { text } = await visit(site, address, { userAgent });
      const report = await validator.validateString(withoutTemplates(text));
      for (const { messages } of report.results) {
        faults.push(
          ...messages.map(
            ({ message, ruleId, line, column }) => `${address} ${line}:${column} ${ruleId}: ${message}`,
          ),
        );
      }
    }
    expect(faults).toEqual([]);
  });
});

describe('the head', () => {
  it('of a desktop page has its canonical URL, its mobile page and its language alternates', async () => {
    const { text } = await visit(site, '/de/solutions/charging-system/obc');
    expect(text).toShow(`<link rel="canonical" href="${SITE_URL}/de/solutions/charging-system/obc"/>`);
    expect(text).toShow(
      `<link rel="alternate" media="only screen and (max-width: 767px)" href="${SITE_URL}/de/solutions/charging-system/mobile/obc"/>`,
    );
    expect(text.match(/rel="alternate" hrefLang/g)).toHaveLength(LANGUAGE_CODES.length + 2);
    expect(text).toShow(`hrefLang="x-default" href="${SITE_URL}/solutions/charging-system/obc"`);
    expect(text).toShow(`hrefLang="zh" href="${CHINESE_SITE_URL}"`);
  });

  it('of a mobile page has the desktop page as canonical URL and mobile pages as language alternates', async () => {
    const { text } = await visit(site, toMobile(`/de${ARTICLE}`), { userAgent: PHONE });
    expect(text).toShow(`<link rel="canonical" href="${SITE_URL}/de${ARTICLE}"/>`);
    expect(text).toShow(`hrefLang="fr" href="${SITE_URL}${toMobile(`/fr${ARTICLE}`)}"`);
  });

  it.each([
    ['/about-us/company-profile/modal', '/about-us/company-profile/mobile/modal'],
    ['/components/Activity', '/mobile/components/Activity'],
    ['/news/detail', NEWEST_ARTICLE],
    ['/news/pages', '/news'],
    ['/news/pages/1', '/news'],
    [`/news/pages/${NEWS_PAGES}`, NEWS_PAGES > 1 ? `/news/pages/${NEWS_PAGES}` : '/news'],
    ['/privacy/indexDEMobile', '/privacy/indexDE'],
  ])('of %s has the canonical path %s', async (path, canonical) => {
    const { text } = await visit(site, path);
    expect(text).toShow(`<link rel="canonical" href="${SITE_URL}${canonical}"/>`);
  });

  it('ignores the Host header', async () => {
    const { text } = await visit(site, '/', { host: 'evil.example' });
    expect(text).not.toShow('evil.example');
  });

  it('of a page fragment says noindex', async () => {
    const { text } = await visit(site, '/solutions/charging-system/DeviceSwiper');
    expect(text).toShow('<meta name="robots" content="noindex"/>');
  });
});

it('QR codes are generated only for pages and known accounts', async () => {
  const page = await visit(site, '/qr/page.svg?path=/de/legal');
  expect(page.headers['content-type']).toContain('image/svg+xml');
  expect((await visit(site, `/qr/icon/${QR_ICON}.svg?lang=de`)).status).toBe(200);
  expect((await visit(site, '/qr/icon/none.svg')).status).toBe(404);
  for (const path of ['//evil.example', 'https://evil.example', '/\\evil', '', `/${'x'.repeat(300)}`])
    expect((await visit(site, `/qr/page.svg?path=${encodeURIComponent(path)}`)).status, path).toBe(400);
});

it('the feed has the 20 newest articles only, with their texts', async () => {
  const { text } = await visit(site, '/de/news/feed.xml');
  expect(text.match(/<entry>/g)).toHaveLength(20);
  expect(text.match(/<content type="html">/g)).toHaveLength(20);
});

it('mainland hosts are the only hosts that show ICP filing numbers', async () => {
  const mainland = await createSite({ MAINLAND_HOSTS: 'www.mainland.example, mainland.example' });
  const [inside, outside] = [
    await visit(mainland, '/legal', { host: 'mainland.example' }),
    await visit(mainland, '/legal'),
  ];
  for (const { text } of organization.recordFilings) {
    expect(inside.text).toShow(inHtml(text));
    expect(outside.text).not.toShow(inHtml(text));
  }
});
