import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { identify, memoize } from './memoize.ts';

describe('memoize', () => {
  it('calls the function once per argument, whatever it returns', () => {
    const calls: (string | number)[] = [];
    const record = memoize((input: string | number) => {
      calls.push(input);
      return undefined;
    }, 10);
    for (const input of ['1', 1, '1', 1]) expect(record(input)).toBeUndefined();
    expect(calls).toEqual(['1', 1]);
  });

  it('compares objects by identity, and only what the key names', () => {
    const site = {};
    let calls = 0;
    const count = memoize(
      (_: { readonly site: object; readonly id: string; readonly visitor?: string }) => (calls += 1),
      10,
      ({ site: own, id }) => [own, id],
    );
    expect(count({ site, id: 'a' })).toBe(1);
    expect(count({ site, id: 'a', visitor: 'other' })).toBe(1);
    expect(count({ site: {}, id: 'a' })).toBe(2);
    expect(count({ site, id: 'b' })).toBe(3);
  });

  it('does not keep the text that an argument was cut from', () => {
    setFlagsFromString('--expose-gc');
    const collect: () => void = runInNewContext('gc');
    const echo = memoize((text: string) => text, 100);
    collect();
    const before = process.memoryUsage().heapUsed;
    for (let number = 0; number < 100; number += 1) {
      const page = `a text of its own ${number} ${'and the page around it '.repeat(10_000)}`;
      echo(page.slice(0, page.indexOf('and')));
    }
    collect();
    // The pages have 23 MB.
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(5_000_000);
    expect(echo('a text of its own 1 ')).toBe('a text of its own 1 ');
  });

  it('evicts the least recently used result', () => {
    const calls: number[] = [];
    const square = memoize((input: number) => {
      calls.push(input);
      return input * input;
    }, 2);
    for (const input of [1, 2, 1, 3, 1, 2]) expect(square(input)).toBe(input * input);
    expect(calls).toEqual([1, 2, 3, 2]);
  });

  it('does not cache a failure', () => {
    let calls = 0;
    const fail = memoize((input: string) => {
      calls += 1;
      if (calls === 1) throw new Error('not yet');
      return input;
    }, 2);
    expect(() => fail('a')).toThrow('not yet');
    expect(fail('a')).toBe('a');
  });
});

it('values of different types or places have different ids', () => {
  const keys = [['1'], [1], [true], ['true'], [undefined], ['a', 'b'], ['a\0', 'b'], ['ab'], [{}], [{}]];
  expect(new Set(keys.map(identify)).size).toBe(keys.length);
});
