import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { dictionaryManifest } from '../../src/render/dictionaries.ts';
import type { LanguageCode } from '../../src/locale/codes.ts';
import { dictionaryName } from '../../src/request/dictionaries.ts';
import type { Layout } from '../../src/request/paths.ts';
import { ROOT } from './site.ts';

interface BuiltDictionary {
  readonly path: string;
  readonly sha256: string;
  readonly content: Buffer;
  /** Headers of a browser that has the dictionary. */
  readonly headers: Record<'Accept-Encoding' | 'Available-Dictionary', string>;
}

/** The dictionary that the build made for the pages of a language and layout. */
export function builtDictionary(language: LanguageCode, layout: Layout): BuiltDictionary {
  const { files } = dictionaryManifest.parse(
    JSON.parse(readFileSync(join(ROOT, 'build', 'dictionaries.json'), 'utf8')),
  );
  const { file, sha256 } = files[dictionaryName(language, layout)] ?? { file: '', sha256: '' };
  const content = readFileSync(join(ROOT, 'build', 'browser', 'assets', file));
  return { path: `/assets/${file}`, sha256, content, headers: offering(sha256) };
}

/** @param sha256 in hexadecimal */
export function offering(sha256: string) {
  return {
    'Accept-Encoding': 'gzip, deflate, br, zstd, dcb, dcz',
    'Available-Dictionary': `:${Buffer.from(sha256, 'hex').toString('base64')}:`,
  };
}

/** Decompresses a `dcz` body as browsers do. @throws {Error} if it names another dictionary */
export function fromDcz(
  body: Buffer,
  { sha256, content }: Pick<BuiltDictionary, 'sha256' | 'content'>,
): Buffer {
  const header = `5e2a4d1820000000${sha256}`;
  const found = body.subarray(0, header.length / 2).toString('hex');
  if (found !== header) throw new Error(`The header is ${found} instead of ${header}`);
  return zstdDecompressSync(body.subarray(header.length / 2), { dictionary: content });
}
