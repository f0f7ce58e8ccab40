import { afterAll, onTestFinished } from 'vitest';

/** Cleans up after the present test, or, at the top level of a file or `describe`, after its tests. */
export function afterwards(cleanUp: () => unknown): void {
  try {
    onTestFinished(async () => void (await cleanUp()));
  } catch {
    afterAll(async () => void (await cleanUp()));
  }
}
