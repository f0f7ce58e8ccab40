import type { RequestHandler } from 'express';
import { HttpError } from '../errors/httpError.ts';

/** Middleware that a page can ask for by name in the page table. */
const named: Readonly<Record<string, RequestHandler>> = {
  /** For parts of other pages: they can be opened, but are not to be found. */
  noIndex: (_req, res, next) => {
    res.set('X-Robots-Tag', 'noindex');
    next();
  },
};

/** A name that nobody knows fails each request for the page, as specified, not the start of the site. */
export function namedMiddleware(name: string): RequestHandler {
  return (
    (Object.hasOwn(named, name) ? named[name] : undefined) ??
    (() => {
      throw new HttpError(500, `Unknown middleware '${name}'`, { isPublic: true });
    })
  );
}
