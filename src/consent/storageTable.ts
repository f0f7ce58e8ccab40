import type { StorageTableProps } from '../../views/sections/StorageTable.tsx';
import type { Site } from '../../views/site.tsx';
import { STORAGE_ENTRIES } from './entries.ts';
import type { Lifetime } from './entries.ts';

type Speaker = Pick<Site, 'words' | 't'>;

/** Translated table of all cookies and storage entries, for the privacy notice and the cookie settings. */
export function storageTable(site: Speaker): StorageTableProps {
  const { table, entries, options, places } = site.words.consent;
  return {
    words: table,
    rows: STORAGE_ENTRIES.map(({ name, place, lifetime, option }) => ({
      name,
      purpose: entries[name],
      place: places[place],
      lifetime: lifetimeIn(site, lifetime),
      category: options[option].title,
    })),
  };
}

function lifetimeIn({ words, t }: Speaker, lifetime: Lifetime): string {
  return typeof lifetime === 'string'
    ? words.consent.lifetime[lifetime]
    : t('consent:lifetime.days', { count: lifetime.days });
}
