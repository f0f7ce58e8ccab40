import type { RequestHandler } from 'express';
import { HttpError } from '../errors/httpError.ts';

/** Throws 404 for requests that no route handled. */
export const unmatched: RequestHandler = (_req, res) => {
  throw new HttpError(404, `No page has the path ${res.locals.facts.path}`, { reason: 'no-such-page' });
};
