import { fillPath } from '../../src/pages/page.ts';
import type { Page, Params } from '../../src/pages/page.ts';
import { pages } from '../../src/pages/pages.ts';
import { toDesktop } from '../../src/redirect/paths.ts';

/** A sample value for every path parameter. */
const SAMPLE: Params = {
  system: 'energy-storage-system',
  name: 'cabinet-energy-storage',
  product: 'cabinet',
  page: '2',
  id: '22',
};

/** The sample if it is an instance of the page, or else the page's first instance (as for packs). */
function sampleOf({ instances }: Page): Params {
  if (!Array.isArray(instances)) return SAMPLE;
  const isSample = (params: Params) =>
    Object.entries(params).every(([name, value]) => SAMPLE[name] === value);
  return instances.find(isSample) ?? instances[0] ?? SAMPLE;
}

export const NO_SUCH_PAGE = '/no-such-page';

/** English desktop paths: one per entry of the page table, and the error page. */
export const PAGE_KINDS: readonly string[] = [
  ...pages.map((page) => toDesktop(fillPath(page.canonicalPath, sampleOf(page)))),
  NO_SUCH_PAGE,
];
