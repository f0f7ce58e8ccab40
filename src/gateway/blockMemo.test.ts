import { expect, it, vi } from 'vitest';
import { BlockMemo } from './blockMemo.ts';
import { parseBlock } from './parseBlock.ts';

const parse = () => parseBlock('news', 'en', { list: [] });

it('parses once for each signature, also for those who ask at the same time', async () => {
  const memo = new BlockMemo();
  const work = vi.fn(parse);
  const [first, second] = await Promise.all([
    memo.parsed('news', 'en', 'a', work),
    memo.parsed('news', 'en', 'a', work),
  ]);
  expect(second).toBe(first);
  expect(await memo.parsed('news', 'en', 'b', work)).not.toBe(first);
  expect(await memo.parsed('news', 'de', 'b', work)).not.toBe(first);
  expect(work).toHaveBeenCalledTimes(3);
});

it('tries again what could not be parsed', async () => {
  const memo = new BlockMemo();
  await expect(
    memo.parsed('news', 'en', 'a', () => Promise.reject(new Error('half a file'))),
  ).rejects.toThrow();
  await expect(memo.parsed('news', 'en', 'a', parse)).resolves.toBeDefined();
});
