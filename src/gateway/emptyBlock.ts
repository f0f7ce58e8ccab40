import { CHINESE, LANGUAGE_CODES } from '../locale/languages.ts';
import type { ParsedBlock } from './block.ts';
import { parseBlock } from './parseBlock.ts';
import type { BlockLanguages, BlockSlug } from './slugs.ts';

const DETAILS: Readonly<Record<BlockSlug, unknown>> = {
  language: { list: [...LANGUAGE_CODES, CHINESE.code].map((mark) => ({ mark, show: 1 })) },
  'about-contact': { address: '', mail: '', phone: '', icons: [] },
  news: { list: [] },
};

/** What stands in for a block whose embedded default cannot be read either: pages still have to be shown. */
export function emptyBlock<S extends BlockSlug>(slug: S, lang: BlockLanguages[S]): Promise<ParsedBlock<S>> {
  return parseBlock(slug, lang, DETAILS[slug]);
}
