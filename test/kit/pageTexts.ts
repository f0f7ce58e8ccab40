import { Parser } from 'htmlparser2';

/** Elements whose text nobody reads as prose: code, addresses of persons and machines, what is said in another language. */
const NOT_PROSE = new Set(['script', 'style', 'code', 'address', 'svg']);
const SPOKEN_ATTRIBUTES = ['alt', 'title', 'aria-label', 'placeholder', 'content'];

/**
 * What a page says in its own language: texts and spoken attributes, without what stands in another language (`lang`),
 * in code, or is not to be translated.
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

/** Words of the Arabic, Japanese and Chinese scripts. */
const OTHER_THAN_LATIN = /[\p{Script=Arabic}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
/** Two plain Latin words in a row: a phrase, not a model, protocol or company. */
const LATIN_PHRASE = /(?<![\p{L}\d-])\p{Ll}{3,} \p{Ll}{2,}(?![\p{L}\d-])/u;

/** The texts that are not in the script of the language: a phrase in Latin letters in Arabic or Japanese, say. */
export function textsInAnotherScript(texts: readonly string[], code: string): string[] {
  const own = { ar: /\p{Script=Arabic}/u, ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u }[
    code
  ];
  if (!own) return texts.filter((text) => OTHER_THAN_LATIN.test(text));
  const others =
    code === 'ar' ? /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u : /\p{Script=Arabic}/u;
  return texts.filter((text) => others.test(text) || (!own.test(text) && LATIN_PHRASE.test(text)));
}

/** What a page must never show: a key in place of its text, a placeholder, a value that is none. */
export function brokenTexts(texts: readonly string[]): string[] {
  return texts.filter((text) =>
    /\{\{|\}\}|\[object |\bundefined\b|\bNaN\b|\bnull\b|^[a-z][A-Za-z]+(?:[.:][A-Za-z][\w-]*){1,}$/u.test(
      text,
    ),
  );
}
