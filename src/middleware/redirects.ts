import type { RequestHandler } from 'express';
import { decide, layoutOf, layoutReason, stayReasons } from '../redirect/decide.ts';
import { languageOfPath, searchOf, visitOf } from '../visit.ts';
import { addReasons } from './reasons.ts';

/** Sends a visitor to the page's address for their device, in one hop; the query comes along. */
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
      // A shared cache may keep it only if its operator has made the device a part of the key, as the sample for nginx
      // does: nginx alone goes by the first of these, in seconds, and passes it to nobody. It has to be the first.
      'X-Accel-Expires': '60',
      'Cache-Control': 'private, no-cache',
    });
    res.status(status).end();
  };
}
