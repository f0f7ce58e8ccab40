import { distance } from 'fastest-levenshtein';
import { LANGUAGE_CODES, type LanguageCode } from '../locale/codes.ts';
import { createAnalyzer, type Analyzer, type QueryWord } from './analyzer.ts';
import { fold, maxTypos } from './fold.ts';
import type { Concept } from './searchDocument.ts';

/** A phrase of a query that names a concept. */
export interface NamedConcept {
  readonly concept: Concept;
  /** Language of the phrase. */
  readonly language: LanguageCode;
  /** Number of words of the query. */
  readonly length: number;
}

/** Longest phrase, in words of the query. */
const MAX_WORDS = 6;

/** A word of a query, as in `QueryWord`. */
type Word = Pick<QueryWord, 'text' | 'isStopWord'>;

export interface Concepts {
  /** The longest phrase at the start of the words that names a concept in one of the languages. */
  readonly at: (words: readonly Word[], languages: readonly LanguageCode[]) => NamedConcept | undefined;
  /** The same for a misspelled phrase. */
  readonly near: (words: readonly Word[], language: LanguageCode) => NamedConcept | undefined;
}

export function createConcepts(concepts: readonly Concept[]): Concepts {
  const named = LANGUAGE_CODES.map((code) => {
    const analyzer = createAnalyzer(code);
    const phrases = concepts.flatMap((concept) =>
      (concept[code] ?? []).flatMap((phrase) =>
        keysOf(phrase, analyzer).map((key) => [key, concept] as const),
      ),
    );
    // The first of several concepts with the same word wins.
    const spelled = concepts.flatMap((concept) =>
      (concept[code] ?? []).map((phrase) => ({ letters: lettersOf(phrase, code), concept })),
    );
    return [code, { analyzer, byKey: new Map(phrases.toReversed()), spelled }] as const;
  });
  const byLanguage = new Map(named);

  function conceptOf(phrase: string, language: LanguageCode): Concept | undefined {
    const known = byLanguage.get(language);
    const keys = known ? keysOf(phrase, known.analyzer) : [];
    return keys.map((key) => known?.byKey.get(key)).find((concept) => concept !== undefined);
  }

  return {
    at: (words, languages) => {
      for (let length = Math.min(MAX_WORDS, words.length); length > 0; length -= 1) {
        // A trailing article belongs to the next phrase.
        if (length < words.length && words[length - 1]?.isStopWord) continue;
        const phrase = words
          .slice(0, length)
          .map(({ text }) => text)
          .join(' ');
        for (const language of languages) {
          const concept = conceptOf(phrase, language);
          if (concept) return { concept, language, length };
        }
      }
      return undefined;
    },
    near: (words, language) => {
      const spelled = byLanguage.get(language)?.spelled ?? [];
      for (let length = Math.min(MAX_WORDS, words.length); length > 0; length -= 1) {
        const texts = words.slice(0, length).map(({ text }) => text);
        const letters = lettersOf(texts.join(''), language);
        const most = maxTypos(letters);
        const found = spelled.find(
          (other) =>
            Math.abs(other.letters.length - letters.length) <= most &&
            distance(other.letters, letters) <= most,
        );
        if (found) return { concept: found.concept, language, length };
      }
      return undefined;
    },
  };
}

function lettersOf(phrase: string, language: LanguageCode): string {
  return fold(phrase, language).replace(/[^\p{L}\p{N}]/gu, '');
}

/** The terms of a phrase, with and without its stop words. */
function keysOf(phrase: string, { words }: Analyzer): string[] {
  const all = words(phrase);
  const keys = [all, all.filter(({ isStopWord }) => !isStopWord)].map((some) =>
    some.map(({ term }) => term).join(''),
  );
  return [...new Set(keys)].filter((key) => key !== '');
}
