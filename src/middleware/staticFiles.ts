import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { errorCaching } from '../caching.ts';
import { addReasons } from './reasons.ts';
import { leaveOutDocumentHeaders } from './securityHeaders.ts';

/**
 * Files as they are: what the build made under `/assets/` (hashed names, kept for ever), then `public`. What another
 * build has put beside them since the start is found, too: while two deployments stand side by side, the pages of one
 * ask the other for their files.
 *
 * @param root of the project
 * @param watch looks the files up anew for each request: for development
 */
export function staticFiles(root: string, { watch = false } = {}): RequestHandler {
  const options = { brotli: true, gzip: true, setHeaders: leaveOutDocumentHeaders };
  const folder = join(root, 'build', 'browser');
  const built = sirv(folder, { dev: watch, maxAge: 31_536_000, immutable: true, ...options });
  const builtSince = sirv(folder, { dev: true, ...options });
  const asIs = sirv(join(root, 'public'), {
    dev: watch,
    maxAge: 3600,
    etag: true,
    ...options,
    setHeaders: (res, path) => {
      leaveOutDocumentHeaders(res, path);
      // sirv's list of types lacks this one.
      if (path.endsWith('.ico')) res.setHeader('Content-Type', 'image/x-icon');
    },
  });
  return forReading((req, res, next) => {
    const publicFile = () => asIs(req, res, next);
    const isBuilt = req.path.startsWith('/assets/');
    if (isBuilt) built(req, res, () => builtSince(req, res, publicFile));
    else publicFile();
  });
}

function forReading(serve: RequestHandler): RequestHandler {
  return (req, res, next) => {
    // sirv serves index files and ignores methods; neither is wanted here.
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    if (!isRead || !isFilePath(req.path) || HIDDEN.test(req.path)) next();
    else {
      const { range } = req.headers;
      if (!isOneRange(range)) delete req.headers.range;
      // sirv lists the files at start and does not expect one to go: its read error would end the process.
      res.once('pipe', (file: Readable) => file.once('error', () => res.destroy()));
      serve(req, res, () => {
        // Others may take more than sirv does.
        if (range !== undefined) req.headers.range = range;
        next();
      });
    }
  };
}

/** What sirv takes right. Anything else may be ignored (RFC 9110, section 14.2): the whole file is sent. */
function isOneRange(range: string | undefined): boolean {
  const [, start, end] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  return start !== undefined && (end === '' || Number(start) <= Number(end));
}

/** What no visitor asks for: sirv leaves hidden files out of its list, but not where it looks each time. */
const HIDDEN = /\/\./;

/** Whether a path names a file rather than a page: pages have no dot in their last segment. */
export function isFilePath(path: string): boolean {
  return path.slice(path.lastIndexOf('/') + 1).includes('.');
}

/** A file that nobody had: a short answer without frame or redirect. */
export const missingFile: RequestHandler = (req, res, next) => {
  if (!isFilePath(req.path)) {
    next();
    return;
  }
  addReasons(res, ['missing-file']);
  res.set({ ...errorCaching(404), 'Content-Type': 'text/plain; charset=utf-8' });
  res.status(404).send('Not found\n');
};
