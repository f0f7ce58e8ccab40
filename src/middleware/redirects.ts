import type { RequestHandler } from 'express';
import { REDIRECT_CACHING } from '../caching.ts';
import { decide, layoutOf, layoutReason, stayReasons } from '../redirect/decide.ts';
import { languageOfPath, searchOf, visitOf } from '../visit.ts';
import { addReasons } from './reasons.ts';

/** Redirects to the page's path for the visitor's device, in a single redirect. Keeps the query string. */
export function redirects(corporateHost: string | undefined): RequestHandler {
  return (req, res, next) => {
    const visit = visitOf(req);
    res.locals.language = languageOfPath(visit.path);
    res.locals.device = layoutOf(visit);
    const redirect = decide(visit, corporateHost);
    if (!redirect) {
      addReasons(res, stayReasons(visit));
      next();
      return;
    }
    const { location, status, reasons } = redirect;
    addReasons(res, [layoutReason(visit), ...reasons]);
    res.set({
      Location: location + searchOf(req),
      Vary: 'User-Agent, Cookie',
      ...REDIRECT_CACHING,
    });
    res.status(status).end();
  };
}
