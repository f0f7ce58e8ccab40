import { constants, open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fillFacts } from '../catalog/fillFacts.ts';
import type { EmbeddedSource } from './block.ts';

/** Far above the size of any block file, and of the longest article that the schema allows. */
const MAX_BYTES = 250_000;

/** A block in one JSON file per language. @param pathOf path in the `locales` folder */
export function jsonFile(pathOf: (language: string) => string): (localesFolder: string) => EmbeddedSource {
  return (folder) => async (language) => {
    const path = join(folder, pathOf(language));
    return {
      signature: await fileSignature(path),
      read: async () => ({ detail: JSON.parse(fillFacts(await readRegularFile(path), language)) }),
    };
  };
}

export async function fileSignature(path: string): Promise<string> {
  const { size, mtimeMs } = await stat(path);
  return `${path} ${size} ${mtimeMs}`;
}

/**
 * Reads a UTF-8 file; follows symbolic links.
 *
 * @throws {Error} if the file cannot be read, is larger than 250 kB, or is not a regular file (reading a FIFO may hang)
 */
export async function readRegularFile(path: string): Promise<string> {
  // O_NONBLOCK, because opening a FIFO otherwise blocks until another process writes to it.
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const stats = await file.stat();
    if (!stats.isFile()) throw new Error('not a regular file');
    if (stats.size > MAX_BYTES) throw new Error(`larger than ${MAX_BYTES} bytes`);
    return await file.readFile('utf8');
  } finally {
    await file.close();
  }
}
