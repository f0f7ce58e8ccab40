import type { RequestHandler } from 'express';
import { HttpError } from '../errors/httpError.ts';
import { pathOf } from '../visit.ts';

/** Throws 404 for requests that no route handled. */
export const unmatched: RequestHandler = (req) => {
  throw new HttpError(404, `No page has the path ${pathOf(req)}`, { reason: 'no-such-page' });
};
