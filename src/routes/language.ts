import { Router } from 'express';
import type { Config } from '../config/config.ts';
import { cookieOptions, LANGUAGE_DAYS } from '../consent/entries.ts';
import { COOKIES } from '../consent/names.ts';
import { HttpError } from '../errors/httpError.ts';
import { isLanguageCode } from '../model/codes.ts';
import { locationOf } from '../request/location.ts';
import { localize, isPlainPath } from '../model/paths.ts';

/**
 * Stores the chosen language in a cookie and redirects to the same page in that language; in the mobile layout, to the
 * home page (specification, sections 4 and 9). Pages never set cookies, so that they can be cached.
 */
export function languageRoutes({ siteUrl }: Config): Router {
  return Router().get('/language/:code', (req, res) => {
    const { code } = req.params;
    if (!isLanguageCode(code)) throw new HttpError(404, `${code} is not a language of this site`);
    const { path } = req.query;
    const { layout, isMainland } = res.locals.facts;
    const page = layout === 'desktop' && typeof path === 'string' ? plainPage(path) : '/';
    res.cookie(COOKIES.language, code, cookieOptions(LANGUAGE_DAYS, siteUrl));
    res.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    const { pathname, search } = new URL(localize(page, code, layout), siteUrl);
    res.redirect(303, (isMainland ? siteUrl : '') + locationOf(pathname, search));
  });
}

/** A path of the site with its query string, or the home page. */
function plainPage(address: string): string {
  const [path = '/', ...query] = address.split('?');
  if (!isPlainPath(path)) return '/';
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query.join('?')).toString()}`;
}
