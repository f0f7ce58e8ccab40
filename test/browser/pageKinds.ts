import { fillPath } from '../../src/pages/page.ts';
import type { Params } from '../../src/pages/page.ts';
import { pages } from '../../src/pages/pages.ts';
import { toDesktop } from '../../src/redirect/paths.ts';

/** One of each thing that a path can name. */
const SAMPLE: Params = {
  system: 'energy-storage-system',
  name: 'cabinet-energy-storage',
  product: 'cabinet',
  detail: 'marine',
  page: '2',
  id: '22',
};

export const NO_SUCH_PAGE = '/no-such-page';

/** English desktop path of a page of every kind: one for each entry of the page table, and the error page. */
export const PAGE_KINDS: readonly string[] = [
  ...pages.map(({ canonicalPath }) => toDesktop(fillPath(canonicalPath, SAMPLE))),
  NO_SUCH_PAGE,
];
