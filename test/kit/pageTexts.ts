import { Parser } from 'htmlparser2';
import { memoize } from '../../src/common/memoize.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../src/model/codes.ts';
import { LANGUAGES } from '../../src/model/languages.ts';

/** Elements whose text is not prose in the page's language. */
const NOT_PROSE = new Set(['script', 'style', 'code', 'address', 'svg']);
const SPOKEN_ATTRIBUTES = ['alt', 'title', 'aria-label', 'placeholder', 'content'];

/**
 * The texts of a page in its own language, including attributes that screen readers announce. Excludes code, elements
 * with a `lang` or `hreflang`, and `translate="no"`.
 */
export function pageTexts(html: string): string[] {
  const texts: string[] = [];
  const open: boolean[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const isForeign =
        NOT_PROSE.has(name) ||
        attributes['translate'] === 'no' ||
        (name !== 'html' && attributes['lang'] !== undefined) ||
        attributes['hreflang'] !== undefined;
      const isOwn = (open.at(-1) ?? true) && !isForeign;
      open.push(isOwn);
      if (!isOwn) return;
      const spoken = SPOKEN_ATTRIBUTES.filter(
        (attribute) =>
          attribute !== 'content' ||
          /title|description/u.test(attributes['name'] ?? attributes['property'] ?? ''),
      );
      texts.push(...spoken.flatMap((attribute) => attributes[attribute] ?? []));
    },
    ontext(text) {
      if (open.at(-1) !== false) texts.push(text);
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}

/** Matches the letters of a language's script. */
const lettersOf = memoize((code: LanguageCode): RegExp => {
  const { script = 'Latn' } = new Intl.Locale(LANGUAGES[code].tag).maximize();
  // These two scripts are mixtures, which Unicode properties do not have.
  const parts = { Jpan: ['Hira', 'Kana', 'Hani'], Kore: ['Hang', 'Hani'] }[script] ?? [script];
  return new RegExp(`[${parts.map((part) => `\\p{Script=${part}}`).join('')}]`, 'u');
}, LANGUAGE_CODES.length);

const isLatin = (code: LanguageCode) => lettersOf(code).test('a');
/** Two lowercase Latin words in a row: a phrase rather than a model, protocol or company name. */
const LATIN_PHRASE = /(?<![\p{L}\d-])\p{Ll}{3,} \p{Ll}{2,}(?![\p{L}\d-])/u;

/** Texts in the wrong script for the language, such as a Latin phrase on an Arabic or Japanese page. */
export function textsInAnotherScript(texts: readonly string[], code: LanguageCode): string[] {
  const own = lettersOf(code);
  const others = LANGUAGE_CODES.filter((other) => !isLatin(other))
    .map(lettersOf)
    .filter(({ source }) => source !== own.source);
  return texts.filter(
    (text) =>
      others.some((letters) => letters.test(text)) ||
      (!isLatin(code) && !own.test(text) && LATIN_PHRASE.test(text)),
  );
}

/** Texts that show an i18n key, an unfilled placeholder, or a value such as `undefined`. */
export function brokenTexts(texts: readonly string[]): string[] {
  return texts.filter((text) =>
    /\{\{|\}\}|\[object |\bundefined\b|\bNaN\b|\bnull\b|^[a-z][A-Za-z]+(?:[.:][A-Za-z][\w-]*){1,}$/u.test(
      text,
    ),
  );
}
