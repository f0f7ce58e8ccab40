import { expect, it } from 'vitest';
import { createSigner } from '../common/signature.ts';
import { createPreviews } from './previews.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const HOUR = 3_600_000;
const secret = () => 'one secret';

const at = (time: number, key = secret) => createPreviews(key, () => time);
const query = at(NOW).queryFor('/news/23', NOW + HOUR);
const read = (text: string, path = '/news/23', previews = at(NOW)) =>
  previews.read(path, new URLSearchParams(text));

it('a preview link is valid until it expires, in every process with the same secret', () => {
  expect(read(query)).toBe(query);
  expect(read(`${query}&utm_source=mail`)).toBe(query);
  expect(read(query, '/news/23', at(NOW + HOUR - 1))).toBe(query);
  expect(read(query, '/news/23', at(NOW + HOUR))).toBeUndefined();
});

it('a preview link is valid for its page only', () => {
  expect(read(query, '/news/24')).toBeUndefined();
  expect(read(query, '/news')).toBeUndefined();
});

it('a preview link cannot be made without the secret, extended, or made from a stamp', () => {
  const [name = '', signature = ''] = query.split('.');
  const later = (NOW + 1000 * HOUR).toString(36);
  const forged = [
    at(NOW, () => 'another secret').queryFor('/news/23', NOW + HOUR),
    `?preview=${later}.${signature}`,
    `${name}.${'A'.repeat(22)}`,
    `${name}.`,
    name,
    '?preview=',
    '',
    `?preview=${createSigner(secret).sign('stamp', NOW + HOUR)}`,
    `?preview=${query}`,
  ];
  for (const text of forged) expect(read(text), text).toBeUndefined();
});
