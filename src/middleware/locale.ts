import type { RequestHandler } from 'express';
import type { i18n } from 'i18next';
import { handle } from 'i18next-http-middleware';
import { languageOfPath, pathOf } from '../visit.ts';

/**
 * Gives the request i18next's `t` in the language of its path. It stands behind the pages, which take theirs from the
 * table in `locale/sites.ts`: the middleware clones i18next for each request, a tenth of what a whole page costs.
 */
export function locale(instance: i18n): RequestHandler {
  const withI18n = handle(instance);
  return (req, res, next) => {
    req.lng = languageOfPath(pathOf(req));
    withI18n(req, res, next);
  };
}
