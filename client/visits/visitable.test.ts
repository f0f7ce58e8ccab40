import { expect, test } from 'vitest';
import { visitable } from './visitable.ts';

const HERE = new URL('https://www.arcvane.example/de/news?from=mail');

function leads(href: string, { target = '', rel = '', download = false } = {}): string | undefined {
  const hasAttribute = (name: string) => name === 'download' && download;
  const url = visitable({ href: new URL(href, HERE).href, target, rel, hasAttribute }, HERE);
  return url && url.pathname + url.search + url.hash;
}

test('accepts pages of this site in the same language', () => {
  expect(leads('/de/solutions')).toBe('/de/solutions');
  expect(leads('/de/solutions?from=menu#data')).toBe('/de/solutions?from=menu#data');
  expect(leads('https://www.arcvane.example/de')).toBe('/de');
  expect(leads('/de/legal', { target: '_self', rel: 'noopener' })).toBe('/de/legal');
});

test.each([
  ['another site', 'https://careers.arcvane.example/de/jobs'],
  ['another port', 'https://www.arcvane.example:8443/de'],
  ['another scheme', 'http://www.arcvane.example/de'],
  ['mail', 'mailto:info@arcvane.example'],
  ['a phone number', 'tel:+4930231251'],
  ['a script', 'javascript:void(0)'],
  ['another language', '/fr/news'],
  ['English', '/news'],
  ['a file', '/manuals/battery.pdf'],
  ['a file in the language', '/de/manuals/battery.pdf?t=1'],
])('%s is left to the browser', (_name, href) => {
  expect(leads(href)).toBeUndefined();
});

test('links with target, download, nofollow or external are left to the browser', () => {
  expect(leads('/de/solutions', { target: '_blank' })).toBeUndefined();
  expect(leads('/de/solutions', { download: true })).toBeUndefined();
  expect(leads('/de/choice', { rel: 'nofollow' })).toBeUndefined();
  expect(leads('/de/choice', { rel: 'noopener external' })).toBeUndefined();
});
