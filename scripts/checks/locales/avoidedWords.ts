import type { LanguageCode } from '../../../src/model/codes.ts';
import { wordFor, type Entry } from './glossary.ts';

/** A word in a text that the glossary says to avoid. */
interface Avoided {
  readonly key: string;
  /** As in the glossary. */
  readonly word: string;
  /** As in the text. */
  readonly found: string;
  readonly better: string;
}

/**
 * Finds the words to avoid in the texts of a language. Case does not matter; an asterisk stands for any further letters.
 */
export function avoidedWords(
  glossary: readonly Entry[],
  texts: ReadonlyMap<string, string>,
  code: LanguageCode,
): Avoided[] {
  const patterns = glossary.flatMap((entry) =>
    (entry.avoid[code] ?? []).map((word) => ({
      word,
      better: wordFor(entry, code) ?? entry.term,
      pattern: patternOf(word, code),
    })),
  );
  return [...texts].flatMap(([key, text]) =>
    patterns.flatMap(({ word, better, pattern }) => {
      const found = pattern.exec(text)?.[0];
      return found === undefined ? [] : [{ key, word, found, better }];
    }),
  );
}

function patternOf(word: string, code: LanguageCode): RegExp {
  const text = word
    .replaceAll(/[.+?^${}()|[\]\\/]/gu, String.raw`\$&`)
    .replaceAll('*', String.raw`[\p{L}\p{M}]*`)
    .replaceAll(' ', String.raw`\s+`);
  // Japanese has no spaces between words. Elsewhere a hyphen joins a compound, which is a word of its own.
  return new RegExp(code === 'ja' ? text : String.raw`(?<![\p{L}\p{N}-])${text}(?![\p{L}\p{M}\p{N}])`, 'iu');
}
