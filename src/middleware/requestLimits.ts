import type { RequestHandler } from 'express';
import { HttpError } from '../errors/httpError.ts';

/** The longest address of the site has about 120 characters; campaign parameters may come on top. */
export const MAX_URL_LENGTH = 2000;
/** Bytes: the largest body that the site reads is a form of a few choices. */
export const MAX_BODY_LENGTH = 4096;

/**
 * Refuses what no visitor sends: very long addresses (414), large bodies (413) and bodies that do not say how long they
 * are (411); and two hosts (RFC 9112, section 3.2: a proxy and the site could each believe another one). What is refused is not read: the connection ends with the answer.
 */
export const requestLimits: RequestHandler = (req, _res, next) => {
  if (req.originalUrl.length > MAX_URL_LENGTH) {
    throw new HttpError(414, `The address has more than ${MAX_URL_LENGTH} characters`, { headers: CLOSE });
  }
  if (req.headers['transfer-encoding'] !== undefined) {
    throw new HttpError(411, 'The body does not say how long it is', { headers: CLOSE });
  }
  if (Number(req.headers['content-length'] ?? 0) > MAX_BODY_LENGTH) {
    throw new HttpError(413, `The body has more than ${MAX_BODY_LENGTH} bytes`, { headers: CLOSE });
  }
  if (countOf(req.rawHeaders, 'host') > 1) {
    throw new HttpError(400, 'The request names more than one host', { headers: CLOSE });
  }
  next();
};

/** @param raw names and values in turn, as they came */
function countOf(raw: readonly string[], name: string): number {
  return raw.filter((each, index) => index % 2 === 0 && each.toLowerCase() === name).length;
}

const CLOSE = { Connection: 'close' };
