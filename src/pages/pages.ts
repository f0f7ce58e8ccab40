import type { ExternalEntry } from '../pageTable/menu.ts';
import { aboutPages } from './company/about.ts';
import { technicalStrengthPage } from './company/technicalStrength.ts';
import { homePages } from './home/home.ts';
import { legalPages } from './legal/legal.ts';
import { newsPages } from './news/news.ts';
import { searchPage } from './search/search.ts';
import { servicePages } from './service/service.ts';
import { faultCodePages } from './service/faultCodes.ts';
import { twoPages } from './service/twoPage.ts';
import { solutionPages } from './solutions/solutions.ts';

/** The page table: every page of the site, from which routes, menus and sitemap are derived. */
export const pages = [
  ...homePages,
  ...solutionPages,
  technicalStrengthPage,
  ...servicePages,
  ...faultCodePages,
  ...newsPages,
  ...aboutPages,
  ...twoPages,
  ...legalPages,
  searchPage,
];

export type PageId = (typeof pages)[number]['id'];

/** Menu entries that link to other sites. */
export function externalEntries({ careersUrl }: { readonly careersUrl: string }): readonly ExternalEntry[] {
  return [{ id: 'careers', parent: '/about-us', url: careersUrl, label: ({ words }) => words.nav.careers }];
}
