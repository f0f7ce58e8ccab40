import { vi } from 'vitest';

/**
 * Repeats a check until it passes. @returns its result
 *
 * The limit only ends a test that hangs: on a busy machine, a state may take long to come.
 */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 240_000, interval: 50 });
}
