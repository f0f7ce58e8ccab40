import { expect, it, vi } from 'vitest';
import { BlockMemo } from './blockMemo.ts';
import { parseBlock } from './parseBlock.ts';

const parse = () => parseBlock('news', 'en', { list: [] });

it('parses once per signature, also for concurrent calls', async () => {
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

it('parses again after a failure', async () => {
  const memo = new BlockMemo();
  await expect(
    memo.parsed('news', 'en', 'a', () => Promise.reject(new Error('half a file'))),
  ).rejects.toThrow();
  await expect(memo.parsed('news', 'en', 'a', parse)).resolves.toBeDefined();
});
