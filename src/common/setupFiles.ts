import { readFileSync, statSync } from 'node:fs';
import * as z from 'zod';

/** The site cannot start because of its setup (missing or invalid files). The message says how to fix it. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}

const SENTENCES: Readonly<Record<string, string>> = {
  ENOENT: 'is missing: restore it from the repository.',
  EACCES: 'is not accessible to this user: change its owner or permissions, or run as its owner.',
  EPERM: 'may not be changed by this user: change its owner or permissions, or run as its owner.',
  EROFS: 'is on a read-only file system: make it writable, or build elsewhere and copy the `build` folder.',
  ENOSPC: 'cannot be written because the disk is full: free some space and try again.',
  EDQUOT: 'cannot be written because the disk quota is used up: free some space and try again.',
  ENOTDIR: 'is below a file instead of a folder: move that file away.',
  EEXIST: 'is a file instead of a folder: move it away.',
  EISDIR: 'is a folder instead of a file: move it away.',
  EMFILE: 'cannot be opened because too many files are open: raise the limit with `ulimit -n`.',
};

/** For a recursive `mkdir`, Node.js reports other errors as ENOENT, too. */
const NOT_CREATED =
  'cannot be created: make its file system writable, free some space, or run as a user who may write there.';

/**
 * Explains a file system error in one sentence: what is wrong and how to fix it.
 *
 * @param place path to name if the error has none; errors of failed writes have none
 * @returns `undefined` for errors that are not from the file system
 */
export function fileFault(error: Error, place?: string): string | undefined {
  const { code = '', syscall, path = place } = error as NodeJS.ErrnoException;
  const sentence = code === 'ENOENT' && syscall === 'mkdir' ? NOT_CREATED : SENTENCES[code];
  return sentence === undefined || path === undefined ? undefined : `${path} ${sentence}`;
}

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

/** Reads a JSON manifest written by the build. @throws {SetupError} if it is missing or invalid */
export function readBuildManifest<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> {
  return readSetupJson(path, schema, 'run `npm run build`');
}

export const INCOMPLETE_BUILD = 'The build is incomplete: run `npm run build`.';

/** Maximum number of files named in an error message; the rest is only counted. */
const MAX_NAMED = 5;

/** @throws {SetupError} listing the first few files that are missing or empty */
export function checkBuiltFiles(paths: readonly string[]): void {
  const faulty = paths.filter((path) => !statSync(path, { throwIfNoEntry: false })?.size);
  if (faulty.length === 0) return;
  const named = faulty.slice(0, MAX_NAMED).join('\n');
  const more = faulty.length > MAX_NAMED ? `\nand ${faulty.length - MAX_NAMED} more` : '';
  throw new SetupError(`${INCOMPLETE_BUILD} Missing or empty:\n${named}${more}`);
}
