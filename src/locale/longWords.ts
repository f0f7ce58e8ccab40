import { createRequire } from 'node:module';
import { partsOfCompound } from './germanCompounds.ts';

/** The part of `hyphen` that the site uses; the package has no types. */
interface Hyphenation {
  readonly hyphenateSync: (text: string, options: { minWordLength: number; hyphenChar: string }) => string;
}

/** Minimum length of German words to hyphenate, the same as `hyphenate-limit-chars` in the stylesheet. */
const LONG_WORD = 12;
const LONG_GERMAN_WORD = new RegExp(String.raw`\p{L}{${LONG_WORD},}`, 'gu');
/** Letters without hyphen at either end of a word: more than the rules require, so that compounds break at a joint. */
const WHOLE_END = 6;
const SOFT_HYPHEN = '\u00ad';

/** Loaded with the first German word: its patterns take longer to load than any other package. */
let german: Hyphenation | undefined;
const load = createRequire(import.meta.url);

/**
 * Adds soft hyphens to the long words of a German text. Browsers hyphenate only after downloading a dictionary; without
 * one, a word longer than its line breaks anywhere.
 */
export function withSoftHyphens(text: string): string {
  return text.replace(LONG_GERMAN_WORD, (word) => partsOf(word).join(SOFT_HYPHEN));
}

function partsOf(word: string): readonly string[] {
  return partsOfCompound(word) ?? withWholeEnds(syllablesOf(word));
}

function syllablesOf(word: string): readonly string[] {
  german ??= load('hyphen/de/index.js') as Hyphenation;
  return german.hyphenateSync(word, { minWordLength: LONG_WORD, hyphenChar: SOFT_HYPHEN }).split(SOFT_HYPHEN);
}

/** Joins the syllables at both ends of a word. */
function withWholeEnds(syllables: readonly string[]): readonly string[] {
  const length = syllables.join('').length;
  let before = 0;
  const parts: string[] = [];
  for (const syllable of syllables) {
    if (before >= WHOLE_END && length - before >= WHOLE_END) parts.push(syllable);
    else parts.push((parts.pop() ?? '') + syllable);
    before += syllable.length;
  }
  return parts;
}
