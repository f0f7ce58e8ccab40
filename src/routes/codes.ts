import { Router, type Response } from 'express';
import { contactBlock } from '../blocks/contact.ts';
import { CONTENT_CACHING, type CachingHeaders } from '../common/caching.ts';
import { HttpError } from '../errors/httpError.ts';
import { isLanguageCode } from '../model/codes.ts';
import type { SharedSources } from '../pageTable/page.ts';
import { isPlainPath } from '../model/paths.ts';

/** Longer URLs give QR codes that are too dense to scan from a screen. */
const MAX_PATH = 200;

/**
 * QR codes as SVG, for URLs of this site and for the social accounts in the contact block. Arbitrary texts are not
 * supported, so that nobody can generate their own codes here.
 */
export function codeRoutes({ blocks, siteUrl }: SharedSources): Router {
  return Router()
    .get('/qr/page.svg', async (req, res) => {
      const { path } = req.query;
      if (typeof path !== 'string' || path.length > MAX_PATH || !isPlainPath(path))
        throw new HttpError(400, 'the parameter path must be a path of this site');
      // The QR code of a URL never changes.
      await sendCode(res, siteUrl + path, { 'Cache-Control': 'public, max-age=86400' });
    })
    .get('/qr/icon/:code.svg', async (req, res) => {
      const { lang } = req.query;
      const { value } = await blocks.get(contactBlock, isLanguageCode(lang) ? lang : 'en');
      const icon = value.icons.find(({ code }) => code === req.params.code);
      if (icon?.qr?.kind !== 'text') throw new HttpError(404, `${req.params.code} has no QR code`);
      await sendCode(res, icon.qr.text, CONTENT_CACHING);
    });
}

async function sendCode(res: Response, text: string, caching: CachingHeaders): Promise<void> {
  // Loaded with the first code: it would take a thirtieth of the start.
  const { drawCode } = await import('./drawCode.ts');
  const svg = await drawCode(text, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
  res.set({ 'Content-Type': 'image/svg+xml', ...caching }).send(svg);
}
