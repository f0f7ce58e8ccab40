import { expect, it } from 'vitest';
import { openToSearch } from './config.ts';

it.each(['https://www.arcvane.example', 'https://arcvane.example:8443', 'http://a.b.c.example'])(
  'allows indexing %s in production only',
  (siteUrl) => {
    expect(openToSearch({ siteUrl, production: true })).toBe(true);
    expect(openToSearch({ siteUrl, production: false })).toBe(false);
  },
);

it.each([
  'http://localhost:3000',
  'http://127.0.0.1',
  'http://10.1.2.3:3000',
  'http://[::1]:3000',
  'http://web',
  'https://staging.arcvane.internal',
  'https://site.test',
  'http://demo.localhost',
  'http://printer.local',
])('never allows indexing %s', (siteUrl) => {
  expect(openToSearch({ siteUrl, production: true })).toBe(false);
});
