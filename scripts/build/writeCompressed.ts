import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { replaceFile, touchFile } from './replaceFile.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** WOFF2 is already compressed. */
export const FONT = '.woff2';

/** Takes a twentieth of the time, for files that are replaced soon. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/**
 * Writes a file for browsers, with its compressed variants. Those of an unchanged file are kept.
 *
 * @param isQuick whether time counts more than size
 */
export async function writeCompressed(path: string, contents: Buffer, isQuick = false): Promise<void> {
  if (extname(path) === FONT) return replaceFile(path, contents);
  if (!(await isCurrent(path, contents))) {
    const [br, gz] = await Promise.all([brotli(contents, isQuick ? QUICK : {}), deflate(contents)]);
    await Promise.all([replaceFile(`${path}.br`, br), replaceFile(`${path}.gz`, gz)]);
  }
  // The plain file last: once it exists, so do its compressed variants.
  await replaceFile(path, contents);
}

/** Marks an unchanged file and its compressed variants as current. @returns whether they exist */
async function isCurrent(path: string, contents: Buffer): Promise<boolean> {
  const present = await readFile(path).catch(() => undefined);
  if (present?.equals(contents) !== true) return false;
  const areThere = await Promise.all([path, `${path}.br`, `${path}.gz`].map(touchFile));
  return !areThere.includes(false);
}
