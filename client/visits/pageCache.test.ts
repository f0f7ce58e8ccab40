import { expect, test } from 'vitest';
import type { Answer } from './fetchPage.ts';
import { createPageCache, KEPT_MS } from './pageCache.ts';

const PAGE: Answer = { kind: 'page', html: '', isError: false };

test('caches a page for one minute', async () => {
  let time = 0;
  const cache = createPageCache(() => time);
  expect(cache.get('/news')).toBeUndefined();
  cache.put('/news', Promise.resolve(PAGE));
  time = KEPT_MS - 1;
  expect(await cache.get('/news')).toBe(PAGE);
  expect(cache.has('/news')).toBe(true);
  time = KEPT_MS;
  expect(cache.get('/news')).toBeUndefined();
  expect(cache.has('/news')).toBe(false);
});

test('get() returns a pending page, and has() is false until it has loaded', async () => {
  const cache = createPageCache();
  const { promise, resolve } = Promise.withResolvers<Answer>();
  cache.put('/news', promise);
  expect(cache.get('/news')).toBe(promise);
  expect(cache.has('/news')).toBe(false);
  resolve(PAGE);
  await promise;
  expect(cache.has('/news')).toBe(true);
});

test('does not cache a failed page', async () => {
  const cache = createPageCache();
  const answer = Promise.reject(new TypeError('no network'));
  cache.put('/news', answer);
  expect(cache.get('/news')).toBe(answer);
  await expect(answer).rejects.toThrow('no network');
  expect(cache.get('/news')).toBeUndefined();
});

test('a late failure does not evict a newer entry for the same address', async () => {
  const cache = createPageCache();
  const { promise, reject } = Promise.withResolvers<Answer>();
  cache.put('/news', promise);
  cache.put('/news', Promise.resolve(PAGE));
  reject(new TypeError('no network'));
  await expect(promise).rejects.toThrow();
  expect(await cache.get('/news')).toBe(PAGE);
});

test('evicts the oldest page when the cache is full', () => {
  const cache = createPageCache();
  for (let page = 1; page <= 21; page += 1) cache.put(`/news/${page}`, Promise.resolve(PAGE));
  expect(cache.get('/news/1')).toBeUndefined();
  expect(cache.get('/news/2')).toBeDefined();
  expect(cache.get('/news/21')).toBeDefined();
});
