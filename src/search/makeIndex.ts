import { memoize } from '../common/memoize.ts';
import type { LanguageCode } from '../model/codes.ts';
import { createAnalyzer, type Analyzer } from './analyzer.ts';
import { withAims, type Concept, type IndexFile } from './languageIndex.ts';
import { exactKey, phraseKey } from './queryUnits.ts';
import type { SearchEntry } from './searchEntry.ts';
import { makeSegment, partsWith, type Segment } from './segment.ts';
import { stemmerOf } from './stems.ts';
import { stringAt } from './strings.ts';
import { makeVocabulary } from './vocabulary.ts';

/** Indexes the entries of a language; the build calls this. */
export function makeIndex(
  language: LanguageCode,
  entries: readonly SearchEntry[],
  concepts: readonly Concept[],
  fillers: readonly string[] = [],
): IndexFile {
  const named = entries.map((entry) => {
    const names = concepts.filter(({ to }) => to.includes(entry.path)).flatMap(({ words }) => words);
    return { ...entry, names: [...(entry.names ?? []), ...names] };
  });
  const texts = named.flatMap(({ title, names, lead, passages }) => [
    title,
    ...names,
    lead,
    ...passages.flatMap(({ heading = '', text }) => [heading, text]),
  ]);
  const vocabulary = makeVocabulary(texts, language);
  const { words } = vocabulary;
  const stem = stemmerOf(language);
  const stems = new Set(Array.from(words.ends, (_, place) => stem(stringAt(words, place))));
  return {
    segment: makeSegment(
      named,
      analyzerOf(language, (word) => stems.has(word)),
      language,
    ),
    vocabulary,
    concepts,
    fillers,
  };
}

/** Possible parts of compounds that are kept. */
const MAX_STEMS = 2000;

/** The index of a language, apart from its articles, and what adds these. */
export function indexOf(
  language: LanguageCode,
  { segment, vocabulary, concepts, fillers: texts }: IndexFile,
) {
  const isWord = memoize((stem: string) => partsWith(segment, stem).length > 0, MAX_STEMS);
  const analyzer = analyzerOf(language, isWord);
  const phrases = new Map<string, Concept>();
  let longestPhrase = 1;
  // The first of several concepts with the same word wins.
  for (const concept of concepts.toReversed()) {
    for (const word of concept.words) {
      const tokens = analyzer.tokens(word);
      const key = phraseKey(tokens);
      // What is left without stop words may be another word: what has "no data" is not about data.
      const isWhole = tokens.every(({ isStopWord }) => !isStopWord);
      if (isWhole || (key.includes(' ') && !phrases.has(key))) phrases.set(key, concept);
      phrases.set(exactKey(tokens), concept);
      longestPhrase = Math.max(longestPhrase, tokens.length);
    }
  }
  const fillers = new Set(texts.map((text) => phraseKey(analyzer.tokens(text))));
  const own = { language, analyzer, vocabulary, phrases, longestPhrase, fillers };
  const withNews = (news: readonly Segment[]) => withAims({ ...own, segments: [segment, ...news] }, concepts);
  return { analyzer, withNews };
}

/** @param isWord whether a word of the texts has this stem */
function analyzerOf(language: LanguageCode, isWord: (stem: string) => boolean): Analyzer {
  return createAnalyzer(language, language === 'de' ? isWord : undefined);
}
