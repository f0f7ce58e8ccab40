import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PREFIXED_LANGUAGES } from './codes.ts';
import { localize, isPlainPath, joinPath, splitPath, toDesktop, toLayout, toMobile } from './paths.ts';

it.each([
  ['/', '/mobile'],
  ['/de', '/de/mobile'],
  ['/about-us', '/about-us/mobile'],
  ['/fr/about-us/download', '/fr/about-us/download/mobile'],
  ['/solutions', '/solutions/mobile'],
  ['/solutions/battery-system', '/solutions/battery-system/mobile'],
  ['/de/solutions/battery-system', '/de/solutions/battery-system/mobile'],
  ['/solutions/battery-system/battery-pack', '/solutions/battery-system/mobile/battery-pack'],
  ['/de/solutions/battery-system/battery-pack', '/de/solutions/battery-system/mobile/battery-pack'],
  ['/solutions/charging-system/obc/DeviceSwiper', '/solutions/charging-system/mobile/obc/DeviceSwiper'],
  ['/solutions/detail/battery', '/solutions/detail/mobile/battery'],
  ['/news', '/news/mobile'],
  ['/fr/news/7', '/fr/news/mobile/7'],
  ['/de/news/pages/2', '/de/news/mobile/pages/2'],
  ['/news/mobile/7', '/news/mobile/7'],
  ['/solutions/detail/battery/mobile', '/solutions/detail/battery/mobile'],
  ['/en', '/mobile'],
  ['/en/news', '/news/mobile'],
  ['/en/solutions/charging-system/obc', '/solutions/charging-system/mobile/obc'],
  ['/en/mobile', '/mobile'],
  ['/mobile/en/news', '/mobile'],
  ['/news/mobile/en', '/mobile'],
  ['/de/en/mobile', '/de/mobile'],
  ['/en/de/news', '/de/news/mobile'],
  ['/foo/en', '/foo/mobile'],
])('toMobile %s → %s', (path, expected) => {
  expect(toMobile(path)).toBe(expected);
});

it.each([
  ['/', '/'],
  ['/mobile', '/'],
  ['/de/mobile', '/de'],
  ['/mobile/components/Activity', '/components/Activity'],
  ['/solutions/battery-system/mobile/battery-pack', '/solutions/battery-system/battery-pack'],
  ['/ja/news/mobile/pages/2', '/ja/news/pages/2'],
  ['/en', '/'],
  ['/en/news', '/news'],
  ['/en/mobile/news', '/news'],
  ['/mobile/news/mobile/7', '/news/7'],
  ['/en/en/news', '/news'],
  ['/mobile/de/news', '/de/news'],
  ['/english', '/english'],
  ['/news', '/news'],
])('toDesktop %s → %s', (path, expected) => {
  expect(toDesktop(path)).toBe(expected);
});

describe('splitPath', () => {
  it('matches language prefixes exactly', () => {
    expect(splitPath('/de/news')).toEqual({ language: 'de', segments: ['news'] });
    expect(splitPath('/DE/news')).toEqual({ language: undefined, segments: ['DE', 'news'] });
    expect(splitPath('/deutsch')).toEqual({ language: undefined, segments: ['deutsch'] });
  });

  it('is reversed by joinPath, except for trailing slashes', () => {
    expect(joinPath(splitPath('/it/services/join///'))).toBe('/it/services/join');
    expect(joinPath(splitPath('/'))).toBe('/');
  });
});

describe('isPlainPath', () => {
  it.each(['/', '/news/', '/news', '/a%20b', '/twoPage/jion', '/%E3%83%8B', `/${'x'.repeat(10_000)}`])(
    'accepts %.40s',
    (path) => {
      expect(isPlainPath(path)).toBe(true);
    },
  );

  it.each([
    '//',
    '////',
    '//evil.example',
    '//',
    '////',
    '/news//7',
    '/\\evil.example',
    '/%5Cevil.example',
    '/%2F%2Fevil.example',
    '/news%2f7',
    '/./news',
    '/..',
    '/%2e%2E/news',
    '/news/\tx',
    '/%09/evil.example',
    '/%0d%0aSet-Cookie:x',
    '/%00',
    '/%zz',
    '/%',
    '/nëws',
    '/a b',
    'news',
    '',
    'https://evil.example',
    `${'/'.repeat(10_000)}x`,
  ])('rejects %.40s', (path) => {
    expect(isPlainPath(path)).toBe(false);
  });
});

/** Resolves a URL like a browser on a page of the site. */
const asBrowserReads = (address: string) => new URL(address, 'https://arcvane.example/de/news');
/** Parts that can turn a path into a URL of another host, mixed with segments that the rules handle. */
const hostileText = fc
  .array(
    fc.constantFrom(
      ...[
        '/',
        '//',
        '\\',
        '\t',
        '\n',
        '\r',
        ' ',
        '\0',
        '.',
        '..',
        '%2f',
        '%5c',
        '%2e',
        '%',
        ':',
        '@',
        '?',
        '#',
      ],
      ...['evil.example', 'https:', 'javascript:', 'mobile', 'en', 'de', 'news', 'solutions', '\ud800'],
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));
const anyText = fc.oneof(
  hostileText,
  hostileText.map((text) => `/${text}`),
  fc.string({ unit: 'binary' }),
);

describe('for any path', () => {
  it.each([
    ['joinPath of splitPath', (path: string) => joinPath(splitPath(path))],
    ['toMobile', toMobile],
    ['toDesktop', toDesktop],
    ['toLayout', (path: string) => toLayout(path, 'desktop')],
    ['localize to English', (path: string) => localize(path, 'en', 'desktop')],
    ['localize to German, mobile', (path: string) => localize(path, 'de', 'mobile')],
  ])('%s returns a path of this site', (_, address) => {
    fc.assert(
      fc.property(anyText, (path) => {
        expect(asBrowserReads(address(path)).origin).toBe('https://arcvane.example');
      }),
      { numRuns: 2000 },
    );
  });

  it('joinPath returns a path of this site for any segments', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(undefined, ...PREFIXED_LANGUAGES),
        fc.array(anyText, { maxLength: 4 }),
        (language, segments) => {
          expect(asBrowserReads(joinPath({ language, segments })).origin).toBe('https://arcvane.example');
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('browsers parse a plain path unchanged', () => {
    fc.assert(
      fc.property(anyText, (path) => {
        fc.pre(isPlainPath(path));
        const { origin, pathname } = asBrowserReads(path);
        expect([origin, pathname]).toEqual(['https://arcvane.example', path]);
      }),
      { numRuns: 500 },
    );
  });
});
