import { readFileSync } from 'node:fs';
import { SetupError } from './errors/setupError.ts';

/**
 * Reads a text file that the site cannot start without.
 *
 * @param advice what to do if it is missing
 * @throws {SetupError} with this advice if it is missing; the system's error if it cannot be read
 */
export function readSetupFile(path: string, advice: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new SetupError(`${path} is missing: ${advice}`, { cause: error });
    }
    throw error;
  }
}
