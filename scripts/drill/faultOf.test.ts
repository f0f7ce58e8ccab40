import { describe, expect, it } from 'vitest';
import { organisation } from '../../src/organisation.ts';
import { faultOf } from './faultOf.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" };

function fault(status: number, headers: Readonly<Record<string, string>>, body = '', target = '/news') {
  return faultOf(target, { status, headers: new Map(Object.entries(headers)), body });
}

describe('a response to a hostile request', () => {
  it.each([
    [200, HTML, '<html lang="en"><a href="/legal">Legal</a></html>'],
    [400, { 'content-type': 'text/plain' }, 'Bad request\n'],
    [404, { ...HTML }, '<p>/evil.example is not here</p>'],
    [302, { location: '/news/mobile?next=//evil.example' }, ''],
    [303, { location: 'https://www.arcvane.example/de' }, ''],
    [303, { location: `${organisation.chineseWebsite}/` }, ''],
    [304, {}, ''],
  ])('has no fault with status %s, headers %o and body %j', (status, headers, body) => {
    expect(fault(status, headers, body)).toBeUndefined();
  });

  it.each([500, 502, 503, 599, 0, 101, Number.NaN])('is a fault with status %s', (status) => {
    expect(fault(status, {})).toBe(`status ${status}`);
  });

  it.each([
    '/srv/arcvane/locales/en.json',
    '/tmp/x',
    'file:///home/x.js',
    'in node_modules/express',
    'Error: no\n    at handle (index.js:12:7)',
    'root:x:0:0:root:/root:/bin/sh',
    '{"dependencies":{}}',
    '/home/x/build/serve.js',
  ])('is a leak if it contains %j', (body) => {
    expect(fault(404, { 'content-type': 'text/plain' }, `Not found ${body}`)).toMatch(/^leak: /);
  });

  it.each([
    'https://evil.example/',
    '//evil.example/news',
    '/\\evil.example',
    'https://www.arcvane.example.evil.example/',
    'https://www.arcvane.example@evil.example/',
    'http://www.arcvane.example/',
    'javascript:alert(1)',
  ])('is an open redirect with Location %s', (location) => {
    expect(fault(302, { location })).toBe(`open redirect to ${location}`);
  });

  it.each(['/a b', '/\u0000', '/\u00e4'])('is a fault with Location %j', (location) => {
    expect(fault(302, { location })).toMatch(/^Location with invalid characters/);
  });

  it('is a fault if it contains injected cookies, links or scripts', () => {
    expect(fault(200, { 'set-cookie': 'evil=1' })).toBe('an injected cookie');
    expect(fault(200, HTML, '<a href="https://evil.example">')).toBe('a link to evil.example');
    expect(fault(200, HTML, '<script>alert(1)</script>')).toBe('an injected script');
    expect(fault(200, { 'content-type': 'text/plain' }, '<script>alert(1)</script>')).toBeUndefined();
  });

  it('is a fault if it is HTML without Content-Security-Policy', () => {
    expect(fault(404, { 'content-type': 'text/html' }, '<p>')).toBe('HTML without Content-Security-Policy');
  });
});
