import { statSync } from 'node:fs';
import type { z } from 'zod';
import { SetupError } from './errors/setupError.ts';
import { readSetupJson } from './readSetupFile.ts';

/** Maximum number of files named in an error message; the rest is only counted. */
const MAX_NAMED = 5;

/**
 * Reads a JSON manifest written by the build.
 *
 * @throws {SetupError} if it is missing or invalid
 */
export function readBuildManifest<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> {
  return readSetupJson(path, schema, 'run `npm run build`');
}

/**
 * Checks that the files of a manifest exist.
 *
 * @throws {SetupError} listing the first few files that are missing or empty
 */
export function checkBuiltFiles(paths: readonly string[]): void {
  const faulty = paths.filter((path) => !statSync(path, { throwIfNoEntry: false })?.size);
  if (faulty.length === 0) return;
  const named = faulty.slice(0, MAX_NAMED).join('\n');
  const more = faulty.length > MAX_NAMED ? `\nand ${faulty.length - MAX_NAMED} more` : '';
  throw new SetupError(`The build is incomplete: run \`npm run build\`. Missing or empty:\n${named}${more}`);
}
