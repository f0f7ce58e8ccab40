import { expect, it } from 'vitest';
import { organization } from '../../../src/organization.ts';
import { faultOf } from './faultOf.ts';

type Headers = Readonly<Record<string, string>>;
const HTML = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" };
const TEXT = { 'content-type': 'text/plain' };

const fault = (status: number, headers: Headers, body: string) =>
  faultOf('/news', { status, headers: new Map(Object.entries(headers)), body });

it.each<[number, Headers, string]>([
  [200, HTML, '<html lang="en"><a href="/legal">Legal</a></html>'],
  [400, TEXT, 'Bad request\n'],
  [404, HTML, '<p>/evil.example is not here</p>'],
  [302, { location: '/news/mobile?next=//evil.example' }, ''],
  [303, { location: 'https://www.arcvane.example/de' }, ''],
  [303, { location: `${organization.chineseWebsite}/` }, ''],
  [200, TEXT, '<script>alert(1)</script>'],
  [304, {}, ''],
])('a response with status %s, headers %o and body %j has no fault', (status, headers, body) => {
  expect(fault(status, headers, body)).toBeUndefined();
});

const FAULTS: readonly (readonly [string | RegExp, number, Headers, string])[] = [
  ...[500, 599, 0, 101, Number.NaN].map((status) => [`status ${status}`, status, {}, ''] as const),
  ...[
    ...['/srv/arcvane/locales/en.json', '/tmp/x', 'file:///home/x.js', 'in node_modules/express'],
    ...['Error: no\n    at handle (index.js:12:7)', 'root:x:0:0:root:/root:/bin/sh'],
    ...['{"dependencies":{}}', '/home/x/build/serve.js'],
  ].map((body) => [/^leak: /, 404, TEXT, `Not found ${body}`] as const),
  ...[
    ...['https://evil.example/', '//evil.example/news', '/\\evil.example', 'javascript:alert(1)'],
    ...['https://www.arcvane.example.evil.example/', 'https://www.arcvane.example@evil.example/'],
    'http://www.arcvane.example/',
  ].map((location) => [`open redirect to ${location}`, 302, { location }, ''] as const),
  ...['/a b', '/\u0000', '/\u00e4'].map(
    (location) => [/^Location with invalid characters/, 302, { location }, ''] as const,
  ),
  ['an injected cookie', 200, { 'set-cookie': 'evil=1' }, ''],
  ['a link to evil.example', 200, HTML, '<a href="https://evil.example">'],
  ['an injected script', 200, HTML, '<script>alert(1)</script>'],
  ['HTML without Content-Security-Policy', 404, { 'content-type': 'text/html' }, '<p>'],
];

it.each(FAULTS)('finds %s in status %s, headers %o and body %j', (expected, status, headers, body) => {
  expect(fault(status, headers, body)).toEqual(
    typeof expected === 'string' ? expected : expect.stringMatching(expected),
  );
});
