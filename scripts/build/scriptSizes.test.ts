import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { budgetFaults, SCRIPT_LIMITS } from './scriptSizes.ts';

/** The project's goals, which the current limits must not exceed. */
const MOST = { start: 15_500, all: 15_500 };

test('the built browser script is within its limits', () => {
  const manifest = z.object({ script: z.object({ start: z.number(), all: z.number() }) });
  const { script } = manifest.parse(JSON.parse(readFileSync('build/manifest.json', 'utf8')));
  expect(script.start).toBeGreaterThan(0);
  expect(script.all).toBeGreaterThan(script.start);
  expect(budgetFaults(script)).toEqual([]);
  expect(SCRIPT_LIMITS.start).toBeLessThanOrEqual(MOST.start);
  expect(SCRIPT_LIMITS.all).toBeLessThanOrEqual(MOST.all);
});

test('reports sizes over their limit, and limits with too much slack', () => {
  const limits = { start: 6000, all: 9000 };
  expect(budgetFaults({ start: 6000, all: 9000 }, limits)).toEqual([]);
  expect(budgetFaults({ start: 6001, all: 9000 }, limits)).toHaveLength(1);
  expect(budgetFaults({ start: 3999, all: 9001 }, limits)).toHaveLength(2);
});
