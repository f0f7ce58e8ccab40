import type { RequestHandler } from 'express';
import { HttpError } from '../errors/httpError.ts';

/** The longest URL of the site has about 120 characters, without campaign parameters. */
const MAX_URL_LENGTH = 2000;
/** Bytes. The only body that the site accepts is the small consent form. */
const MAX_BODY_LENGTH = 4096;

/**
 * Rejects requests that no browser sends: long URLs (414), large bodies (413), bodies without `Content-Length` (411),
 * and repeated `Host` headers (400; RFC 9112, section 3.2: a proxy and the site could each use a different one). Bodies
 * of rejected requests are not read: the connection is closed after the response.
 */
export const requestLimits: RequestHandler = (req, _res, next) => {
  if (req.originalUrl.length > MAX_URL_LENGTH) {
    throw new HttpError(414, `The URL has more than ${MAX_URL_LENGTH} characters`, { headers: CLOSE });
  }
  if (req.headers['transfer-encoding'] !== undefined) {
    throw new HttpError(411, 'The request body needs a Content-Length header', { headers: CLOSE });
  }
  if (Number(req.headers['content-length'] ?? 0) > MAX_BODY_LENGTH) {
    throw new HttpError(413, `The request body has more than ${MAX_BODY_LENGTH} bytes`, { headers: CLOSE });
  }
  if (countOf(req.rawHeaders, 'host') > 1) {
    throw new HttpError(400, 'The request has more than one Host header', { headers: CLOSE });
  }
  next();
};

/** @param raw header names and values alternately, as in `rawHeaders` */
function countOf(raw: readonly string[], name: string): number {
  return raw.filter((each, index) => index % 2 === 0 && each.toLowerCase() === name).length;
}

const CLOSE = { Connection: 'close' };
