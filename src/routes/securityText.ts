import { Router } from 'express';
import { SECURITY_FILES, SECURITY_PATH } from '../model/paths.ts';
import { organization } from '../organization.ts';
import { DAY_MS } from '../common/time.ts';

/** RFC 9116, section 2.5.5: less than a year. */
const VALID_MS = 360 * DAY_MS;

/**
 * Serves `security.txt`, the contact for vulnerability reports (RFC 9116). It expires relative to the build date, not
 * the request: if the site has not been built for a year, the contact may be outdated.
 */
export function securityTextRoutes(siteUrl: string, builtAt: Date): Router {
  const expires = new Date(builtAt.getTime() + VALID_MS).toISOString();
  const text = [
    `Contact: mailto:${organization.securityEmail}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, de',
    `Policy: ${siteUrl}${SECURITY_PATH}`,
    `CSAF: ${siteUrl}${SECURITY_FILES.advisories}`,
    `Canonical: ${siteUrl}${SECURITY_FILES.contact}`,
    '',
  ].join('\n');
  return Router().get(SECURITY_FILES.contact, (_req, res) => {
    res.set('Cache-Control', 'public, max-age=3600').type('text/plain').send(text);
  });
}
