import { distance } from 'fastest-levenshtein';
import { mapInTurns } from '../common/inTurns.ts';
import { memoize } from '../common/memoize.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../model/codes.ts';
import { createAnalyzer, type QueryWord } from './analyzer.ts';
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

/** The concepts in the words of a query. */
export interface ConceptsIn {
  /** The longest phrase from a word on that names a concept in one of the languages. */
  readonly at: (start: number, languages: readonly LanguageCode[]) => NamedConcept | undefined;
  /** The same for a misspelled phrase. */
  readonly near: (start: number, language: LanguageCode) => NamedConcept | undefined;
}

export type Concepts = (words: readonly Word[]) => ConceptsIn;

export async function createConcepts(concepts: readonly Concept[]): Promise<Concepts> {
  const named = await mapInTurns(LANGUAGE_CODES, (code) => {
    const analyzer = createAnalyzer(code);
    const phrases = concepts.flatMap((concept) =>
      (concept[code] ?? []).flatMap((phrase) =>
        keysOf(analyzer.words(phrase)).map((key) => [key, concept] as const),
      ),
    );
    // The first of several concepts with the same word wins.
    const spelled = concepts.flatMap((concept) =>
      (concept[code] ?? []).map((phrase) => ({ letters: lettersOf(phrase, code), concept })),
    );
    return [code, { analyzer, byKey: new Map(phrases.toReversed()), spelled }] as const;
  });
  const byLanguage = new Map(named);

  return (words) => {
    const longestFrom = (start: number) => Math.min(MAX_WORDS, words.length - start);

    /** The words as another language analyzes them. */
    const analyzed = memoize(
      (language: LanguageCode) =>
        words.map(({ text }) => byLanguage.get(language)?.analyzer.words(text) ?? []),
      LANGUAGE_CODES.length,
    );

    function conceptOf(start: number, length: number, language: LanguageCode): Concept | undefined {
      const phrase = analyzed(language).slice(start, start + length);
      const byKey = byLanguage.get(language)?.byKey;
      return keysOf(phrase.flat())
        .map((key) => byKey?.get(key))
        .find((concept) => concept !== undefined);
    }

    return {
      at: (start, languages) => {
        for (let length = longestFrom(start); length > 0; length -= 1) {
          // A trailing article belongs to the next phrase.
          if (start + length < words.length && words[start + length - 1]?.isStopWord) continue;
          for (const language of languages) {
            const concept = conceptOf(start, length, language);
            if (concept) return { concept, language, length };
          }
        }
        return undefined;
      },
      near: (start, language) => {
        const spelled = byLanguage.get(language)?.spelled ?? [];
        for (let length = longestFrom(start); length > 0; length -= 1) {
          const texts = words.slice(start, start + length).map(({ text }) => text);
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
  };
}

function lettersOf(phrase: string, language: LanguageCode): string {
  return fold(phrase, language).replace(/[^\p{L}\p{N}]/gu, '');
}

/** The terms of a phrase, with and without its stop words. */
function keysOf(all: readonly QueryWord[]): string[] {
  const keys = [all, all.filter(({ isStopWord }) => !isStopWord)].map((some) =>
    some.map(({ term }) => term).join(''),
  );
  return [...new Set(keys)].filter((key) => key !== '');
}
