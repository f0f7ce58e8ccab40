import { extname, join } from 'node:path';
import { Router, type RequestHandler } from 'express';
import { errorCaching } from '../common/caching.ts';
import { DAY_MS, HOUR_MS } from '../common/time.ts';
import { isPlainPath } from '../model/paths.ts';
import { addReasons } from '../request/reasons.ts';
import { sendFile } from './sendFile.ts';

const YEAR_MS = 365 * DAY_MS;
/** Compressed variant that the build writes next to a file. */
interface CompressedForm {
  readonly encoding: string;
  readonly suffix: string;
}

/** Smallest first. */
const COMPRESSED: readonly CompressedForm[] = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
];

/**
 * Serves the built files under `/assets/` (hashed names, cached as immutable), then `public`. It looks files up on disk
 * at each request, because a newer build can add files while this process runs.
 *
 * @param root project folder
 */
export function staticFiles(root: string): RequestHandler {
  const built = join(root, 'build', 'browser');
  const asIs = join(root, 'public');
  return (req, res, next) => {
    const { path } = req;
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    if (!isRead || !isPlainPath(path)) return next();
    const sendPublic = () =>
      sendFile(req, res, {
        root: asIs,
        path,
        maxAge: HOUR_MS,
        failed: (error) => next(error.status === 404 ? undefined : error),
      });
    const sendBuilt = ([form, ...others]: readonly CompressedForm[]): void =>
      sendFile(req, res, {
        root: built,
        path: path + (form?.suffix ?? ''),
        maxAge: YEAR_MS,
        immutable: true,
        etag: false,
        setHeaders: () => {
          res.type(extname(path)).vary('Accept-Encoding');
          if (form) res.set('Content-Encoding', form.encoding);
        },
        failed: (error) => {
          if (error.status !== 404) next(error);
          else if (form) sendBuilt(others);
          else sendPublic();
        },
      });
    if (path.startsWith('/assets/'))
      sendBuilt(COMPRESSED.filter(({ encoding }) => req.acceptsEncodings(encoding)));
    else sendPublic();
  };
}

/** Whether a path names a file rather than a page: pages have no dot in their last segment. */
function isFilePath(path: string): boolean {
  return path.slice(path.lastIndexOf('/') + 1).includes('.');
}

/**
 * Skips handlers unless the path names a file. Pages then need not be compared with each of their routes, which took a
 * tenth of the time of a page.
 */
export function onlyFiles(...handlers: readonly RequestHandler[]): RequestHandler {
  const router = Router().use(...handlers);
  return (req, res, next) => (isFilePath(req.path) ? router(req, res, next) : next());
}

/** Answers 404 to requests for missing files, as plain text and without a redirect. */
export const missingFile: RequestHandler = (_req, res) => {
  addReasons(res, ['missing-file']);
  res.set({ ...errorCaching(404), 'Content-Type': 'text/plain; charset=utf-8' });
  res.status(404).send('Not found\n');
};
