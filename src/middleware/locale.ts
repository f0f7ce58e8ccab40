import type { RequestHandler } from 'express';
import type { i18n } from 'i18next';
import { handle } from 'i18next-http-middleware';

/** Sets `req.t` to i18next's translate function in the language of the path. */
export function locale(instance: i18n): RequestHandler {
  const withI18n = handle(instance);
  return (req, res, next) => {
    req.lng = res.locals.facts.language;
    withI18n(req, res, next);
  };
}
