import type { Crumb } from '../../views/elements/Breadcrumbs.tsx';
import type { Site } from '../../views/site.tsx';
import { memoize } from '../memoize.ts';
import { staticInstances } from './menu.ts';
import { fillPath } from './page.ts';
import type { Page, Params } from './page.ts';

interface Place {
  readonly page: Page;
  readonly params: Params;
}

interface Position extends Place {
  readonly site: Site;
  /** Label of the page itself, if not its menu label. */
  readonly ownLabel?: string | undefined;
}

/** Pages in all languages and layouts. */
const MAX_TRAILS = 4000;

/** Breadcrumb trail of a page: the pages at each prefix of its path, starting with the home page. */
export function createTrail(pages: readonly Page[]) {
  const places = new Map<string, Place>(
    pages
      .filter(({ instances }) => typeof instances !== 'function')
      .flatMap((page) =>
        staticInstances(page).flatMap((params) =>
          page.paths.desktop.map((path) => [fillPath(path, params), { page, params }] as const),
        ),
      ),
  );

  function trailOf({ page, params, site, ownLabel }: Position): readonly Crumb[] {
    const [desktopPath = page.canonicalPath] = page.paths.desktop;
    const path = fillPath(desktopPath, params);
    const segments = path.split('/').filter(Boolean);
    const above = [
      '/',
      ...segments.slice(0, -1).map((_, index) => `/${segments.slice(0, index + 1).join('/')}`),
    ];
    const crumbs = above.flatMap((place) => {
      const found = places.get(place);
      return found ? [{ path: place, label: found.page.label(site, found.params) }] : [];
    });
    if (path === '/') return crumbs;
    return [...crumbs, { path, label: ownLabel ?? page.label(site, params) }];
  }

  return memoize(trailOf, MAX_TRAILS, ({ page, params, site, ownLabel }) => [
    page,
    site,
    ownLabel,
    ...Object.values(params),
  ]);
}
