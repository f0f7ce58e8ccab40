import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../config.ts';

/** What no page here has a use for; an empty list denies it to the page and to whatever a page might embed. */
const PERMISSIONS_POLICY = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * Everything from this site alone, plus the hosts that the operator configured; no inline script or style. Without
 * hashes or nonces, so that a page can be cached; JSON-LD is data, which the policy does not concern.
 */
export function securityHeaders({ siteUrl, cdnUrl, tagUrl, sensorsUrl }: Config): RequestHandler[] {
  const isHttps = siteUrl.startsWith('https:');
  const analytics = [tagUrl, sensorsUrl].flatMap((url) => (url ? [new URL(url).origin] : []));
  const pictures = cdnUrl ? [new URL(cdnUrl).origin] : [];
  const withHelmet = helmet({
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
        // Both would lock a visitor of a site without TLS out.
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // For browsers that do not know `frame-ancestors`.
    xFrameOptions: { action: 'deny' },
  });
  return [
    withHelmet,
    (_req, res, next) => {
      res.setHeader('Permissions-Policy', PERMISSIONS_POLICY);
      next();
    },
  ];
}
