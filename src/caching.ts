/** Response headers that say who may cache an answer, and for how long. */
export type CachingHeaders = Readonly<Record<string, string>>;

/**
 * For whatever shows words or content blocks. Browsers revalidate each time. A shared cache whose key tells devices and
 * cookies apart answers from its copy for 1 s, and for 1 s more while it fetches a new one. nginx counts in whole
 * seconds: a copy there is at most 3 s old. Where the site cannot answer, an old copy may be used for a day.
 */
export const CONTENT_CACHING: CachingHeaders = {
  'Cache-Control': 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400',
};

/** For a page that shows a visitor's own data. */
export const PERSONAL_CACHING: CachingHeaders = { 'Cache-Control': 'private, no-store' };

/**
 * Only nginx reads `X-Accel-Expires` (seconds), and strips it. It must precede `Cache-Control`, or nginx before 1.23
 * ignores it.
 */
const ONE_SECOND_IN_NGINX = { 'X-Accel-Expires': '1' };

/** A redirect depends on the device, which only nginx, configured as in the sample, has in its cache key. */
export const REDIRECT_CACHING: CachingHeaders = {
  ...ONE_SECOND_IN_NGINX,
  'Cache-Control': 'private, no-cache',
};

/**
 * For an error. nginx stores that a page does not exist: otherwise it would keep the copy of a page that was withdrawn,
 * and `proxy_cache_lock` would queue all requests for an address without a page.
 */
export function errorCaching(status: number): CachingHeaders {
  const isGone = status === 404 || status === 410;
  return { ...(isGone && ONE_SECOND_IN_NGINX), 'Cache-Control': 'no-store' };
}
