import { Router } from 'express';
import type { Config } from '../config.ts';
import { daysInMs, LANGUAGE_DAYS } from '../consent/entries.ts';
import { COOKIES } from '../consent/names.ts';
import { HttpError } from '../errors/httpError.ts';
import { isLanguageCode } from '../locale/languages.ts';
import { localise } from '../locale/urls.ts';
import { layoutOf } from '../redirect/decide.ts';
import { isPlainPath } from '../redirect/paths.ts';
import { visitOf } from '../visit.ts';

/**
 * Choosing a language: keeps the choice and goes to the same page in it; on a phone to the mobile home page
 * (specification, sections 4 and 9). A page never sets the cookie, so that pages can be cached.
 */
export function languageRoutes({ siteUrl, mainlandHosts }: Config): Router {
  const router = Router();
  router.get('/language/:code', (req, res) => {
    const { code } = req.params;
    if (!isLanguageCode(code)) throw new HttpError(404, `${code} is no language of the site`);
    const { path } = req.query;
    const layout = layoutOf(visitOf(req));
    const page = layout === 'desktop' && typeof path === 'string' && isPlainPath(path) ? path : '/';
    const isGlobalSite = !mainlandHosts.includes(req.hostname);
    res.cookie(COOKIES.language, code, {
      maxAge: daysInMs(LANGUAGE_DAYS),
      path: '/',
      sameSite: 'lax',
      secure: siteUrl.startsWith('https:'),
    });
    res.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    res.redirect(303, (isGlobalSite ? '' : siteUrl) + localise(page, code, layout));
  });
  return router;
}
