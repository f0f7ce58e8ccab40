import type { RequestHandler } from 'express';

/**
 * Sends `X-Robots-Tag: noindex` with every response if the site is closed to search engines. `robots.txt` alone does
 * not suffice: search engines list URLs that are linked elsewhere without crawling them.
 */
export function robots(isOpen: boolean): RequestHandler {
  return (_req, res, next) => {
    if (!isOpen) res.set('X-Robots-Tag', 'noindex, nofollow');
    next();
  };
}
