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

/** For a recursive `mkdir`, Node.js reports other errors as ENOENT, too. */
const NOT_CREATED =
  'cannot be created: make its file system writable, free some space, or run as a user who may write there.';

/**
 * Explains a file system error in one sentence: what is wrong and how to fix it.
 *
 * @param place path to name if the error has none; errors of failed writes have none
 * @returns `undefined` for errors that are not from the file system
 */
export function fileFault(error: Error, place?: string): string | undefined {
  const { code = '', syscall, path = place } = error as NodeJS.ErrnoException;
  const sentence = code === 'ENOENT' && syscall === 'mkdir' ? NOT_CREATED : SENTENCES[code];
  return sentence === undefined || path === undefined ? undefined : `${path} ${sentence}`;
}
