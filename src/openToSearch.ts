import { isIP } from 'node:net';
import type { Config } from './config.ts';

/** Names that only a network of its own can resolve (RFC 6761, RFC 6762, RFC 9476). */
const PRIVATE_NAMES = ['localhost', 'local', 'internal', 'test', 'invalid', 'home.arpa'];

/**
 * Whether search engines may list the site: only in production, and only under a public name. Anything else is a copy
 * that would compete with the site itself.
 */
export function openToSearch({ production, siteUrl }: Pick<Config, 'production' | 'siteUrl'>): boolean {
  const { hostname } = new URL(siteUrl);
  const isPublic =
    hostname.includes('.') &&
    isIP(hostname) === 0 &&
    !PRIVATE_NAMES.some((name) => hostname.endsWith(`.${name}`));
  return production && isPublic;
}
