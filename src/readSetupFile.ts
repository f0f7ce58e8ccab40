import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { fileFault } from './errors/fileFault.ts';
import { SetupError } from './errors/setupError.ts';

/**
 * Reads a text file that is required to start the site.
 *
 * @param advice part of the message: what to do if the file is missing
 * @throws {SetupError} if the file is missing or cannot be read
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

/**
 * Reads a JSON file that is required to start the site.
 *
 * @param advice part of the message: what to do if the file is missing or broken
 * @throws {SetupError} if the file is missing, cannot be read, or does not match the schema
 */
export function readSetupJson<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  advice: string,
): z.infer<Schema> {
  const text = readSetupFile(path, advice);
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new SetupError(`${path} is broken: ${advice}\n${reason}`);
  }
}
