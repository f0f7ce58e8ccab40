import type { Head } from './page.ts';

/** The head of a page whose words have a title and a description. */
export function headOf({ title, description }: Pick<Head, 'title' | 'description'>): Head {
  return { title, description };
}
