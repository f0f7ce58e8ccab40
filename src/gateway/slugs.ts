import { LANGUAGE_CODES } from '../locale/languages.ts';
import type { LanguageCode } from '../locale/languages.ts';

/** Kinds of content that change after deployment (specification, sections 3 and 7). */
export const BLOCK_SLUGS = ['language', 'about-contact', 'news'] as const;
export type BlockSlug = (typeof BLOCK_SLUGS)[number];

/** The languages of each block. All languages share one `language` block, which is always requested with `zh`. */
export interface BlockLanguages {
  readonly language: 'zh';
  readonly 'about-contact': LanguageCode;
  readonly news: LanguageCode;
}

const LANGUAGES_OF: { readonly [S in BlockSlug]: readonly BlockLanguages[S][] } = {
  language: ['zh'],
  'about-contact': LANGUAGE_CODES,
  news: LANGUAGE_CODES,
};

export function languagesOf<S extends BlockSlug>(slug: S): readonly BlockLanguages[S][] {
  return LANGUAGES_OF[slug];
}
