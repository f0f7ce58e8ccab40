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

/** Node.js reports whatever prevents a recursive `mkdir` as ENOENT. */
const NOT_CREATED =
  'cannot be created: make its file system writable, free some space, or run as a user who may write there.';

/**
 * Says in one sentence what is wrong with a file or folder, and what to do.
 *
 * @param place path to name if the error has none, as failed writes do
 * @returns nothing for other errors than the file system's
 */
export function fileFault(error: Error, place?: string): string | undefined {
  const { code = '', syscall, path = place } = error as NodeJS.ErrnoException;
  const sentence = code === 'ENOENT' && syscall === 'mkdir' ? NOT_CREATED : SENTENCES[code];
  return sentence === undefined || path === undefined ? undefined : `${path} ${sentence}`;
}
