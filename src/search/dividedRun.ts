import { pairs, type Token } from './analyzer.ts';
import { findParts, type LanguageIndex } from './languageIndex.ts';
import { splitCompound } from './splitCompound.ts';
import { stemmerOf } from './stems.ts';

/** Characters of a Japanese run. */
const MAX_RUN = 30;
const MAX_WORD = 12;
/** What is left of a Japanese run if the rest is known, and adds nothing to it. */
const AFFIXES = /^[用型式製等中的機器品化性内時別付各約新向]$/;
const KATAKANA = /^\p{Script=Katakana}+$/u;
/** Arabic prepositions that are written together with their word, which may also be its first letter. */
const PREFIXED = /^[بكلف]\p{L}{3}/u;
/** Characters of the shortest word in Katakana, and in Han. */
const SHORTEST = { katakana: 3, han: 2 };

/** A Japanese run as the longest words that the index knows, one after the other. */
export function divided(token: Token, index: LanguageIndex): readonly Token[] {
  const { text, isJapanese, isStopWord } = token;
  if (isJapanese && AFFIXES.test(text)) return [];
  if (index.language === 'ar' && PREFIXED.test(text) && findParts(index, token.terms).length === 0)
    return index.analyzer.tokens(text.slice(1));
  if (index.language === 'de' && !index.phrases.has(token.terms.join(' '))) {
    const parts = splitCompound(text, (stem) => index.phrases.has(stem), stemmerOf('de'));
    if (parts.length > 0) return parts.map((part) => ({ ...token, text: part, terms: [part], parts: [] }));
  }
  if (!isJapanese || isStopWord || text.length < SHORTEST.katakana || index.phrases.has(text)) return [token];
  const run = text.slice(0, MAX_RUN);
  const isKnown = pairs(run).map((pair) => findParts(index, [pair]).length > 0);
  const shortest = KATAKANA.test(run) ? SHORTEST.katakana : SHORTEST.han;
  const words: string[] = [];
  let unknown = '';
  const close = () => {
    if (unknown !== '' && !AFFIXES.test(unknown)) words.push(unknown);
    unknown = '';
  };
  for (let at = 0; at < run.length;) {
    let length = Math.min(MAX_WORD, run.length - at);
    const isWord = (word: string) =>
      index.phrases.has(word) ||
      (isKnown.slice(at, at + word.length - 1).every(Boolean) && findParts(index, pairs(word)).length > 0);
    while (length >= shortest && !isWord(run.slice(at, at + length))) length -= 1;
    if (length < shortest) {
      unknown += run[at] ?? '';
      at += 1;
      continue;
    }
    close();
    words.push(run.slice(at, at + length));
    at += length;
  }
  close();
  return words.map((word) => ({ ...token, text: word, terms: pairs(word) }));
}
