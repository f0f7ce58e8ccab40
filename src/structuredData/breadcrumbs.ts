import type { BreadcrumbList, WithContext } from 'schema-dts';
import type { Crumb } from '../../views/elements/Breadcrumbs.tsx';
import type { Site } from '../../views/site.tsx';
import { memoize } from '../memoize.ts';

interface Input {
  readonly trail: readonly Crumb[];
  readonly siteUrl: string;
  readonly site: Pick<Site, 'href'>;
}

/** Trails in all languages and layouts. */
const MAX_TRAILS = 4000;

/** The breadcrumb trail that the page shows, if any. Addresses are in the page's own layout. */
export const breadcrumbData = memoize(
  ({ trail, siteUrl, site }: Input): readonly WithContext<BreadcrumbList>[] => {
    if (trail.length < 2) return [];
    return [
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: trail.map(({ label, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          // The last is the page itself: its canonical address says where it is.
          ...(index === trail.length - 1 ? {} : { item: siteUrl + site.href(path) }),
        })),
      },
    ];
  },
  MAX_TRAILS,
  ({ trail, siteUrl, site }) => [trail, siteUrl, site],
);
