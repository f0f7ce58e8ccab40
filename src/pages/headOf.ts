import type { Head } from '../pageTable/page.ts';

/** Head of a page from the title and description in its locale entry. */
export function headOf({ title, description }: Pick<Head, 'title' | 'description'>): Head {
  return { title, description };
}
