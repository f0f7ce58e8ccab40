const LINE_BREAKS = /[\v\f\u0085\u2028\u2029]/g;
const FORBIDDEN = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e]|\p{Noncharacter_Code_Point}/gu;
const ISOLATES = /[\u2066-\u2069]/g;
const POP_ISOLATE = '\u2069';

/**
 * Sanitizes untrusted text for all output formats: HTML, XML, JSON-LD, Markdown, URLs and the log.
 *
 * - Lone surrogates become U+FFFD: `encodeURIComponent` throws on them.
 * - Control characters and noncharacters are removed: XML 1.0 forbids most of them, HTML all, and terminals execute
 *   some. Line-breaking ones (word processors paste vertical tabs) become newlines, as do U+2028 and U+2029, so that words
 *   stay separated, and no line passes for another's label.
 * - Bidirectional embeddings and overrides (U+202A–202E) are removed: an override can disguise text by reordering it,
 *   and Unicode recommends isolates instead of embeddings (UAX #9, section 2.1).
 * - Balanced isolates (U+2066–2069) are kept: they are legitimate around a Latin name in Arabic. If any isolate is
 *   unbalanced, all are removed, because it would reorder the text that follows.
 */
export function cleanText(text: string): string {
  const clean = text.toWellFormed().replace(LINE_BREAKS, '\n').replace(FORBIDDEN, '');
  return hasBalancedIsolates(clean) ? clean : clean.replace(ISOLATES, '');
}

function hasBalancedIsolates(text: string): boolean {
  let depth = 0;
  for (const [character] of text.matchAll(ISOLATES)) {
    depth += character === POP_ISOLATE ? -1 : 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
