import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';

/** Name of the content coding: zstd with a dictionary. */
export const DCZ = 'dcz';

/** A skippable zstd frame that contains the hash of the dictionary (RFC 9842, section 5). */
const HEADER = Buffer.from('5e2a4d1820000000', 'hex');

const zstd = promisify(zstdCompress);

export interface DczDictionary {
  readonly content: Buffer;
  /** SHA-256 in hexadecimal. */
  readonly sha256: string;
}

/** Compresses with zstd and a dictionary into the content coding `dcz`. */
export async function dcz(body: Buffer, { content, sha256 }: DczDictionary, level: number): Promise<Buffer> {
  const params = { [constants.ZSTD_c_compressionLevel]: level };
  const frame = await zstd(body, { dictionary: content, params });
  return Buffer.concat([HEADER, Buffer.from(sha256, 'hex'), frame]);
}
