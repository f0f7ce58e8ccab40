import { memoize } from '../common/memoize.ts';
import { isInside } from '../common/spans.ts';
import { type LanguageCode, eachLanguage } from '../model/codes.ts';
import { phraseStarts } from './phrases.ts';
import { withSoftHyphens } from './longWords.ts';
import { wholeTerms } from './wholeTerms.ts';

/** Cache size per language: what many pages share; what a page has to itself is in its cached fragment. */
const MAX_TEXTS = 2000;

/** Elements whose content is not text of the page, or cannot contain elements. */
const SKIPPED = /(\/?)(?:code|pre|script|select|style|svg|textarea|title)\b/y;

/** Headings and table cells: in these, a German word can be longer than a line. */
const NARROW = /(\/?)(?:h[1-4]|t[hd])\b/y;

const hyphenated = memoize(withSoftHyphens, MAX_TEXTS);
const settersOf = eachLanguage((code) => memoize((text: string) => setText(text, code), MAX_TEXTS));

/**
 * Controls the line breaks of rendered HTML. Codes and quantities stay on one line (`.whole`); Japanese breaks only between
 * phrases (`<wbr>`), because the stylesheet forbids all other breaks. Markup keeps copied text free of invisible
 * characters, except for the soft hyphens in long words of German headings and table cells.
 *
 * @param html may contain `<` and `>` only as the ends of tags
 */
export function typeset(html: string, code: LanguageCode): string {
  const set = settersOf[code];
  let done = '';
  let skipping = 0;
  let isNarrow = false;
  let from = 0;
  while (from < html.length) {
    const open = html.indexOf('<', from);
    const end = open < 0 ? html.length : open;
    const text = html.slice(from, end);
    if (text) done += skipping > 0 ? text : set(isNarrow ? hyphenated(text) : text);
    if (open < 0) break;
    NARROW.lastIndex = open + 1;
    const narrow = NARROW.exec(html);
    if (narrow) isNarrow = narrow[1] === '' && code === 'de';
    SKIPPED.lastIndex = open + 1;
    const skipped = SKIPPED.exec(html);
    if (skipped) skipping += skipped[1] === '' ? 1 : -1;
    const close = html.indexOf('>', open);
    from = close < 0 ? html.length : close + 1;
    done += html.slice(open, from);
  }
  return done;
}

function setText(text: string, code: LanguageCode): string {
  const terms = wholeTerms(text);
  const isInTerm = isInside(terms);
  const breaks = code === 'ja' ? phraseStarts(text).filter((at) => !isInTerm(at)) : [];
  // At the same position, a break is between the terms, not in them.
  const marks = [
    ...terms.map(({ end }) => ({ at: end, markup: '</span>' })),
    ...breaks.map((at) => ({ at, markup: '<wbr/>' })),
    ...terms.map(({ start }) => ({ at: start, markup: '<span class="whole">' })),
  ].toSorted((one, other) => one.at - other.at);
  let set = '';
  let from = 0;
  for (const { at, markup } of marks) {
    set += text.slice(from, at) + markup;
    from = at;
  }
  return set + text.slice(from);
}
