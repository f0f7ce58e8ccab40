import { isIP } from 'node:net';
import type { Config } from './config.ts';

/** Special-use domain names that do not resolve on the public internet (RFC 6761, RFC 6762, RFC 9476). */
const PRIVATE_NAMES = ['localhost', 'local', 'internal', 'test', 'invalid', 'home.arpa'];

/**
 * Whether search engines may index the site: only in production under a public host name. Any other instance would be
 * duplicate content.
 */
export function openToSearch({ production, siteUrl }: Pick<Config, 'production' | 'siteUrl'>): boolean {
  const { hostname } = new URL(siteUrl);
  const isPublic =
    hostname.includes('.') &&
    isIP(hostname) === 0 &&
    !PRIVATE_NAMES.some((name) => hostname.endsWith(`.${name}`));
  return production && isPublic;
}
