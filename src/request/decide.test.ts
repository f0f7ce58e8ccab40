import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';

const CORPORATE = 'www.corporate.example';
type Facts = Parameters<typeof decide>[0];
const desktop = (path: string, more: Partial<Facts> = {}): Facts => ({
  path,
  layout: 'desktop',
  host: 'www.site.example',
  languageCookie: undefined,
  ...more,
});
const phone = (path: string, more: Partial<Facts> = {}) => desktop(path, { layout: 'mobile', ...more });

it.each([
  desktop('/'),
  desktop('/de/news'),
  phone('/mobile'),
  phone('/ar/solutions/charging-system/mobile/obc'),
  desktop('/de', { languageCookie: 'fr' }),
  desktop('/news', { languageCookie: 'fr' }),
  desktop('/', { languageCookie: 'en' }),
  desktop('/', { languageCookie: 'zh' }),
  desktop('/', { languageCookie: '../evil' }),
  desktop('//evil.example/'),
  phone('/\\evil.example'),
])('decide does not redirect $path', (given) => {
  expect(decide(given)).toBeUndefined();
});

it.each([
  [desktop('/news/'), 301, '/news', ['trailing-slash']],
  [desktop('/de///'), 301, '/de', ['trailing-slash']],
  [phone('/news/'), 302, '/news/mobile', ['trailing-slash', 'to-mobile']],
  [phone('/mobile/'), 301, '/mobile', ['trailing-slash']],
  [phone('/'), 302, '/mobile', ['to-mobile']],
  [phone('/', { languageCookie: 'ja' }), 302, '/ja/mobile', ['to-mobile', 'root-language']],
  [desktop('/', { languageCookie: 'de' }), 302, '/de', ['root-language']],
  [desktop('/mobile', { languageCookie: 'de' }), 302, '/de', ['to-desktop', 'root-language']],
  [phone('/mobile', { languageCookie: 'de' }), 302, '/de/mobile', ['root-language']],
  [phone('/en/mobile'), 302, '/mobile', ['mobile-and-english']],
  [phone('/en/news'), 302, '/news/mobile', ['english-prefix', 'to-mobile']],
  [desktop('/en/news'), 302, '/news', ['english-prefix']],
  [desktop('/en/news/mobile'), 302, '/news', ['english-prefix', 'to-desktop']],
  [desktop('/news/mobile'), 302, '/news', ['to-desktop']],
] as const)('decide redirects %j → %i %s', (given, status, location, reasons) => {
  expect(decide(given)).toEqual({ status, location, reasons });
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
    expect(decide(desktop('/technical-strength', there), CORPORATE)).toBeUndefined();
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
  const anyFacts = fc.record({
    path: anyPath,
    layout: fc.constantFrom('desktop', 'mobile'),
    host: fc.constantFrom('www.site.example', CORPORATE),
    languageCookie: fc.option(fc.oneof(fc.constantFrom('en', 'de', 'ar', 'zh', '/evil'), fc.string()), {
      nil: undefined,
    }),
  });
  const origin = 'https://www.site.example';

  it('redirects only to a path of this site, as browsers parse it, and never twice', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
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
      fc.property(anyFacts, (given) => {
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
