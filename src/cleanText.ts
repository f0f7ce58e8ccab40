const LINE_BREAKS = /[\v\f\u0085]/g;
const FORBIDDEN = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e]|\p{Noncharacter_Code_Point}/gu;
const ISOLATES = /[\u2066-\u2069]/g;
const POP_ISOLATE = '\u2069';

/**
 * Makes a text from outside safe for every format that it reaches: HTML, XML, JSON-LD, Markdown, URLs and the log.
 *
 * - Lone surrogates become U+FFFD: `encodeURIComponent` throws on them.
 * - Control characters and noncharacters are dropped: XML 1.0 forbids most of them, HTML all, and terminals obey some.
 *   Those that break a line (word processors paste vertical tabs) become newlines, so that no words are joined.
 * - Bidirectional embeddings and overrides (U+202A–202E) are dropped: an override makes a text read as another one than
 *   it is, and Unicode recommends isolates in place of embeddings (UAX #9, section 2.1).
 * - Isolates (U+2066–2069) are legitimate around a Latin name in Arabic, so balanced ones stay. If one of a text's
 *   isolates is unbalanced, all of them are dropped: it would reorder whatever follows the text.
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
