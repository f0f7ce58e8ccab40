import { constants, open } from 'node:fs/promises';

/**
 * Reads a UTF-8 file; follows symbolic links.
 *
 * @throws {Error} if the file cannot be read, exceeds `maxBytes`, or is not a regular file (reading a FIFO may hang)
 */
export async function readRegularFile(path: string, maxBytes: number): Promise<string> {
  // O_NONBLOCK, because opening a FIFO otherwise blocks until another process writes to it.
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const stats = await file.stat();
    if (!stats.isFile()) throw new Error('not a regular file');
    if (stats.size > maxBytes) throw new Error(`larger than ${maxBytes} bytes`);
    return await file.readFile('utf8');
  } finally {
    await file.close();
  }
}
