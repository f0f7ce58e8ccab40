import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createQuickGzip } from './quickGzip.ts';

/** A content coding of pages. */
export interface Coding {
  /** In `Accept-Encoding` and `Content-Encoding`. */
  readonly name: string;
  readonly compress: (body: Buffer) => Promise<Buffer>;
  /** Quicker, for a page that is sent once. */
  readonly compressOnce?: (body: Buffer) => Promise<Buffer>;
}

const BROTLI_QUALITY = 5;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

export const BROTLI: Coding = {
  name: 'br',
  compress: (body) => brotli(body, brotliOptions(body)),
};

export const GZIP: Coding = {
  name: 'gzip',
  compress: (body) => deflate(body),
  compressOnce: createQuickGzip(),
};

function brotliOptions(body: Buffer) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  };
}
