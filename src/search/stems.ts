import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as german } from '@orama/stemmers/german';
import { stopwords as arabicStops } from '@orama/stopwords/arabic';
import { stopwords as englishStops } from '@orama/stopwords/english';
import { stopwords as frenchStops } from '@orama/stopwords/french';
import { stopwords as germanStops } from '@orama/stopwords/german';
import { stopwords as italianStops } from '@orama/stopwords/italian';
import { stopwords as spanishStops } from '@orama/stopwords/spanish';
import { memoize } from '../common/memoize.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../model/codes.ts';
import { fold } from './fold.ts';

type Rules = readonly (readonly [RegExp, string])[];

/**
 * Endings of number and gender of folded words, and the Arabic article. Stemmers for these languages also remove what
 * makes another word of it: `garantie` became `gare`, `cargadora` `cargador`, and `بطارية` lost its first letter.
 */
const RULES: Partial<Record<LanguageCode, Rules>> = {
  fr: [
    [/(?<=\p{L}{3})(?<!e)aux$/u, 'al'],
    [/(?<=\p{L}{3})[sx]$/u, ''],
    [/(?<=\p{L}{3})e$/u, ''],
    [/(?<=\p{L}{2})([lnt])\1$/u, '$1'],
  ],
  es: [
    [/(?<=\p{L}{3})ces$/u, 'z'],
    [/(?<=us)es$/u, ''],
    [/(?<=\p{L}{2}[bdjlmnryz])es$/u, ''],
    [/(?<=\p{L}{3}[aeiou])s$/u, ''],
    [/(?<=\p{L}{5})(?<!dor)[ao]$/u, ''],
  ],
  it: [
    [/(?<=\p{L}{2}[cg])h(?=[ie]$)/u, ''],
    [/(?<=\p{L}{3})(?<!caric)[aeio]$/u, ''],
  ],
  ar: [
    [/^[وف]?(?:ال|بال|كال|لل)(?=\p{L}{3})/u, ''],
    [/(?<=\p{L}{4})(?:هما|ها|هم|نا)$/u, ''],
    [/(?<=\p{L}{3})(?:ات|ت)$/u, 'ة'],
    // "And" and "for", which are written together with the word.
    [/^[ول](?=\p{L}{4})/u, ''],
  ],
};

function rulesOf(language: LanguageCode) {
  const rules = RULES[language] ?? [];
  return (word: string) => rules.reduce((stem, [ending, to]) => stem.replace(ending, to), word);
}

/** Stemmers remove one ending in each pass. */
function repeated(strip: (word: string) => string) {
  const stem = (word: string): string => {
    const stripped = strip(word);
    return stripped === word || stripped.length < MIN_STEM ? word : stem(stripped);
  };
  return stem;
}

/** Keeps `bus`, whose s is no ending. */
const MIN_STEM = 3;
/** Words of a language whose stems are cached: the vocabulary of a few pages. */
const MAX_WORDS = 1000;

const STRIP = { de: repeated(german), en: repeated(english) };

/** Removes the inflection of a folded word. */
export const stemmerOf = memoize(
  (language: LanguageCode) =>
    memoize(language === 'de' || language === 'en' ? STRIP[language] : rulesOf(language), MAX_WORDS),
  LANGUAGE_CODES.length,
);

const STOP_WORDS: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: englishStops,
  ar: arabicStops,
  de: germanStops,
  es: spanishStops,
  fr: frenchStops,
  it: italianStops,
  // Japanese queries are divided by script; its particles are in none of the parts.
  ja: [],
};

/** What does not charge is another question than what charges. */
const NEGATIONS = new Set(['no', 'not', 'nicht', 'keine', 'non', 'pas', 'plus', 'piu']);

/** Folded words that are too frequent to tell anything, such as articles. */
export const stopWordsOf = memoize(
  (language: LanguageCode) =>
    new Set(STOP_WORDS[language].map((word) => fold(word, language)).filter((word) => !NEGATIONS.has(word))),
  LANGUAGE_CODES.length,
);
