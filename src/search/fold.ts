import type { LanguageCode } from '../model/codes.ts';

/** Combining marks of Latin letters, Arabic vowel marks and hamzas, and the Arabic tatweel. */
const MARKS = /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;
/** Soft hyphens, joiners and bidirectional controls. */
const INVISIBLE = /\p{Cf}/gu;

const ASCII = /^[\u0000-\u007f]*$/;

/** Spellings that a language treats as equal, besides case, width and accents. */
const VARIANTS: Partial<Record<LanguageCode, readonly (readonly [RegExp, string])[]>> = {
  de: [
    [/ß/g, 'ss'],
    // Typed without umlauts; not in `neue` and `quer`.
    [/ae/g, 'a'],
    [/oe/g, 'o'],
    [/(?<![aeq])ue/g, 'u'],
  ],
  ar: [
    [/ى/g, 'ي'],
    [/ه(?!\p{L})/gu, 'ة'],
  ],
};

/** Removes what the spellings of a word may differ in: case, width, accents, vowel marks, invisible characters. */
export function fold(text: string, language: LanguageCode): string {
  // Most words, which need no normalization.
  const plain = ASCII.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKC')
        .replace(INVISIBLE, '')
        .toLowerCase()
        .normalize('NFD')
        .replace(MARKS, '')
        .normalize('NFC');
  return (VARIANTS[language] ?? []).reduce((folded, [from, to]) => folded.replace(from, to), plain);
}

/** Model codes, document numbers and fault codes without their separators: `avbp80230` for AV-BP 80-230. */
export function compactCode(text: string): string {
  return fold(text, 'en').replace(/[^\p{L}\p{N}]/gu, '');
}

/** Typing errors that a word may have. Two letters in the wrong order count as two. */
export function maxTypos(word: string): number {
  const { length } = word;
  // A Japanese character stands for about two letters.
  const letters = /[\p{scx=Han}\p{scx=Katakana}]/u.test(word) ? length * 1.5 : length;
  return letters < 4 ? 0 : letters < 6 ? 1 : letters < 14 ? 2 : 3;
}
