import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

let written = 0;

/** Makes the entries of a folder (created and renamed files) survive a power failure. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Creates a folder for this user only. Its own entry is durable, too. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first !== undefined) await syncFolder(dirname(first));
}

/**
 * Writes a file so that it survives a crash or power failure once this resolves: written under a temporary name in
 * `workFolder`, fsynced, renamed, and its folder fsynced. On an error there is no file at `path`, unless only the last
 * step failed. (`write-file-atomic` does not fsync the folder, and on a full disk renames a partial file.)
 *
 * @throws {Error} of the file system
 */
export async function writeDurably(path: string, text: string, workFolder: string): Promise<void> {
  written += 1;
  const partial = join(workFolder, `${process.pid}.${written}.partial`);
  try {
    const handle = await open(partial, 'wx', 0o600);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined);
    throw error;
  }
  await syncFolder(dirname(path));
}
