import type { BreadcrumbList, WithContext } from 'schema-dts';
import type { Crumb } from '../../views/elements/Breadcrumbs.tsx';
import type { Site } from '../../views/site.tsx';

/** The breadcrumb trail that the page shows, as JSON-LD; empty below two crumbs. URLs are in the page's layout. */
export function breadcrumbData(
  trail: readonly Crumb[],
  siteUrl: string,
  { href }: Pick<Site, 'href'>,
): WithContext<BreadcrumbList>[] {
  if (trail.length < 2) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ label, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        // The last crumb is the page itself, which needs no URL.
        ...(index === trail.length - 1 ? {} : { item: siteUrl + href(path) }),
      })),
    },
  ];
}
