import { expect, it } from 'vitest';
import { backoffSeconds } from './backoffSeconds.ts';

it.each([
  [1, 1, 2],
  [2, 2, 4],
  [5, 16, 32],
  [6, 30, 60],
  [1000, 30, 60],
  [5000, 30, 60],
])('after %i failures, waits %i to %i seconds', (failures, shortest, longest) => {
  expect(backoffSeconds(failures, 0)).toBe(shortest);
  expect(backoffSeconds(failures, 0.999_999)).toBeCloseTo(longest, 3);
});
