import type { Request } from 'express';

/**
 * CSRF check: whether a page of this site submitted the form, by `Sec-Fetch-Site` if present, else by `Origin`, which
 * every browser sends with a POST. Pages of other sites cannot forge either.
 *
 * This process always serves plain HTTP and cannot tell from the request alone whether the proxy uses TLS. An https
 * origin with the same host is always accepted; an http origin, which anyone on the visitor's network could forge, only
 * if neither `SITE_URL` nor a trusted `X-Forwarded-Proto` is https.
 */
export function isFromHere(req: Request, siteUrl: string): boolean {
  const site = req.get('Sec-Fetch-Site');
  if (site !== undefined) return site === 'same-origin';
  const origin = req.get('Origin');
  if (origin === siteUrl) return true;
  const isTls = siteUrl.startsWith('https:') || req.secure;
  return origin === `https://${req.host}` || (!isTls && origin === `http://${req.host}`);
}
