import type { FurtherEntry } from '../pageTable/menu.ts';
import { PACK_IDS, pictureOf, productPath } from '../catalog/catalog.ts';
import { LIST_PATH } from '../catalog/partsList.ts';
import { aboutPages } from './company/about.ts';
import { technicalStrengthPage } from './company/technicalStrength.ts';
import { homePages } from './home/home.ts';
import { legalPages } from './legal/legal.ts';
import { newsPages } from './news/news.ts';
import { searchPage } from './search/search.ts';
import { servicePages } from './service/service.ts';
import { faultCodePages } from './service/faultCodes.ts';
import { twoPages } from './service/twoPage.ts';
import { COMPARE_PATH } from './solutions/comparison.ts';
import { calculatorPages } from './solutions/sizing.ts';
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

/** Menu entries that are no pages below their parent. */
export function furtherEntries({ careersUrl }: { readonly careersUrl: string }): readonly FurtherEntry[] {
  const solutions = { parent: '/solutions' };
  const packs: Pick<FurtherEntry, 'path' | 'label'> = {
    path: '/solutions/battery-system#packs',
    label: ({ words }) => words.solutions.headings.packs,
  };
  return [
    { ...packs, parent: '/solutions/battery-system' },
    {
      ...solutions,
      ...packs,
      below: PACK_IDS.map((id) => ({
        path: productPath(id),
        label: ({ words }) => words.products.products[id].name,
        picture: pictureOf(id),
      })),
    },
    {
      ...solutions,
      path: '/solutions#calculators',
      label: ({ words }) => words.nav.calculators,
      below: calculatorPages.map(({ path, title }) => ({ path, label: ({ words }) => title(words) })),
    },
    {
      ...solutions,
      path: '/solutions/detail',
      label: ({ words }) => words.nav.products,
      below: [
        { path: COMPARE_PATH, label: ({ words }) => words.selection.compare.title },
        { path: LIST_PATH, label: ({ words }) => words.selection.list.title },
      ],
    },
    { parent: '/about-us', path: careersUrl, label: ({ words }) => words.nav.careers, external: true },
  ];
}
