import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BYTES = 32;

/**
 * The key that signs stamps and derives case numbers. All processes must have the same, because one of them renders a
 * form and another may receive it, and a restart must not invalidate open pages. So it is kept in the spool folder, which
 * they share; the first process creates it. If the folder cannot be written, no enquiry can be accepted either, and the
 * process uses a key of its own until then.
 *
 * @param given value of `FORM_SECRET`, which takes precedence: for processes that do not share a folder
 */
export function createSecret(folder: string, given: string | undefined): () => string {
  let known = given;
  const own = randomBytes(BYTES).toString('base64url');
  return () => {
    known ??= readOrCreate(join(folder, 'secret'), folder, own);
    return known ?? own;
  };
}

function readOrCreate(path: string, folder: string, created: string): string | undefined {
  const read = () => {
    const text = readFileSync(path, 'utf8').trim();
    return text === '' ? undefined : text;
  };
  try {
    return read();
  } catch {
    // Linked once it is complete: another process never reads a part of it, and the first one wins.
    const partial = `${path}.${process.pid}.partial`;
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeFileSync(partial, created, { mode: 0o600, flush: true });
      linkSync(partial, path);
      return created;
    } catch {
      return readIfPresent(read);
    } finally {
      if (existsSync(partial)) rmSync(partial);
    }
  }
}

function readIfPresent(read: () => string | undefined): string | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
