import { readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isRunning } from '../../src/common/isRunning.ts';

/** Files of earlier builds are deleted after a week. */
const RETENTION_MS = 7 * 86_400_000;
/** `.name.pid.number.partial`: hidden, so that neither the site nor nginx serves it. */
const PARTIAL = /^\..+\.(\d+)\.\d+\.partial$/;

let written = 0;

/**
 * Replaces a file atomically: readers see the old or the new content, never a partial one, even if this process is
 * killed. An unchanged file only gets a new modification time, for `deleteOldFiles`.
 *
 * `write-file-atomic` is not used: on a full disk it renames a partially written file, and the names of its temporary
 * files do not reveal whether their writer still runs.
 */
export async function replaceFile(path: string, contents: Uint8Array | string): Promise<void> {
  const wanted = Buffer.from(contents);
  const present = await readFile(path).catch(() => undefined);
  if (present?.equals(wanted)) {
    await touchFile(path);
    return;
  }
  written += 1;
  const partial = join(dirname(path), `.${basename(path)}.${process.pid}.${written}.partial`);
  try {
    // Flushed before the rename: a power failure must not leave an empty file under the final name.
    await writeFile(partial, wanted, { flush: true });
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** Marks a file as current by updating its modification time. @returns whether it exists */
export async function touchFile(path: string): Promise<boolean> {
  const now = new Date();
  return utimes(path, now, now).then(
    () => true,
    () => false,
  );
}

/**
 * Deletes temporary files of killed builds, and files that no build has written for a week. Newer files of earlier builds
 * remain, because running sites, open pages and caches still refer to them.
 */
export async function deleteOldFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const [, writer] = PARTIAL.exec(name) ?? [];
    // A concurrent build may have deleted the file.
    const file = await stat(path).catch(() => undefined);
    if (!file?.isFile()) continue;
    const isOld =
      writer === undefined ? Date.now() - file.mtimeMs > RETENTION_MS : !isRunning(Number(writer));
    if (isOld) await rm(path, { force: true });
  }
}
