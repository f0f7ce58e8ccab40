/** Response headers that control caching. */
export type CachingHeaders = Readonly<Record<string, string>>;

/**
 * For pages and responses that contain locale texts or content blocks. Browsers revalidate on each use. A shared cache
 * (its key must include device and cookies) serves its copy for 1 s, and for 1 s more while it revalidates. nginx
 * counts whole seconds, so its copy is at most 3 s old. If the site is down, a stale copy may be served for a day.
 */
export const CONTENT_CACHING: CachingHeaders = {
  'Cache-Control': 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400',
};

/** For pages with a visitor's personal data, and drafts. */
export const PERSONAL_CACHING: CachingHeaders = { 'Cache-Control': 'private, no-store' };

/**
 * Only nginx reads `X-Accel-Expires` (seconds), and strips it. It must precede `Cache-Control`, or nginx before 1.23
 * ignores it.
 */
const ONE_SECOND_IN_NGINX = { 'X-Accel-Expires': '1' };

/** Redirects depend on the device, and only the nginx sample has the device in its cache key. */
export const REDIRECT_CACHING: CachingHeaders = {
  ...ONE_SECOND_IN_NGINX,
  'Cache-Control': 'private, no-cache',
};

/**
 * For error responses. nginx caches 404 and 410: otherwise it would keep serving its copy of a withdrawn page, and
 * `proxy_cache_lock` would queue all requests for a URL without a page.
 */
export function errorCaching(status: number): CachingHeaders {
  const isGone = status === 404 || status === 410;
  return { ...(isGone && ONE_SECOND_IN_NGINX), 'Cache-Control': 'no-store' };
}
