import type { ParsedBlock } from './block.ts';
import { parseContact } from './parseContact.ts';
import { parseLanguage } from './parseLanguage.ts';
import { parseNews } from './parseNews.ts';
import type { BlockLanguages, BlockSlug } from './slugs.ts';

type Parsers = {
  readonly [S in BlockSlug]: (
    detail: unknown,
    lang: BlockLanguages[S],
    cdnUrl: string | undefined,
  ) => Promise<ParsedBlock<S>>;
};

const PARSERS: Parsers = {
  language: async (detail) => parseLanguage(detail),
  'about-contact': async (detail, _lang, cdnUrl) => parseContact(detail, cdnUrl),
  news: parseNews,
};

/**
 * Checks the `detail` of a block and makes of it what pages show.
 *
 * @param cdnUrl prefix of relative picture addresses, without a slash at the end
 * @throws {ZodError} (as a rejection) naming each field that does not fit
 */
export function parseBlock<S extends BlockSlug>(
  slug: S,
  lang: BlockLanguages[S],
  detail: unknown,
  cdnUrl?: string,
): Promise<ParsedBlock<S>> {
  return PARSERS[slug](detail, lang, cdnUrl);
}
