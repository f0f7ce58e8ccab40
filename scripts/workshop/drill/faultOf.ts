import { organization } from '../../../src/organization.ts';
import { EVIL, SCRIPT } from './hostileRequest.ts';
import type { RawAnswer } from './rawExchange.ts';

/** `SITE_URL` of the sites under test. */
export const SITE_URL = 'https://www.arcvane.example';
/** Allowed redirect target: the menu's link 中文. */
const OTHER_ORIGINS: readonly string[] = [organization.chineseWebsite];
const LEAKS =
  /node_modules|\/build\/\w+\.js|\n\s+at .+:\d+:\d+|file:\/\/|\/tmp\/|\/srv\/|root:x:|"dependencies"/;

/** @returns what is wrong with a response to a hostile request; undefined if nothing is */
export function faultOf(target: string, { status, headers, body }: RawAnswer): string | undefined {
  if (!(status >= 200 && status < 500)) return `status ${status}`;
  const location = headers.get('location');
  if (location !== undefined) {
    if (!/^[\x21-\x7e]+$/.test(location))
      return `Location with invalid characters: ${JSON.stringify(location)}`;
    const base = SITE_URL + (target.startsWith('/') ? '/' : '');
    const leadsTo = URL.canParse(location, base) ? new URL(location, base).origin : 'nowhere';
    if (leadsTo !== SITE_URL && !OTHER_ORIGINS.includes(leadsTo)) return `open redirect to ${location}`;
  }
  if (/evil/i.test(headers.get('set-cookie') ?? '')) return 'an injected cookie';
  const leak = LEAKS.exec(body)?.[0];
  if (leak !== undefined) return `leak: ${JSON.stringify(leak)}`;
  if (new RegExp(`(?:href|src|action)="[^"]{0,9}//${EVIL}`).test(body)) return `a link to ${EVIL}`;
  if ((headers.get('content-type') ?? '').includes('html')) {
    if (body.includes(SCRIPT)) return 'an injected script';
    if (!headers.get('content-security-policy')) return 'HTML without Content-Security-Policy';
  }
  return undefined;
}
