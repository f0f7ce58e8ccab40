import { Router } from 'express';
import { organisation } from '../organisation.ts';

const DAY_MS = 86_400_000;
/** RFC 9116, section 2.5.5: less than a year. */
const VALID_DAYS = 360;

/**
 * Whom to tell of a weakness (RFC 9116). It expires by the day of the build, not of the request: a site that nobody has
 * built for a year may have nobody who reads what is sent there.
 */
export function securityTextRoutes(siteUrl: string, builtAt: Date): Router {
  const expires = new Date(builtAt.getTime() + VALID_DAYS * DAY_MS).toISOString();
  const text = [
    `Contact: mailto:${organisation.securityEmail}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, de',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
  const router = Router();
  router.get('/.well-known/security.txt', (_req, res) => {
    res.set('Cache-Control', 'public, max-age=3600').type('text/plain').send(text);
  });
  return router;
}
