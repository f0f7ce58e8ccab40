import { Router } from 'express';
import { brandColours } from '../../views/brandColours.ts';
import { manifestPath } from '../../views/manifestPath.ts';
import { LANGUAGE_CODES } from '../locale/languages.ts';
import type { LanguageCode } from '../locale/languages.ts';
import type { SiteOf } from '../locale/sites.ts';
import { leaveOutDocumentHeaders } from '../middleware/securityHeaders.ts';
import { organisation } from '../organisation.ts';

/** The icons that `npm run brand` makes. A maskable one may be cut to any shape by the system that shows it. */
const ICONS = [
  { src: '/icons/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** The web manifest (W3C Web Application Manifest) in each language: how the site looks on a home screen. */
export function manifestRoutes(siteOf: SiteOf): Router {
  const router = Router();
  for (const code of LANGUAGE_CODES) {
    const body = JSON.stringify(manifestIn(code, siteOf));
    router.get(manifestPath(code), (req, res) => {
      leaveOutDocumentHeaders(res, req.path);
      res.set({ 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' });
      res.send(body);
    });
  }
  return router;
}

function manifestIn(code: LanguageCode, siteOf: SiteOf) {
  const { language, words, href } = siteOf(code, 'desktop');
  return {
    name: `${organisation.name} – ${words.home.title}`,
    short_name: organisation.name,
    description: words.home.description,
    lang: code,
    dir: language.dir,
    id: href('/'),
    start_url: href('/'),
    scope: '/',
    // Pages of a company, not an app: they keep the browser around them.
    display: 'browser',
    theme_color: brandColours.ink,
    background_color: brandColours.ink,
    icons: ICONS,
  };
}
