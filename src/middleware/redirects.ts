import type { RequestHandler } from 'express';
import { REDIRECT_CACHING } from '../common/caching.ts';
import { decide, stayReasons } from '../request/decide.ts';
import { locationOf } from '../request/location.ts';
import { addReasons } from '../request/reasons.ts';

/**
 * Redirects to the page's path for the visitor's device, in a single redirect. Keeps the query string. A form is answered
 * at the path it was sent to: a redirect would lose what the visitor typed.
 */
export function redirects(corporateHost: string | undefined): RequestHandler {
  return (req, res, next) => {
    const { facts } = res.locals;
    res.locals.isPageRequest = true;
    const redirect = req.method === 'POST' ? undefined : decide(facts, corporateHost);
    if (!redirect) {
      addReasons(res, stayReasons(facts));
      return next();
    }
    const { location, status, reasons } = redirect;
    addReasons(res, [facts.layoutReason, ...reasons]);
    res.set({
      Location: locationOf(location, facts.search),
      Vary: 'User-Agent, Cookie',
      ...REDIRECT_CACHING,
    });
    res.status(status).end();
  };
}
