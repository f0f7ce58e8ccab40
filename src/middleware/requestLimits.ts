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
  const refuse = (status: number, message: string) => {
    throw new HttpError(status, message, { headers: { Connection: 'close' } });
  };
  const { headers, headersDistinct, originalUrl } = req;
  if (originalUrl.length > MAX_URL_LENGTH) refuse(414, `The URL has more than ${MAX_URL_LENGTH} characters`);
  if (headers['transfer-encoding'] !== undefined)
    refuse(411, 'The request body needs a Content-Length header');
  if (Number(headers['content-length'] ?? 0) > MAX_BODY_LENGTH)
    refuse(413, `The request body has more than ${MAX_BODY_LENGTH} bytes`);
  if ((headersDistinct.host ?? []).length > 1) refuse(400, 'The request has more than one Host header');
  next();
};
