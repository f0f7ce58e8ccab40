import { Router } from 'express';
import type { Response } from 'express';
import { toString as drawCode } from 'qrcode';
import { CONTENT_CACHING } from '../caching.ts';
import type { CachingHeaders } from '../caching.ts';
import { HttpError } from '../errors/httpError.ts';
import type { Blocks } from '../gateway/blockStore.ts';
import { isLanguageCode } from '../locale/languages.ts';
import { isPlainPath } from '../redirect/paths.ts';

/** Longer addresses make codes that no phone reads from a screen. */
const MAX_PATH = 200;

/** The code of an address never changes. */
const PAGE_CODE_CACHING: CachingHeaders = { 'Cache-Control': 'public, max-age=86400' };

/**
 * Two-dimensional codes as SVG: of a page's own address, and of the social accounts that the contact block names.
 * Nothing else is drawn, so that nobody can have this site draw a code of theirs.
 */
export function codeRoutes(blocks: Blocks, siteUrl: string): Router {
  const router = Router();
  router.get('/qr/page.svg', async (req, res) => {
    const { path } = req.query;
    if (typeof path !== 'string' || path.length > MAX_PATH || !isPlainPath(path)) {
      throw new HttpError(400, 'path must be a path of this site');
    }
    await sendCode(res, siteUrl + path, PAGE_CODE_CACHING);
  });
  router.get('/qr/icon/:code.svg', async (req, res) => {
    const { lang } = req.query;
    const { value } = await blocks.get('about-contact', isLanguageCode(lang) ? lang : 'en');
    const icon = value.icons.find(({ code }) => code === req.params.code);
    if (icon?.qr?.kind !== 'text') throw new HttpError(404, `${req.params.code} has no code to draw`);
    await sendCode(res, icon.qr.text, CONTENT_CACHING);
  });
  return router;
}

async function sendCode(res: Response, text: string, caching: CachingHeaders): Promise<void> {
  const svg = await drawCode(text, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
  res.set({ 'Content-Type': 'image/svg+xml', ...caching });
  res.send(svg);
}
