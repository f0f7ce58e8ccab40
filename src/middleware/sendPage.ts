import type { Request, Response } from 'express';
import { createCompressor } from '../render/compress.ts';
import type { RenderedPage } from '../render/renderPage.ts';

interface SendOptions {
  readonly status: number;
  readonly cacheControl: string;
}

/** Below this a body is not worth compressing. */
const MIN_COMPRESSED = 1024;

/** A page may be kept by a shared cache that tells devices and cookies apart; browsers ask each time. */
export const PAGE_CACHE_CONTROL =
  'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';

export type SendPage = (
  req: Request,
  res: Response,
  page: RenderedPage,
  options: SendOptions,
) => Promise<void>;

/** Makes the one function that sends pages: validators, negotiation of compression, 304. */
export function createSendPage({ compress }: { readonly compress: boolean }): SendPage {
  const compressed = createCompressor();
  return async (req, res, { body, digest }, { status, cacheControl }) => {
    const encoding =
      compress && body.length >= MIN_COMPRESSED ? req.acceptsEncodings('br', 'gzip', 'identity') : false;
    const isCompressed = encoding === 'br' || encoding === 'gzip';
    res.set({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': cacheControl,
      Vary: compress ? 'User-Agent, Cookie, Accept-Encoding' : 'User-Agent, Cookie',
      // Strong: it stands for these bytes, so each encoding has its own.
      ETag: isCompressed ? `"${digest}-${encoding}"` : `"${digest}"`,
    });
    res.status(status);
    if (req.fresh) {
      res.status(304).end();
      return;
    }
    const bytes = isCompressed ? await compressed(body, digest, encoding) : body;
    if (isCompressed) res.set('Content-Encoding', encoding);
    res.set('Content-Length', String(bytes.length));
    res.end(bytes);
  };
}
