import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, layoutOf } from './decide.ts';
import type { Visit } from './decide.ts';

const CORPORATE = 'www.corporate.example';
const visit = (path: string, more: Partial<Visit> = {}): Visit => ({
  path,
  isPhone: false,
  host: 'www.arcvane.example',
  ...more,
});
const phone = (path: string, more: Partial<Visit> = {}) => visit(path, { isPhone: true, ...more });

describe('layoutOf', () => {
  it.each([
    [{ isPhone: true, layoutCookie: 'desktop' }, 'mobile'],
    [{ isPhone: true }, 'mobile'],
    [{ isPhone: false, layoutCookie: 'mobile' }, 'mobile'],
    [{ isPhone: false, layoutCookie: 'desktop' }, 'desktop'],
    [{ isPhone: false, layoutCookie: 'nonsense' }, 'desktop'],
    [{ isPhone: false }, 'desktop'],
  ] as const)('%j → %s', (given, expected) => {
    expect(layoutOf(given)).toBe(expected);
  });
});

describe('decide does not redirect', () => {
  it.each([
    visit('/'),
    visit('/de/news'),
    phone('/mobile'),
    phone('/ar/solutions/charging-system/mobile/obc'),
    visit('/news/mobile', { layoutCookie: 'mobile' }),
    visit('/de', { languageCookie: 'fr' }),
    visit('/news', { languageCookie: 'fr' }),
    visit('/', { languageCookie: 'en' }),
    visit('/', { languageCookie: 'zh' }),
    visit('/', { languageCookie: '../evil' }),
    visit('//evil.example/'),
    phone('/\\evil.example'),
  ])('$path', (given) => {
    expect(decide(given)).toBeUndefined();
  });
});

describe('decide redirects', () => {
  it.each([
    [visit('/news/'), 301, '/news', ['trailing-slash']],
    [visit('/de///'), 301, '/de', ['trailing-slash']],
    [phone('/news/'), 302, '/news/mobile', ['trailing-slash', 'to-mobile']],
    [phone('/mobile/'), 301, '/mobile', ['trailing-slash']],
    [phone('/'), 302, '/mobile', ['to-mobile']],
    [phone('/', { languageCookie: 'ja' }), 302, '/ja/mobile', ['to-mobile', 'root-language']],
    [visit('/', { languageCookie: 'de' }), 302, '/de', ['root-language']],
    [visit('/mobile', { languageCookie: 'de' }), 302, '/de', ['to-desktop', 'root-language']],
    [phone('/mobile', { languageCookie: 'de' }), 302, '/de/mobile', ['root-language']],
    [phone('/en/mobile'), 302, '/mobile', ['mobile-and-english']],
    [phone('/en/news'), 302, '/news/mobile', ['english-prefix', 'to-mobile']],
    [visit('/en/news'), 302, '/news', ['english-prefix']],
    [visit('/en/news/mobile'), 302, '/news', ['english-prefix', 'to-desktop']],
    [visit('/news/mobile'), 302, '/news', ['to-desktop']],
    [visit('/news', { layoutCookie: 'mobile' }), 302, '/news/mobile', ['to-mobile']],
  ] as const)('%j → %i %s', (given, status, location, reasons) => {
    expect(decide(given)).toEqual({ status, location, reasons });
  });
});

describe('on the corporate host', () => {
  const there = { host: CORPORATE };
  it.each([
    ['/technical-strength', `https://${CORPORATE}/technical-strength/mobile`],
    ['/technical-strength/', `https://${CORPORATE}/technical-strength/mobile`],
    ['/de/technical-strength', `https://${CORPORATE}/de/technical-strength/mobile`],
    ['/technical-strength/deeper', `https://${CORPORATE}/technical-strength/mobile`],
    ['/news/7', '/news/mobile/7'],
    ['/legal', '/legal/mobile'],
  ])('redirects a phone from %s to %s', (path, location) => {
    expect(decide(phone(path, there), CORPORATE)?.location).toBe(location);
  });

  it.each(['/technical-strength/mobile', '/legal/mobile', '/ja/technical-strength/mobile'])(
    'does not redirect a phone at %s',
    (path) => {
      expect(decide(phone(path, there), CORPORATE)).toBeUndefined();
    },
  );

  it('the corporate-host rule does not apply to desktops, other hosts, or without configuration', () => {
    expect(decide(visit('/technical-strength', there), CORPORATE)).toBeUndefined();
    expect(decide(phone('/technical-strength'), CORPORATE)?.location).toBe('/technical-strength/mobile');
    expect(decide(phone('/technical-strength', there))?.location).toBe('/technical-strength/mobile');
  });
});

describe('for any path', () => {
  const segment = fc.oneof(
    fc.constantFrom('mobile', 'en', 'de', 'fr', 'news', 'solutions', 'technical-strength', 'pages', '7', ''),
    fc.constantFrom(
      '.',
      '..',
      '%2e%2e',
      '%2F',
      '%5C',
      '\\',
      '\t',
      '%0d%0a',
      '@evil.example',
      'evil.example:80',
      '%',
    ),
    fc.string({ maxLength: 8 }),
    fc.webPath(),
  );
  const anyPath = fc.array(segment, { maxLength: 8 }).map((segments) => `/${segments.join('/')}`);
  const anyVisit = fc.record({
    path: anyPath,
    isPhone: fc.boolean(),
    host: fc.constantFrom('www.arcvane.example', CORPORATE),
    layoutCookie: fc.option(fc.constantFrom('mobile', 'desktop', 'x'), { nil: undefined }),
    languageCookie: fc.option(fc.oneof(fc.constantFrom('en', 'de', 'ar', 'zh', '/evil'), fc.string()), {
      nil: undefined,
    }),
  });
  const origin = 'https://www.arcvane.example';

  it('redirects only to a path of this site, as browsers parse it, and never twice', () => {
    fc.assert(
      fc.property(anyVisit, (given) => {
        const redirect = decide(given);
        if (!redirect) return;
        const { location } = redirect;
        expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
        const read = new URL(location, origin);
        expect(read.origin).toBe(origin);
        expect(read.pathname).toBe(location);
        expect(decide({ ...given, path: location })).toBeUndefined();
      }),
      { numRuns: 20_000 },
    );
  });

  it('on the corporate host, redirects only to the same host, and never twice', () => {
    fc.assert(
      fc.property(anyVisit, (given) => {
        const redirect = decide(given, CORPORATE);
        if (!redirect) return;
        const read = new URL(redirect.location, `https://${given.host}`);
        expect(read.host).toBe(given.host);
        expect(decide({ ...given, path: read.pathname }, CORPORATE)).toBeUndefined();
      }),
      { numRuns: 20_000 },
    );
  });
});
