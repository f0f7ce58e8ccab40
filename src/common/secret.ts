import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BYTES = 32;

/** Name of the file in the spool folder. */
const NAME = 'secret';

/**
 * The key that signs stamps and preview links, and derives case numbers. All processes must have the same, because one
 * of them renders a form and another may receive it, and a restart must not invalidate open pages. So it is kept in the
 * spool folder, which they share; the first process creates it. If the folder cannot be written, no inquiry can be
 * accepted either, and the process uses a key of its own until then.
 *
 * @param given value of `FORM_SECRET`, which takes precedence: for processes that do not share a folder
 */
export function createSecret(folder: string, given: string | undefined): () => string {
  let known = given;
  const own = randomBytes(BYTES).toString('base64url');
  return () => {
    known ??= readOrCreate(join(folder, NAME), folder, own);
    return known ?? own;
  };
}

/** The site's key, for commands: undefined if there is none, or this user may not read it. */
export function readSecret(folder: string, given: string | undefined): string | undefined {
  return given ?? readIfPresent(join(folder, NAME));
}

function readOrCreate(path: string, folder: string, created: string): string | undefined {
  try {
    return read(path);
  } catch {
    // Linked once it is complete: another process never reads a part of it, and the first one wins.
    const partial = `${path}.${process.pid}.partial`;
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeFileSync(partial, created, { mode: 0o600, flush: true });
      linkSync(partial, path);
      return created;
    } catch {
      return readIfPresent(path);
    } finally {
      if (existsSync(partial)) rmSync(partial);
    }
  }
}

function read(path: string): string | undefined {
  const text = readFileSync(path, 'utf8').trim();
  return text === '' ? undefined : text;
}

function readIfPresent(path: string): string | undefined {
  try {
    return read(path);
  } catch {
    return undefined;
  }
}
