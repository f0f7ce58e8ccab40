import type { Analyzer } from './analyzer.ts';
import type { Passage, SearchDocument } from './searchDocument.ts';

/**
 * The different terms of each passage of a document, as hashes; a zero ends a passage. Analyzing texts in each search
 * would take longer than everything else, and the terms themselves more memory.
 */
export type PassageTerms = Int32Array;

const END = 0;

/** What an excerpt can be taken from, the description first. */
function passagesOf({ title, description, passages }: SearchDocument): readonly Passage[] {
  return [{ text: description }, ...passages.filter(({ text }) => text !== title)];
}

export function passageTermsOf(document: SearchDocument, { terms }: Analyzer): PassageTerms {
  return Int32Array.from(
    passagesOf(document).flatMap(({ text }) => [...new Set(terms(text).map(hashOf)), END]),
  );
}

/** The passage with the most of the terms, or the description. */
export function bestPassage(
  document: SearchDocument,
  passageTerms: PassageTerms,
  wanted: Iterable<string>,
): Passage {
  const hashes = new Set(Array.from(wanted, hashOf));
  // One bit for each hash, of its last five: most terms of a passage are excluded by this.
  const bits = [...hashes].reduce((all, hash) => all | (1 << hash), 0);
  const best = { place: 0, count: 0 };
  let place = 0;
  let count = 0;
  for (let at = 0; at < passageTerms.length; at += 1) {
    const hash = passageTerms[at] ?? END;
    if (hash !== END) {
      if (bits & (1 << hash) && hashes.has(hash)) count += 1;
      continue;
    }
    if (count > best.count) Object.assign(best, { place, count });
    place += 1;
    count = 0;
  }
  return passagesOf(document)[best.place] ?? { text: document.description };
}

export function encodeTerms(terms: PassageTerms): string {
  return Buffer.from(terms.buffer).toString('base64');
}

export function decodeTerms(text: string): PassageTerms {
  // A copy: small buffers share a pool, at any offset.
  return new Int32Array(Uint8Array.from(Buffer.from(text, 'base64')).buffer);
}

/** FNV-1a, never zero. Two terms with the same hash could only mark a worse passage. */
function hashOf(term: string): number {
  let hash = 0x811c9dc5 | 0;
  for (let at = 0; at < term.length; at += 1) hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193);
  return hash || 1;
}
