import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../config.ts';

/** Everything from this site alone, plus the hosts that the operator configured; no inline script or style. */
export function securityHeaders({ siteUrl, cdnUrl, tagUrl, sensorsUrl }: Config): RequestHandler {
  const isHttps = siteUrl.startsWith('https:');
  const analytics = [tagUrl, sensorsUrl].flatMap((url) => (url ? [new URL(url).origin] : []));
  const pictures = cdnUrl ? [new URL(cdnUrl).origin] : [];
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...analytics],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", ...pictures, ...analytics],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'"],
        connectSrc: ["'self'", ...analytics],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
