import { statSync } from 'node:fs';
import { z } from 'zod';
import { SetupError } from './errors/setupError.ts';
import { readSetupFile } from './readSetupFile.ts';

/** Files that a message names; the others are counted. */
const MAX_NAMED = 5;

/**
 * What a build says of the files that it has made.
 *
 * @param path of the JSON file
 * @throws {SetupError} that says what to do where it is missing or broken
 */
export function readBuildManifest<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> {
  const text = readSetupFile(path, 'run `npm run build` first');
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new SetupError(`${path} is broken: run \`npm run build\` again\n${reason}`);
  }
}

/**
 * Checks the files that a manifest names.
 *
 * @throws {SetupError} that names the first few that are missing or empty
 */
export function checkBuiltFiles(paths: readonly string[]): void {
  const faulty = paths.filter((path) => !statSync(path, { throwIfNoEntry: false })?.size);
  if (faulty.length === 0) return;
  const named = faulty.slice(0, MAX_NAMED).join('\n');
  const more = faulty.length > MAX_NAMED ? `\nand ${faulty.length - MAX_NAMED} more` : '';
  throw new SetupError(
    `The build is incomplete: run \`npm run build\` again. Missing or empty:\n${named}${more}`,
  );
}
