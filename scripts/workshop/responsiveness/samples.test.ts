import { expect, test } from 'vitest';
import { faultOf, rowOf } from './samples.ts';

test('a single sample at the limit is a fault', () => {
  const name = 'a visit';
  expect(faultOf({ name, times: [20, 99.9], limit: 100 })).toBeUndefined();
  expect(faultOf({ name, times: [20, 100], limit: 100 })).toBe('a visit: 100 ms, should be below 100 ms');
  expect(faultOf({ name, times: [500] })).toBeUndefined();
});

test('a row has median, maximum, count and limit', () => {
  expect(rowOf({ name: '', times: [8.4, 40, 16.2], limit: 100 })).toEqual({
    median: 16,
    worst: 40,
    of: 3,
    limit: '< 100',
  });
});
