import type { Request } from 'express';
import { DCZ } from '../common/dcz.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../model/codes.ts';
import { localize, type Layout } from '../model/paths.ts';

/**
 * Compression dictionaries (RFC 9842). The build makes one for the pages of each language and layout; versions of scripts
 * and stylesheets are dictionaries for later versions. Browsers offer them in secure contexts only.
 */
export const DICTIONARY_EXTENSION = 'dict';

/**
 * What the browser loads the files for. The site's script fetches pages and stylesheets ahead: there, the destination is
 * empty. Browsers prefer dictionaries with destinations, so all have some.
 */
const DESTINATIONS = { [DICTIONARY_EXTENSION]: 'document', css: 'style', js: 'script' } as const;

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

/** Path of a built file: name, hash, extension. */
const BUILT_FILE = /^\/assets\/(?<name>[\w-]+)-\w+\.(?<extension>\w+)$/;

/** Value of the `Use-As-Dictionary` header for a built file; `undefined` if it is not a dictionary. */
export function useAsDictionary(path: string): string | undefined {
  const { name = '', extension } = BUILT_FILE.exec(path)?.groups ?? {};
  if (!isDictionary(extension)) return undefined;
  const match = extension === DICTIONARY_EXTENSION ? PAGES.get(name) : `/assets/${name}-*.${extension}`;
  return match && `match="${match}", match-dest=("${DESTINATIONS[extension]}" "")`;
}

/**
 * Suffix of a built file that is compressed with an earlier version of it as dictionary.
 *
 * @param sha256 of the earlier version, in hexadecimal
 */
export function deltaSuffix(sha256: string): string {
  return `.${sha256}.${DCZ}`;
}

const OFFERED = /^:([A-Za-z0-9+/]{43}=):$/;

/** SHA-256 in hexadecimal of the dictionary that a browser offers, if it accepts zstd with a dictionary (`dcz`). */
export function offeredDictionary(req: Pick<Request, 'get' | 'acceptsEncodings'>): string | undefined {
  const [, hash] = OFFERED.exec(req.get('Available-Dictionary') ?? '') ?? [];
  if (hash === undefined || req.acceptsEncodings(DCZ) !== DCZ) return undefined;
  return Buffer.from(hash, 'base64').toString('hex');
}

function isDictionary(extension = ''): extension is keyof typeof DESTINATIONS {
  return Object.hasOwn(DESTINATIONS, extension);
}
