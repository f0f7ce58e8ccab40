import { expect, test } from 'vitest';
import { medianOf } from './medianOf.ts';

test('the median is the middle value, or the mean of the two middle values', () => {
  expect(medianOf([9, 1, 5])).toBe(5);
  expect(medianOf([9, 1, 5, 6])).toBe(5.5);
  expect(medianOf([7])).toBe(7);
  expect(() => medianOf([])).toThrow();
});
