import { expect, it, vi } from 'vitest';
import { newsBlock } from './news.ts';
import { ParsedCache } from './parsedCache.ts';

const parse = () => newsBlock.parse({ list: [] }, 'en');

it('parses once per signature, also for concurrent calls', async () => {
  const cache = new ParsedCache();
  const work = vi.fn(parse);
  const [first, second] = await Promise.all([
    cache.get(newsBlock, 'en', 'a', work),
    cache.get(newsBlock, 'en', 'a', work),
  ]);
  expect(second).toBe(first);
  expect(await cache.get(newsBlock, 'en', 'b', work)).not.toBe(first);
  expect(await cache.get(newsBlock, 'de', 'b', work)).not.toBe(first);
  expect(work).toHaveBeenCalledTimes(3);
});

it('parses again after a failure', async () => {
  const cache = new ParsedCache();
  const failing = () => Promise.reject(new Error('half a file'));
  await expect(cache.get(newsBlock, 'en', 'a', failing)).rejects.toThrow();
  await expect(cache.get(newsBlock, 'en', 'a', parse)).resolves.toBeDefined();
});
