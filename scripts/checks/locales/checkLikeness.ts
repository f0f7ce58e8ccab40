import { LANGUAGE_CODES, type LanguageCode } from '../../../src/model/codes.ts';
import { formatOf } from '../../../src/locale/format.ts';
import { allTextsOf, blocksOf, longTextsOf, showCharacter } from './texts.ts';

/** Up to this, a number may be a word in one language and digits in the other: “three”, the month of a date. */
const LAST_NUMBER_IN_WORDS = 12;

/** Greater numbers and fractions that English writes as words, but other languages may write as digits. */
const ENGLISH_NUMBER_WORD =
  /\b(?:\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|quarter|half|third|all|every|around the clock)/iu;

/** The hours of an English time after noon, up to its end; the other languages count 24 hours. */
const AFTERNOON = /\b(1?\d)(?=(?::\d\d)?\sp\.m\.)/gu;

/** French standards, which only readers in France need. */
const NATIONAL_STANDARD = /\bNF C [\d-]+/gu;

/** A breaking space before a group of three digits. */
const BREAKING_GROUP_SPACE = /(?<=\d) (?=\d{3}(?!\d))/gu;

/**
 * Compares every text with English in what must not differ: the list of articles, the structure of their Markdown,
 * links and numbers.
 *
 * @param folder the `locales` folder
 * @returns one sentence per fault
 */
export function checkLikeness(folder: string): string[] {
  const [texts, articles] = [allTextsOf(folder, 'en'), longTextsOf(folder, 'en')];
  return LANGUAGE_CODES.filter((code) => code !== 'en').flatMap((code) => [
    ...differentArticles(code, longTextsOf(folder, code), articles),
    ...[...allTextsOf(folder, code)].flatMap(([key, text]) => differences(code, key, text, texts.get(key))),
  ]);
}

type Texts = ReadonlyMap<string, string>;

/** Articles and long texts must exist in every language, with as many blocks. */
function differentArticles(code: string, own: Texts, english: Texts): string[] {
  const missing = [...english.keys()].filter((key) => !own.has(key));
  const uneven = [...own].flatMap(([key, text]) => {
    const [blocks, wanted] = [blocksOf(text).length, blocksOf(english.get(key) ?? '').length];
    return blocks === wanted ? [] : [`${code}: ${key} has ${blocks} blocks, English ${wanted}`];
  });
  return [...missing.map((key) => `${code}: ${key} is missing`), ...uneven];
}

function differences(code: LanguageCode, key: string, text: string, source: string | undefined): string[] {
  if (source === undefined) return [];
  const name = `${code}: ${key}`;
  return [
    ...(structure(text) === structure(source) ? [] : [`${name} has different Markdown than English`]),
    ...figureFaults(code, text, source).map((fault) => `${name} ${fault}`),
  ];
}

/** Headings, list items, tables, quotes and links of a text, in order. */
function structure(text: string): string {
  return blocksOf(text)
    .map((block) => {
      const lines = block.split('\n').map((line) => /^(?:#+|[-*>|]|\d+\.)(?=\s|\|)/u.exec(line)?.[0] ?? '');
      const links = [...block.matchAll(/\]\(([^)]*)\)/gu)].map(([, target]) => target);
      return [...lines, ...links].join(' ');
    })
    .join('\n');
}

function figureFaults(code: LanguageCode, text: string, source: string): string[] {
  const [own, english] = [figuresOf(text), figuresOf(source.replace(AFTERNOON, inTwentyFourHours))];
  const joined = figuresOf(text.replace(BREAKING_GROUP_SPACE, ''));
  const breaking = [...english].filter((figure) => !own.has(figure) && joined.has(figure));
  const compared = breaking.length > 0 ? joined : own;
  const missing = [...english].filter((figure) => !compared.has(figure));
  const surplus = ENGLISH_NUMBER_WORD.test(source)
    ? []
    : [...compared].filter((figure) => !english.has(figure));
  return [
    ...breaking.map(
      (figure) => `has a breaking space in ${figure}: separate thousands with ${groupSeparator(code)}`,
    ),
    ...[...missing, ...surplus]
      .filter((figure) => Number(figure) > LAST_NUMBER_IN_WORDS)
      .map((figure) => `and English differ in the number ${figure}`),
  ];
}

function inTwentyFourHours(_: string, hours: string): string {
  return String((Number(hours) % 12) + 12);
}

function groupSeparator(code: LanguageCode): string {
  return showCharacter(formatOf(code).number(10_000).replace(/\d/gu, ''));
}

/** The digits of each number, without thousands and decimal separators. */
function figuresOf(text: string): Set<string> {
  const plain = text.replace(NATIONAL_STANDARD, '').replace(/(?<=\d)[.,\u00a0\u202f\u2009’'](?=\d)/gu, '');
  return new Set(plain.match(/\d+/gu));
}
