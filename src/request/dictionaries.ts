import type { Request } from 'express';
import { DCZ } from '../common/dcz.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../model/codes.ts';
import { localize, type Layout } from '../model/paths.ts';

/**
 * Compression dictionaries (RFC 9842). The build makes one for the pages of each language and layout. Browsers offer them
 * in secure contexts only.
 */
export const DICTIONARY_EXTENSION = 'dict';

/** Name of the pages' dictionary, without its hash. */
export function dictionaryName(language: LanguageCode, layout: Layout): string {
  return `dictionary-${language}-${layout}`;
}

/** Patterns of the pages by the name of their dictionary. */
const PAGES = new Map(
  LANGUAGE_CODES.flatMap((code) =>
    (['desktop', 'mobile'] as const).map((layout) => {
      const home = localize('/', code, 'desktop');
      // Browsers use the longest matching pattern: on mobile paths, which contain the segment `mobile`, the mobile one.
      const match = layout === 'mobile' ? `${home}*mobile*` : `${home}*`;
      return [dictionaryName(code, layout), match] as const;
    }),
  ),
);

const DICTIONARY = new RegExp(String.raw`^/assets/([\w-]+)-\w+\.${DICTIONARY_EXTENSION}$`);

/**
 * Value of the `Use-As-Dictionary` header for a built file; `undefined` if it is not a dictionary. The site's script
 * fetches pages ahead: there, the destination is empty.
 */
export function useAsDictionary(path: string): string | undefined {
  const match = PAGES.get(DICTIONARY.exec(path)?.[1] ?? '');
  return match && `match="${match}", match-dest=("document" "")`;
}

const OFFERED = /^:([A-Za-z0-9+/]{43}=):$/;

/** SHA-256 in hexadecimal of the dictionary that a browser offers, if it accepts zstd with a dictionary (`dcz`). */
export function offeredDictionary(req: Pick<Request, 'get' | 'acceptsEncodings'>): string | undefined {
  const [, hash] = OFFERED.exec(req.get('Available-Dictionary') ?? '') ?? [];
  if (hash === undefined || req.acceptsEncodings(DCZ) !== DCZ) return undefined;
  return Buffer.from(hash, 'base64').toString('hex');
}
