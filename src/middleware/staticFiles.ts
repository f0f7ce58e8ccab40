import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { addReasons } from './reasons.ts';

/**
 * Files as they are: what the build made under `/assets/` (hashed names, kept for ever), then `public`.
 *
 * @param root of the project
 * @param watch looks the files up anew for each request: for development
 */
export function staticFiles(root: string, { watch = false } = {}): RequestHandler[] {
  const built = sirv(join(root, 'build', 'browser'), {
    dev: watch,
    maxAge: 31_536_000,
    immutable: true,
    brotli: true,
    gzip: true,
  });
  const asIs = sirv(join(root, 'public'), {
    dev: watch,
    maxAge: 3600,
    etag: true,
    brotli: true,
    gzip: true,
    // sirv's list of types lacks this one.
    setHeaders: (res, path) => {
      if (path.endsWith('.ico')) res.setHeader('Content-Type', 'image/x-icon');
    },
  });
  return [forReading(built), forReading(asIs)];
}

function forReading(serve: ReturnType<typeof sirv>): RequestHandler {
  return (req, res, next) => {
    // sirv serves index files and ignores methods; neither is wanted here.
    if ((req.method !== 'GET' && req.method !== 'HEAD') || !isFilePath(req.path)) next();
    else {
      // sirv lists the files at start and does not expect one to go: its read error would end the process.
      res.once('pipe', (file: Readable) => file.once('error', () => res.destroy()));
      serve(req, res, next);
    }
  };
}

/** Whether a path names a file rather than a page: pages have no dot in their last segment. */
export function isFilePath(path: string): boolean {
  return path.slice(path.lastIndexOf('/') + 1).includes('.');
}

/** A file that nobody had: a short answer without frame or redirect, which no cache keeps. */
export const missingFile: RequestHandler = (req, res, next) => {
  if (!isFilePath(req.path)) {
    next();
    return;
  }
  addReasons(res, ['missing-file']);
  res.set({ 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' });
  res.status(404).send('Not found\n');
};
