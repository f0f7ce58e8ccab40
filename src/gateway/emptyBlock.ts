import { CHINESE, LANGUAGE_CODES } from '../locale/languages.ts';
import type { ParsedBlock } from './block.ts';
import { parseBlock } from './parseBlock.ts';
import type { BlockLanguages, BlockSlug } from './slugs.ts';

const DETAILS: Readonly<Record<BlockSlug, unknown>> = {
  language: { list: [...LANGUAGE_CODES, CHINESE.code].map((mark) => ({ mark, show: 1 })) },
  'about-contact': { address: '', mail: '', phone: '', icons: [] },
  news: { list: [] },
};

/** Fallback if the embedded default cannot be read either, so that pages can still be rendered. */
export function emptyBlock<S extends BlockSlug>(slug: S, lang: BlockLanguages[S]): Promise<ParsedBlock<S>> {
  return parseBlock(slug, lang, DETAILS[slug]);
}
