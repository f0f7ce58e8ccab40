import type { StorageTableProps } from '../../../views/sections/StorageTable.tsx';
import type { RenderContext } from '../../../views/renderContext.tsx';
import { STORAGE_ENTRIES, type Lifetime } from '../../consent/entries.ts';

type Speaker = Pick<RenderContext, 'words' | 't'>;

/** Translated table of all cookies and storage entries, for the privacy notice and the cookie settings. */
export function storageTable(context: Speaker): StorageTableProps {
  const { table, entries, options, places } = context.words.consent;
  return {
    words: table,
    rows: STORAGE_ENTRIES.map(({ name, place, lifetime, option }) => ({
      name,
      purpose: entries[name],
      place: places[place],
      lifetime: lifetimeIn(context, lifetime),
      category: options[option].title,
    })),
  };
}

function lifetimeIn({ words, t }: Speaker, lifetime: Lifetime): string {
  return typeof lifetime === 'string'
    ? words.consent.lifetime[lifetime]
    : t('consent:lifetime.days', { count: lifetime.days });
}
