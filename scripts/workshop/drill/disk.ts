import { execFile } from 'node:child_process';
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const BLOCKS = [1_048_576, 4096].map((size) => Buffer.alloc(size));
const EVERY_MS = 50;

/** Mounts a small file system in memory. */
export async function mountDisk(folder: string, megabytes: number) {
  await mkdir(folder);
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder]);
  return {
    folder,
    /** Fills it, and fills whatever becomes free, until the returned function is called. */
    fill: async () => {
      const path = join(folder, 'filler');
      const file = await open(path, 'w');
      const stopped = new AbortController();
      await writeUntilFull(file);
      const filling = (async () => {
        for (; !stopped.signal.aborted; await wait(EVERY_MS)) await writeUntilFull(file);
      })();
      return async () => {
        stopped.abort();
        await filling;
        await file.close();
        await rm(path);
      };
    },
    unmount: () => run('umount', ['--lazy', folder]),
  };
}

async function writeUntilFull(file: FileHandle): Promise<void> {
  for (const block of BLOCKS) {
    try {
      for (;;) await file.write(block);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    }
  }
}
