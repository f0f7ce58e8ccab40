import type { LanguageCode } from '../model/codes.ts';

/** Combining marks of Latin letters, Arabic vowel marks and hamzas, and the Arabic tatweel. */
const MARKS = /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;
/** Soft hyphens, joiners and bidirectional controls. */
const INVISIBLE = /\p{Cf}/gu;

const KATAKANA_OFFSET = 'ァ'.charCodeAt(0) - 'ぁ'.charCodeAt(0);
const to = (text: string) => () => text;

const ASCII = /^[\u0000-\u007f]*$/;

/** Spellings that a language treats as equal, besides case, width and accents. */
const VARIANTS: Partial<Record<LanguageCode, readonly (readonly [RegExp, (match: string) => string])[]>> = {
  de: [
    [/ß/g, to('ss')],
    // Typed without umlauts; not in `neue` and `quer`.
    [/ae/g, to('a')],
    [/oe/g, to('o')],
    [/(?<![aeq])ue/g, to('u')],
  ],
  ar: [
    [/ى/g, to('ي')],
    [/ه(?!\p{L})/gu, to('ة')],
    [/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit))],
  ],
  ja: [
    [/ー/g, to('')],
    [/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + KATAKANA_OFFSET)],
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
  return (VARIANTS[language] ?? []).reduce((folded, [from, by]) => folded.replace(from, by), plain);
}

/** Model codes, document numbers and fault codes without their separators: `avbp80230` for AV-BP 80-230. */
export function compactCode(text: string): string {
  return fold(text, 'en').replace(/[^\p{L}\p{N}]/gu, '');
}
