import type { StorageTableProps } from '../../../views/sections/StorageTable.tsx';
import type { RenderContext } from '../../model/renderContext.ts';
import { STORAGE_ENTRIES } from '../../consent/entries.ts';

/** Translated table of all cookies and storage entries, for the privacy notice and the cookie settings. */
export function storageTable({ words, t }: RenderContext): StorageTableProps {
  const { table, entries, options, places, lifetime: lifetimes } = words.consent;
  return {
    words: table,
    rows: STORAGE_ENTRIES.map(({ name, place, lifetime, option }) => ({
      name,
      purpose: entries[name],
      place: places[place],
      lifetime:
        typeof lifetime === 'string'
          ? lifetimes[lifetime]
          : t('consent:lifetime.days', { count: lifetime.days }),
      category: options[option].title,
    })),
  };
}
