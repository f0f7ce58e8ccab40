import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { expect } from 'vitest';
import { dictionaryManifest } from '../../src/render/dictionaries.ts';
import type { LanguageCode } from '../../src/model/codes.ts';
import { dictionaryName } from '../../src/request/dictionaries.ts';
import type { Layout } from '../../src/model/paths.ts';
import { ROOT } from './site.ts';

/** Hash of a dictionary that the site does not have. */
export const UNKNOWN = '00'.repeat(32);

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

type Ask = (
  path: string,
  headers?: Record<string, string>,
) => Promise<{ readonly headers: IncomingHttpHeaders; readonly body: Buffer; readonly text: string }>;

/**
 * Expects a cache to send a page compressed with its dictionary only to browsers that offer this dictionary, twice in
 * turn, so that each answer comes from the site and from a copy.
 *
 * @param ask sends a request to the cache; its answers with other encodings than `dcz` are decompressed in `text`
 * @param malformed values of `Available-Dictionary`, besides variants of the real one
 */
export async function expectOnlyOwnDictionary(
  ask: Ask,
  path: string,
  dictionary: BuiltDictionary,
  malformed: readonly string[] = [],
): Promise<void> {
  const { text: plain } = await ask(path);
  const { headers: own } = dictionary;
  const { 'Accept-Encoding': accepted, 'Available-Dictionary': hash } = own;
  const encodingOf = async (headers: Record<string, string>) => {
    const answer = await ask(path, headers);
    const encoding = answer.headers['content-encoding'];
    const body = encoding === 'dcz' ? fromDcz(answer.body, dictionary).toString() : answer.text;
    expect(body === plain, JSON.stringify(headers)).toBe(true);
    return encoding;
  };
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await encodingOf(own)).toBe('dcz');
    expect(await encodingOf({ 'Accept-Encoding': accepted })).toBe('br');
    expect(await encodingOf({ 'Accept-Encoding': 'dcz, gzip' })).toBe('gzip');
    expect(await encodingOf(offering(UNKNOWN))).toBe('br');
    expect(await encodingOf({ ...own, 'Accept-Encoding': 'br' })).toBe('br');
    expect(await encodingOf({ 'Available-Dictionary': hash })).toBeUndefined();
    expect(await encodingOf({ ...own, 'Accept-Encoding': 'br, dcz;q=0' })).toBeUndefined();
    for (const each of ['x', `${hash}, ${hash}`, `${hash}|`, hash.slice(1), ...malformed])
      expect(await encodingOf({ ...own, 'Available-Dictionary': each })).toBe('br');
  }
}
