import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { openToSearch, type Config } from '../config/config.ts';

/** Features that no page uses; an empty allowlist denies them to pages and embedded content. */
const PERMISSIONS_POLICY = (
  'accelerometer browsing-topics camera display-capture geolocation gyroscope hid idle-detection magnetometer ' +
  'microphone midi payment publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking'
)
  .split(' ')
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Subresources: files that are only used as parts of a page. */
const PART_OF_PAGE = /\.(?:js|css|woff2|avif|webp|png|jpg|ico|svg|mp4|webm|webmanifest|dict)$/;
/** Headers that only apply to documents, besides the content security policy. */
const OF_DOCUMENTS = (
  'cross-origin-opener-policy origin-agent-cluster permissions-policy referrer-policy x-dns-prefetch-control ' +
  'x-download-options x-frame-options x-permitted-cross-domain-policies x-xss-protection'
).split(' ');

/**
 * Removes document-only headers from a subresource: a first view loads 25, and this saves 800 bytes each. Call it once
 * the file is found; a missing file gets an HTML error page, which needs these headers.
 */
export function leaveOutDocumentHeaders(res: ServerResponse, path: string): void {
  if (!PART_OF_PAGE.test(path)) return;
  for (const name of OF_DOCUMENTS) res.removeHeader(name);
  // Browsers also display SVG files as documents: they keep the policy, which blocks their scripts.
  if (!path.endsWith('.svg')) res.removeHeader('content-security-policy');
}

/**
 * Sets the security headers. The content security policy allows only this site and the configured hosts: images from
 * the CDN and `IMAGE_HOSTS`, the tag service on the global host, requests to the sensors service on mainland hosts.
 * The policy does not apply to JSON-LD. A site that is closed to search engines says so in each response: they list URLs
 * that are linked elsewhere, and do not crawl those that `robots.txt` excludes.
 */
export function securityHeaders(config: Config): RequestHandler {
  const { tagUrl, sensorsUrl } = config;
  const onGlobalHost = headersWith(config, originOf(tagUrl), originOf(tagUrl));
  const onMainlandHosts = headersWith(config, [], originOf(sensorsUrl));
  return (_req, res, next) => {
    const headers = res.locals.facts.isMainland ? onMainlandHosts : onGlobalHost;
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
}

function headersWith(
  config: Config,
  scripts: readonly string[],
  calls: readonly string[],
): readonly (readonly [name: string, value: string])[] {
  const { siteUrl, imageOrigins } = config;
  const isHttps = siteUrl.startsWith('https:');
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self'",
    // The tag service's script may report through image requests.
    ["img-src 'self'", ...imageOrigins, ...scripts].join(' '),
    "font-src 'self';media-src 'self'",
    ["connect-src 'self'", ...calls].join(' '),
    "manifest-src 'self';base-uri 'none';form-action 'self';frame-ancestors 'none'",
    // On a site without TLS, this and HSTS would lock visitors out.
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ];
  return [
    ['Content-Security-Policy', policy.join(';')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Origin-Agent-Cluster', '?1'],
    ['Permissions-Policy', PERMISSIONS_POLICY],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ...(isHttps ? [['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] as const] : []),
    ['X-Content-Type-Options', 'nosniff'],
    ['X-DNS-Prefetch-Control', 'off'],
    ['X-Download-Options', 'noopen'],
    // For browsers without support for `frame-ancestors`.
    ['X-Frame-Options', 'DENY'],
    ['X-Permitted-Cross-Domain-Policies', 'none'],
    ['X-XSS-Protection', '0'],
    ...(openToSearch(config) ? [] : [['X-Robots-Tag', 'noindex, nofollow'] as const]),
  ];
}

function originOf(url: string | undefined): string[] {
  return url ? [new URL(url).origin] : [];
}
