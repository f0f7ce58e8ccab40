import type { ExternalEntry } from './menu.ts';

/** Menu entries that link to other sites. */
export function externalEntries({ careersUrl }: { readonly careersUrl: string }): readonly ExternalEntry[] {
  return [{ id: 'careers', parent: '/about-us', url: careersUrl, label: ({ words }) => words.nav.careers }];
}
