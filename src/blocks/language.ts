import * as z from 'zod';
import { LANGUAGE_CODES } from '../model/codes.ts';
import { CHINESE } from '../model/languages.ts';
import { defineBlock, timeless } from './block.ts';
import { line, number } from './fields.ts';
import { jsonFile } from './files.ts';

interface LanguageBlock {
  /** Codes of the languages to offer, in the gateway's order; may include `zh`. */
  readonly shown: readonly string[];
}

/** The languages to offer in the language menu. All languages share one block, which is always requested with `zh`. */
export const languageBlock = defineBlock({
  slug: 'language',
  languages: ['zh'],
  schema: z.object({
    // An empty list would hide every language, so it is treated as an error.
    list: z
      .array(z.object({ mark: line(20).min(2), show: number }))
      .min(1)
      .max(100),
  }),
  shape: (detail) =>
    timeless<LanguageBlock>(
      { shown: detail.list.filter(({ show }) => show !== 0).map(({ mark }) => mark) },
      detail,
    ),
  empty: { list: [...LANGUAGE_CODES, CHINESE.code].map((mark) => ({ mark, show: 1 })) },
  embedded: jsonFile(() => 'en/blocks/language.json'),
});
