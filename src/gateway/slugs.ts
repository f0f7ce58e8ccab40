import { LANGUAGE_CODES } from '../locale/languages.ts';
import type { LanguageCode } from '../locale/languages.ts';

/** The kinds of content that change after deployment (specification 3 and 7). */
export const BLOCK_SLUGS = ['language', 'about-contact', 'news'] as const;
export type BlockSlug = (typeof BLOCK_SLUGS)[number];

/** The languages in which each block is asked: the `language` block is one for all, always asked with `zh`. */
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
