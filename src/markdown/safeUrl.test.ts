import { describe, expect, it } from 'vitest';
import { safeImageUrl, safeUrl } from './safeUrl.ts';

describe('safeUrl', () => {
  it.each([
    'https://arcvane.example/a?b=c#d',
    'http://arcvane.example',
    'HTTPS://ARCVANE.EXAMPLE/',
    'mailto:info@arcvane.example',
    'tel:+493023125410',
    '/news/7?from=list#top',
    '/',
    '/javascript:alert(1)',
  ])('keeps %s', (url) => {
    expect(safeUrl(url)).toBe(url);
    expect(safeUrl(` ${url}\n`)).toBe(url);
  });

  it.each([
    '',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml;base64,PHN2Zy8+',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://arcvane.example/1',
    'weixin://dl/business',
    'ftp://arcvane.example/file',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https://',
    'page.html',
    '#top',
    '?query',
    'https://arcvane.example/a b',
    `https://arcvane.example/${'a'.repeat(3000)}`,
  ])('drops %j', (url) => {
    expect(safeUrl(url)).toBeUndefined();
  });
});

describe('safeImageUrl', () => {
  const rules = {
    cdnUrl: 'https://cdn.example/site',
    origins: ['https://cdn.example', 'https://pictures.example'],
  };
  const withCdn = (text: string) => safeImageUrl(text, { ...rules, refused: new Set() });

  it.each([
    ['/uploads/a.png', 'https://cdn.example/site/uploads/a.png'],
    ['uploads/a.png', 'https://cdn.example/site/uploads/a.png'],
    ['https://pictures.example/a.png', 'https://pictures.example/a.png'],
  ])('converts %s with a CDN to %s', (given, url) => {
    expect(withCdn(given)).toBe(url);
  });

  it('keeps a path on this site without a CDN', () => {
    const check = { origins: [], refused: new Set<string>() };
    expect(safeImageUrl('/uploads/a.png', check)).toBe('/uploads/a.png');
    expect(safeImageUrl('uploads/a.png', check)).toBe('/uploads/a.png');
  });

  it.each([
    ['https://evil.example/a.png', 'https://evil.example'],
    ['http://pictures.example/a.png', 'http://pictures.example'],
    ['https://pictures.example:8443/a.png', 'https://pictures.example:8443'],
    ['https://pictures.example.evil.example/a.png', 'https://pictures.example.evil.example'],
    ['https://pictures.example@evil.example/a.png', 'https://evil.example'],
  ])('drops %s and reports its origin', (given, origin) => {
    const refused = new Set<string>();
    expect(safeImageUrl(given, { ...rules, refused })).toBeUndefined();
    expect([...refused]).toEqual([origin]);
  });

  it.each([
    '',
    ' ',
    '//evil.example/a.png',
    '/\\evil.example/a.png',
    'data:image/png;base64,AA',
    'tel:1',
    'mailto:a@b.example',
  ])('drops %j', (given) => {
    expect(withCdn(given)).toBeUndefined();
  });
});
