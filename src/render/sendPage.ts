import type { Request, Response } from 'express';
import type { CachingHeaders } from '../common/caching.ts';
import type { LanguageCode } from '../model/codes.ts';
import { BROTLI, GZIP } from './codings.ts';
import { createCompressor } from './compressor.ts';
import type { RenderedPage } from './createRenderer.tsx';

/** In order of preference; browsers that accept both state none. */
const CODINGS = {
  /** Brotli is smaller. */
  repeated: [BROTLI, GZIP],
  /** Quick gzip is smaller than Brotli in the same time, and the engines of the others cannot be used again. */
  once: [GZIP, BROTLI],
} as const;
/** Smaller bodies, in bytes, are not worth compressing. */
const MIN_COMPRESSED = 1024;

export type SendPage = ReturnType<typeof createSendPage>;

interface SendOptions {
  readonly status: number;
  readonly language: LanguageCode;
  readonly caching: CachingHeaders;
  /** Whether the same page will be sent often, so that its compressed bytes are worth caching. */
  readonly isRepeated: boolean;
}

/** Creates the function that sends pages: sets caching headers and validators, negotiates compression, answers 304. */
export function createSendPage({ compress }: { readonly compress: boolean }) {
  const compressed = createCompressor();
  return async (req: Request, res: Response, page: RenderedPage, options: SendOptions): Promise<void> => {
    const { pieces, digest } = page;
    const { status, language, caching, isRepeated } = options;
    const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
    const coding =
      compress && length >= MIN_COMPRESSED
        ? CODINGS[isRepeated ? 'repeated' : 'once'].find(({ name }) => req.acceptsEncodings(name))
        : undefined;
    res.set({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': language,
      ...caching,
      Vary: compress ? 'User-Agent, Cookie, Accept-Encoding' : 'User-Agent, Cookie',
      // Strong validator: each coding has different bytes, so it needs its own ETag.
      ETag: coding ? `"${digest}-${coding.name}"` : `"${digest}"`,
    });
    res.status(status);
    if (req.fresh) {
      res.status(304).end();
    } else if (coding) {
      res.locals.cache = compressed.has(digest, coding) ? 'hit' : 'miss';
      const bytes = await (isRepeated
        ? compressed.get(pieces, digest, coding)
        : (coding.compressOnce ?? coding.compress)(Buffer.concat(pieces)));
      res.set({ 'Content-Encoding': coding.name, 'Content-Length': String(bytes.length) });
      res.end(bytes);
    } else {
      res.set('Content-Length', String(length));
      // Combines all pieces into one write to the socket.
      res.cork();
      for (const piece of pieces) res.write(piece);
      res.end();
    }
  };
}
