import type { RequestHandler } from 'express';
import type { i18n } from 'i18next';
import { handle } from 'i18next-http-middleware';
import { languageOfPath, pathOf } from '../visit.ts';

/** The path decides the language of a page; i18next gives the request its `t`, and the answer its Content-Language. */
export function locale(instance: i18n): RequestHandler {
  const withI18n = handle(instance);
  return (req, res, next) => {
    req.lng = languageOfPath(pathOf(req));
    withI18n(req, res, next);
  };
}
