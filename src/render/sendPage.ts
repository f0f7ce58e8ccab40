import type { Request, Response } from 'express';
import type { CachingHeaders } from '../common/caching.ts';
import type { LanguageCode } from '../locale/codes.ts';
import type { RenderedPage } from './createRenderer.tsx';
import { createCompressor } from './encode.ts';

/** In order of preference; browsers that accept both state none. */
const ENCODINGS = {
  /** Brotli is smaller. */
  repeated: ['br', 'gzip'],
  /** Quick gzip is smaller than Brotli in the same time. */
  once: ['gzip', 'br'],
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
export function createSendPage(config: { readonly compress: boolean }) {
  const compressed = createCompressor();
  return async (req: Request, res: Response, page: RenderedPage, options: SendOptions): Promise<void> => {
    const { pieces, digest } = page;
    const { status, language, caching, isRepeated } = options;
    const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
    const encoding =
      config.compress && length >= MIN_COMPRESSED
        ? ENCODINGS[isRepeated ? 'repeated' : 'once'].find((one) => req.acceptsEncodings(one))
        : undefined;
    res.set({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': language,
      ...caching,
      Vary: config.compress ? 'User-Agent, Cookie, Accept-Encoding' : 'User-Agent, Cookie',
      // Strong validator: each encoding has different bytes, so it needs its own ETag.
      ETag: encoding ? `"${digest}-${encoding}"` : `"${digest}"`,
    });
    res.status(status);
    if (req.fresh) {
      res.status(304).end();
    } else if (encoding) {
      res.locals.cache = compressed.has(digest, encoding) ? 'hit' : 'miss';
      const bytes = await (isRepeated
        ? compressed.get(pieces, digest, encoding)
        : compressed.once(pieces, encoding));
      res.set({ 'Content-Encoding': encoding, 'Content-Length': String(bytes.length) });
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
