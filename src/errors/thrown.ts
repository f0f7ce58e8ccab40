import type { Config } from '../config/config.ts';
import { locationOf } from '../request/location.ts';
import { isPlainPath } from '../model/paths.ts';
import { field, HttpError, statusOf, statusWhere } from './httpError.ts';

const STATUSES = [301, 302, 303, 307, 308];

/** The redirect, not validated, if a thrown value has a 3xx status and a `location` or `url` (specification, section 8). */
export function redirectOf(error: unknown): { status: number; location: string } | undefined {
  const status = statusWhere(error, (value) => STATUSES.includes(value));
  const location = field(error, 'location') ?? field(error, 'url');
  if (status === undefined) return undefined;
  if (location instanceof URL) return { status, location: location.href };
  return typeof location === 'string' ? { status, location } : undefined;
}

type Sites = Pick<Config, 'siteUrl' | 'corporateHost' | 'mainlandHosts' | 'chineseSiteUrl' | 'careersUrl'>;

/**
 * Creates the check for the targets of thrown redirects: a path of this site, or a URL on a configured host.
 *
 * @returns a function that returns the `Location` header value, or `undefined` if the target is not allowed
 */
export function createLocationCheck({ siteUrl, chineseSiteUrl, careersUrl, ...hosts }: Sites) {
  const { protocol } = new URL(siteUrl);
  const ownHosts = [...hosts.mainlandHosts, ...(hosts.corporateHost ? [hosts.corporateHost] : [])];
  const origins = new Set([
    ...[siteUrl, chineseSiteUrl, careersUrl].map((url) => new URL(url).origin),
    ...ownHosts.map((host) => `${protocol}//${host}`),
  ]);
  return (location: string): string | undefined => {
    const isPath = location.startsWith('/');
    const url = URL.parse(location, isPath ? siteUrl : undefined);
    if (!url || !origins.has(url.origin) || url.username !== '' || url.password !== '') return undefined;
    // Browsers read `//host` and `/\host` as URLs of other sites.
    if (!isPlainPath(url.pathname)) return undefined;
    return (
      (isPath && url.origin === siteUrl ? '' : url.origin) + locationOf(url.pathname, url.search + url.hash)
    );
  };
}

/**
 * Makes an error thrown by a page's `validate` public: visitors see its status (default 500) and message (default
 * "Error"). Thrown redirects are returned unchanged.
 */
export function asPublicError(error: unknown): unknown {
  if (redirectOf(error)) return error;
  const message = error instanceof Error && error.message !== '' ? error.message : 'Error';
  return new HttpError(statusOf(error), message, { cause: error, isPublic: true, reason: 'page-threw' });
}
