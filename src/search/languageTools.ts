import { stemmer as arabic } from '@orama/stemmers/arabic';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { stopwords as arabicStopWords } from '@orama/stopwords/arabic';
import { stopwords as englishStopWords } from '@orama/stopwords/english';
import { stopwords as frenchStopWords } from '@orama/stopwords/french';
import { stopwords as germanStopWords } from '@orama/stopwords/german';
import { stopwords as italianStopWords } from '@orama/stopwords/italian';
import { stopwords as japaneseStopWords } from '@orama/stopwords/japanese';
import { stopwords as spanishStopWords } from '@orama/stopwords/spanish';
import type { LanguageCode } from '../model/codes.ts';

interface LanguageTools {
  /** Removes inflectional endings; some words need several passes. */
  readonly stem: (word: string) => string;
  readonly stopWords: readonly string[];
}

/** The Arabic article with its prepositions; the stemmer removes it from some words only. */
const ARTICLE = /^[وف]?(?:ال|بال|كال|لل)(?=\p{L}{3})/u;

export const LANGUAGE_TOOLS: Readonly<Record<LanguageCode, LanguageTools>> = {
  en: { stem: english, stopWords: englishStopWords },
  ar: { stem: (word) => arabic(word.replace(ARTICLE, '')), stopWords: arabicStopWords },
  de: { stem: german, stopWords: germanStopWords },
  es: { stem: spanish, stopWords: spanishStopWords },
  fr: { stem: french, stopWords: frenchStopWords },
  it: { stem: italian, stopWords: italianStopWords },
  // Japanese words are not inflected by endings that a stemmer could remove.
  ja: { stem: (word) => word, stopWords: japaneseStopWords },
};
