import { describe, expect, it } from 'vitest';
import { isPlainPath, joinPath, splitPath, toDesktop, toMobile } from './paths.ts';

describe('toMobile', () => {
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
  ])('%s → %s', (path, expected) => {
    expect(toMobile(path)).toBe(expected);
  });
});

describe('toDesktop', () => {
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
  ])('%s → %s', (path, expected) => {
    expect(toDesktop(path)).toBe(expected);
  });
});

describe('splitPath', () => {
  it('knows the language prefix by its exact spelling', () => {
    expect(splitPath('/de/news')).toEqual({ language: 'de', segments: ['news'] });
    expect(splitPath('/DE/news')).toEqual({ language: undefined, segments: ['DE', 'news'] });
    expect(splitPath('/deutsch')).toEqual({ language: undefined, segments: ['deutsch'] });
  });

  it('is undone by joinPath, but for slashes at the end', () => {
    expect(joinPath(splitPath('/it/services/join///'))).toBe('/it/services/join');
    expect(joinPath(splitPath('/'))).toBe('/');
  });
});

describe('isPlainPath', () => {
  it.each(['/', '/news/', '/news', '/a%20b', '/twoPage/jion', '/%E3%83%8B', `/${'x'.repeat(10_000)}`])(
    'takes %.40s',
    (path) => {
      expect(isPlainPath(path)).toBe(true);
    },
  );

  it.each([
    '//',
    '////',
    '//evil.example',
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
  ])('refuses %.40s', (path) => {
    expect(isPlainPath(path)).toBe(false);
  });
});
