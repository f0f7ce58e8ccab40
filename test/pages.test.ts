import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../src/app.ts';
import { createSite, DESKTOP, PHONE, visit, withoutTemplates } from './kit/site.ts';
import { ALL_PATHS, inLanguage } from './kit/routes.ts';
import { toDesktop, toMobile } from '../src/redirect/paths.ts';

let site: App;
beforeAll(async () => {
  site = await createSite();
});
afterAll(() => site.close());

const DEVICES = [
  { name: 'desktop', userAgent: DESKTOP, at: toDesktop },
  { name: 'phone', userAgent: PHONE, at: toMobile },
] as const;

describe('links', () => {
  it.each(DEVICES)('of every page on a $name answer 200 without a redirect', async ({ userAgent, at }) => {
    const seen = new Set<string>();
    const faults: string[] = [];
    for (const code of ['en', 'ar'] as const) {
      for (const path of new Set(ALL_PATHS.map((path) => at(inLanguage(path, code))))) {
        const { text } = await visit(site, path, { userAgent });
        for (const [, link = ''] of text.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)) {
          const address = link.replaceAll('&amp;', '&').split('#')[0] ?? '';
          if (seen.has(address) || address.startsWith('/language/')) continue;
          seen.add(address);
          const { status } = await visit(site, address, { userAgent });
          if (status !== 200) faults.push(`${path} → ${address}: ${status}`);
        }
      }
    }
    expect(faults).toEqual([]);
    expect(seen.size).toBeGreaterThan(150);
  });
});

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
      'no-inline-style': 'error',
    },
  });

  it.each(DEVICES)('of every kind of page on a $name is valid', async ({ userAgent, at }) => {
    const faults: string[] = [];
    for (const path of [
      '/',
      '/solutions',
      '/solutions/battery-system',
      '/solutions/charging-system/obc',
      '/solutions/detail/cabinet',
      '/solutions/battery-system/packDetail/marine',
      '/solutions/charging-system/DeviceSwiper',
      '/news',
      '/news/7',
      '/about-us',
      '/about-us/company-profile',
      '/about-us/company-profile/modal',
      '/about-us/corporation-partner',
      '/about-us/carbon-footprint?energy=500&factor=380',
      '/about-us/carbon-footprint?energy=500&factor=0.38',
      '/about-us/sustainable-development',
      '/about-us/sustainable-development/reportDownload',
      '/about-us/contact-us',
      '/technical-strength',
      '/services',
      '/services/after-sales-service',
      '/services/join',
      '/twoPage/open',
      '/twoPage/jion',
      '/privacy',
      '/privacy/cookies',
      '/legal',
      '/twoPage',
      '/components/Activity',
      '/nowhere',
    ]) {
      for (const code of ['en', 'ar'] as const) {
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
    }
    expect(faults).toEqual([]);
  });
});

describe('the head', () => {
  it('of a desktop page has its canonical URL, its mobile page and its language alternates', async () => {
    const { text } = await visit(site, '/de/solutions/charging-system/obc');
    expect(text).toContain(
      '<link rel="canonical" href="https://www.arcvane.example/de/solutions/charging-system/obc"/>',
    );
    expect(text).toContain(
      '<link rel="alternate" media="only screen and (max-width: 767px)" href="https://www.arcvane.example/de/solutions/charging-system/mobile/obc"/>',
    );
    expect(text.match(/rel="alternate" hrefLang/g)).toHaveLength(9);
    expect(text).toContain(
      'hrefLang="x-default" href="https://www.arcvane.example/solutions/charging-system/obc"',
    );
    expect(text).toContain('hrefLang="zh" href="https://zh.arcvane.example"');
  });

  it('of a mobile page has the desktop page as canonical URL and mobile pages as language alternates', async () => {
    const { text } = await visit(site, '/de/news/mobile/7', { userAgent: PHONE });
    expect(text).toContain('<link rel="canonical" href="https://www.arcvane.example/de/news/7"/>');
    expect(text).toContain('hrefLang="fr" href="https://www.arcvane.example/fr/news/mobile/7"');
  });

  it.each([
    ['/about-us/company-profile/modal', '/about-us/company-profile/mobile/modal'],
    ['/components/Activity', '/mobile/components/Activity'],
    ['/news/detail', '/news/22'],
    ['/news/pages', '/news'],
    ['/news/pages/1', '/news'],
    ['/news/pages/2', '/news/pages/2'],
    ['/privacy/indexDEMobile', '/privacy/indexDE'],
  ])('of %s has the canonical path %s', async (path, canonical) => {
    const { text } = await visit(site, path);
    expect(text).toContain(`<link rel="canonical" href="https://www.arcvane.example${canonical}"/>`);
  });

  it('ignores the Host header', async () => {
    const { text } = await visit(site, '/', { host: 'evil.example' });
    expect(text).not.toContain('evil.example');
  });

  it('of a page fragment comes with X-Robots-Tag: noindex', async () => {
    const answer = await visit(site, '/solutions/charging-system/DeviceSwiper');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
  });
});

describe('QR codes', () => {
  it('are generated only for pages and known accounts', async () => {
    const page = await visit(site, '/qr/page.svg?path=/de/news/7');
    expect(page.headers['content-type']).toContain('image/svg+xml');
    expect((await visit(site, '/qr/icon/weixin.svg?lang=de')).status).toBe(200);
    expect((await visit(site, '/qr/icon/none.svg')).status).toBe(404);
    for (const path of ['//evil.example', 'https://evil.example', '/\\evil', '', `/${'x'.repeat(300)}`]) {
      expect((await visit(site, `/qr/page.svg?path=${encodeURIComponent(path)}`)).status, path).toBe(400);
    }
  });
});

describe('mainland hosts', () => {
  it('are the only hosts that show ICP filing numbers', async () => {
    const mainland = await createSite({ MAINLAND_HOSTS: 'www.arcvane.cn.example, cn.arcvane.example' });
    expect((await visit(mainland, '/legal', { host: 'cn.arcvane.example' })).text).toContain('ICP');
    expect((await visit(mainland, '/legal')).text).not.toContain('ICP');
    await mainland.close();
  });
});
