import type { RequestHandler } from 'express';

/**
 * Keeps every answer of a site that is not open to search engines out of them. `robots.txt` alone would not: an address
 * that is linked from elsewhere is listed without having been read.
 */
export function robots(isOpen: boolean): RequestHandler {
  return (_req, res, next) => {
    if (!isOpen) res.set('X-Robots-Tag', 'noindex, nofollow');
    next();
  };
}
