import type { RequestHandler } from 'express';
import { HttpError } from '../errors/httpError.ts';

const READING: readonly string[] = ['GET', 'HEAD'];

/** Rejects methods other than GET, HEAD and, on pages with a form, POST; and paths that cannot be decoded. */
export function pageRequestsOnly(hasForm: (path: string) => boolean): RequestHandler {
  return (req, res, next) => {
    const { path } = res.locals.facts;
    if (!READING.includes(req.method)) {
      const allowed = hasForm(path) ? [...READING, 'POST'] : READING;
      if (!allowed.includes(req.method)) {
        throw new HttpError(405, `${req.method} is not allowed for pages`, {
          headers: { Allow: allowed.join(', ') },
          reason: 'method',
        });
      }
    }
    if (!isReadable(path))
      throw new HttpError(400, 'The path is not well-formed', { reason: 'unreadable-path' });
    next();
  };
}

function isReadable(path: string): boolean {
  try {
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Throws 404 for requests that no route handled. */
export const unmatched: RequestHandler = (_req, res) => {
  throw new HttpError(404, `No page has the path ${res.locals.facts.path}`, { reason: 'no-such-page' });
};
