import { constants, open } from 'node:fs/promises';

/**
 * Reads a UTF-8 file, or what a symbolic link to one leads to.
 *
 * @throws {Error} if it cannot be read, is larger, or is no regular file: a FIFO without a writer would never end
 */
export async function readRegularFile(path: string, maxBytes: number): Promise<string> {
  // Opening a FIFO blocks until somebody writes to it, unless told not to.
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
