import type { RequestHandler } from 'express';
import { decide } from '../redirect/decide.ts';
import { searchOf, visitOf } from '../visit.ts';

/** Sends a visitor to the page's address for their device, in one hop; the query comes along. */
export function redirects(corporateHost: string | undefined): RequestHandler {
  return (req, res, next) => {
    const redirect = decide(visitOf(req), corporateHost);
    if (!redirect) {
      next();
      return;
    }
    const { location, status, reasons } = redirect;
    res.locals.reasons = reasons;
    res.set({
      Location: location + searchOf(req),
      Vary: 'User-Agent, Cookie',
      // A shared cache may keep it only if its operator has made the device a part of the key.
      'Cache-Control': 'private, no-cache',
    });
    res.status(status).end();
  };
}
