import { readFileSync } from 'node:fs';
import { fileFault } from './errors/fileFault.ts';
import { SetupError } from './errors/setupError.ts';

/**
 * Reads a text file that the site cannot start without.
 *
 * @param advice what to do if it is missing
 * @throws {SetupError} with this advice if it is missing, or with why it cannot be read
 */
export function readSetupFile(path: string, advice: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isMissing = 'code' in error && error.code === 'ENOENT';
    const fault = isMissing ? `${path} is missing: ${advice}` : fileFault(error, path);
    throw fault === undefined ? error : new SetupError(fault, { cause: error });
  }
}
