import type { Passage } from '../../src/search/searchEntry.ts';

/** Keys of the texts of a page; the others have labels of controls, links and drawings. */
const TEXT_KEYS = ['text', 'lead', 'quote'];
const HEADING_KEYS = ['title', 'heading', 'name', 'organization'];
/** Parts of an entry that lead to other pages. */
const TEASERS = new Set(['callToAction', 'news', 'explore', 'sustainability', 'solutions']);

/** What a page says: the headings and texts of its locale entry, apart from title, description and lead of the page. */
export function pagePassages(entry: object): Passage[] {
  return Object.entries(entry).flatMap(([key, part]) =>
    typeof part === 'object' && part !== null && !TEASERS.has(key) ? passagesIn(part) : [],
  );
}

function passagesIn(part: object): Passage[] {
  const texts = (keys: readonly string[]) =>
    keys.flatMap((key) => {
      const value: unknown = Reflect.get(part, key);
      return typeof value === 'string' ? [value] : [];
    });
  const [heading, text] = [texts(HEADING_KEYS).join(' '), texts(TEXT_KEYS).join(' ')];
  const own = heading === '' && text === '' ? [] : [{ heading, text }];
  const inner = Object.values(part).flatMap((value: unknown) => {
    if (typeof value === 'object' && value !== null) return passagesIn(value);
    return Array.isArray(part) && typeof value === 'string' ? [{ text: value }] : [];
  });
  return [...own, ...inner];
}
