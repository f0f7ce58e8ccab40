import express, { Router, type Request, type Response } from 'express';
import * as z from 'zod';
import { ANALYTICS, formatChoice, NECESSARY, OPTION_IDS, REVISION } from '../consent/choice.ts';
import { CONSENT_DAYS, cookieOptions } from '../consent/entries.ts';
import { COOKIES } from '../consent/names.ts';
import { HttpError } from '../errors/httpError.ts';
import { locationOf } from '../request/location.ts';
import { isPlainPath } from '../model/paths.ts';
import { isFromHere } from '../request/sameOrigin.ts';

const CONSENT_PATH = '/consent';

const optionIds = z.preprocess(
  (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
  z.array(z.coerce.number().int()).max(OPTION_IDS.length),
);
const answerForm = z.object({
  choice: z.enum(['all', 'necessary', 'custom']),
  option: optionIds,
  path: z.string().max(2000).optional(),
});

interface ConsentDeps {
  readonly siteUrl: string;
  readonly now: () => Date;
}

/**
 * Receives the forms of the consent banner and of the cookie settings. The server sets the cookies, because browsers
 * limit the lifetime of cookies set by scripts; neither is HttpOnly, so that the browser script can read them.
 */
export function consentRoutes({ siteUrl, now }: ConsentDeps): Router {
  const form = express.urlencoded({ extended: false, limit: '2kb', parameterLimit: 12 });
  return Router({ caseSensitive: true, strict: true })
    .post(CONSENT_PATH, form, (req, res) => {
      if (!isFromHere(req, siteUrl))
        throw new HttpError(403, 'the consent form was submitted from another site');
      const result = answerForm.safeParse(req.body);
      if (!result.success) throw new HttpError(400, z.prettifyError(result.error));
      const { choice, option, path } = result.data;
      const accepted = OPTION_IDS.filter(
        (id) =>
          id === NECESSARY ||
          ((choice === 'all' || (choice === 'custom' && option.includes(id))) &&
            !(id === ANALYTICS && res.locals.facts.consent.refusesAnalytics)),
      );
      const when = `${now().toISOString().slice(0, 19)}Z`;
      const cookie = { ...cookieOptions(CONSENT_DAYS, siteUrl), encode: String };
      res.cookie(COOKIES.consent, '1', cookie);
      res.cookie(COOKIES.choice, formatChoice({ revision: REVISION, when, accepted }), cookie);
      res.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', Vary: 'Accept' });
      sendOn(req, res, accepted, path);
    })
    .all(CONSENT_PATH, (req) => {
      throw new HttpError(405, `${req.method} is not allowed: use POST`, { headers: { Allow: 'POST' } });
    });
}

/** Answers the browser script with JSON, and a plain form with a redirect back to its page. */
function sendOn(req: Request, res: Response, accepted: readonly number[], path: string | undefined): void {
  if (req.accepts(['html', 'json']) === 'json') res.json({ accepted });
  else {
    const location = cameFrom(req) ?? (path !== undefined && isPlainPath(path) ? path : '/');
    // Not `res.redirect`, which would encode the query string twice.
    res.status(303).set('Location', location).end();
  }
}

/** Path and query string of the page with the form, from `Referer` if it is on this host. */
function cameFrom(req: Request): string | undefined {
  const referrer = req.get('Referer');
  if (referrer === undefined || !URL.canParse(referrer)) return undefined;
  const { host, pathname, search } = new URL(referrer);
  const isPage = host === req.host && isPlainPath(pathname) && pathname !== CONSENT_PATH;
  return isPage ? locationOf(pathname, search) : undefined;
}
