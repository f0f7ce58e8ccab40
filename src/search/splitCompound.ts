/** Shortest part of a compound; shorter words occur inside too many others. */
const MIN_PART = 4;
/** Letters between the parts of a compound: Betrieb-s-anleitung, Batterie-n-wechsel. */
const LINKS = ['', 's', 'es', 'n', 'en', 'e'];
/** Endings that the first part loses: Lade-station from laden. */
const LOST_ENDINGS = ['n', 'en', 'e'];

type Stem = (word: string) => string;

/**
 * Splits a German compound into the stems of its parts, and of the parts of these.
 *
 * @param isWord whether a stem is one of a word that can be a part
 * @returns an empty list if the word is not a compound of known words
 */
export function splitCompound(
  word: string,
  isWord: (stem: string) => boolean,
  stem: Stem,
): readonly string[] {
  for (let end = MIN_PART; end <= word.length - MIN_PART; end += 1) {
    const [first, last] = [word.slice(0, end), word.slice(end)];
    if (!isWord(stem(last))) continue;
    const known = knownStem(first, isWord, stem);
    const parts = [...(known === undefined ? [] : [known]), ...splitCompound(first, isWord, stem)];
    if (parts.length > 0) return [...parts, stem(last), ...splitCompound(last, isWord, stem)];
  }
  return [];
}

function knownStem(first: string, isWord: (stem: string) => boolean, stem: Stem): string | undefined {
  const unlinked = LINKS.filter((link) => first.endsWith(link)).map((link) =>
    first.slice(0, first.length - link.length),
  );
  const restored = LOST_ENDINGS.map((ending) => first + ending);
  return [...unlinked, ...restored]
    .filter(({ length }) => length >= MIN_PART)
    .map(stem)
    .find((candidate) => isWord(candidate));
}
