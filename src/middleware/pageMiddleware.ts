import type { RequestHandler } from 'express';
import { HttpError } from '../errors/httpError.ts';

/** Middleware that the page table references by name. */
const named: Readonly<Record<string, RequestHandler>> = {
  /** Of all pages that are accessible, but not indexed. */
  noIndex: (_req, res, next) => {
    // A site that is closed to search engines says more.
    if (!res.get('X-Robots-Tag')) res.set('X-Robots-Tag', 'noindex');
    next();
  },
};

/** An unknown name answers 500 per request (specification, section 8) instead of failing at startup. */
export function pageMiddleware(name: string): RequestHandler {
  return (req, res, next) => {
    const middleware = Object.hasOwn(named, name) && named[name];
    if (!middleware) throw new HttpError(500, `Unknown middleware '${name}'`, { isPublic: true });
    return middleware(req, res, next);
  };
}
