import type { RequestHandler } from 'express';
import { HttpError } from '../errors/httpError.ts';
import { MAX_URL_LENGTH } from '../request/location.ts';

/** Bytes: of the consent form, and of the forms on pages. An Arabic or Japanese character, percent-encoded, takes up to 9. */
const MAX_BODY_LENGTH = 4096;
export const MAX_FORM_LENGTH = 65_536;

/**
 * Rejects requests that no browser sends: long URLs (414), large bodies (413), bodies without `Content-Length` (411),
 * and repeated `Host` headers (400; RFC 9112, section 3.2: a proxy and the site could each use a different one). Bodies
 * of rejected requests are not read: the connection is closed after the response.
 */
export function requestLimits(hasForm: (path: string) => boolean): RequestHandler {
  return (req, res, next) => {
    const refuse = (status: number, message: string) => {
      throw new HttpError(status, message, { headers: { Connection: 'close' } });
    };
    const { headers, headersDistinct, originalUrl } = req;
    if (originalUrl.length > MAX_URL_LENGTH)
      refuse(414, `The URL has more than ${MAX_URL_LENGTH} characters`);
    if (headers['transfer-encoding'] !== undefined)
      refuse(411, 'The request body needs a Content-Length header');
    const length = Number(headers['content-length'] ?? 0);
    if (length > MAX_BODY_LENGTH) {
      const maxLength = hasForm(res.locals.facts.path) ? MAX_FORM_LENGTH : MAX_BODY_LENGTH;
      if (length > maxLength) refuse(413, `The request body has more than ${maxLength} bytes`);
    }
    if ((headersDistinct.host ?? []).length > 1) refuse(400, 'The request has more than one Host header');
    next();
  };
}
