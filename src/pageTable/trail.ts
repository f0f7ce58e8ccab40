import type { Crumb } from '../model/navigation.ts';
import { memoize } from '../common/memoize.ts';
import { staticInstances } from './menu.ts';
import { fillPath, type Page, type PageRequest } from './page.ts';

interface Place extends Pick<PageRequest, 'params' | 'context'> {
  readonly page: Page;
  /** Label of the page itself, if not its menu label. */
  readonly ownLabel?: string | undefined;
}

/** Pages in all languages and layouts. */
const MAX_TRAILS = 1000;

/** Breadcrumb trail of a page: the pages at each prefix of its path, starting with the home page. */
export function createTrail(pages: readonly Page[]) {
  const places = new Map(
    pages
      .filter(({ instances }) => typeof instances !== 'function')
      .flatMap((page) =>
        staticInstances(page).flatMap((params) =>
          page.paths.desktop.map((path) => [fillPath(path, params), { page, params }] as const),
        ),
      ),
  );

  function trailOf({ page, params, context, ownLabel }: Place): readonly Crumb[] {
    const [desktopPath = page.canonicalPath] = page.paths.desktop;
    const path = fillPath(desktopPath, params);
    const segments = path.split('/').filter(Boolean);
    const above = segments.map((_, index) => `/${segments.slice(0, index).join('/')}`);
    const crumbs = above.flatMap((place) => {
      const found = places.get(place);
      return found ? [{ path: place, label: found.page.label(context, found.params) }] : [];
    });
    return [...crumbs, { path, label: ownLabel ?? page.label(context, params) }];
  }

  return memoize(trailOf, MAX_TRAILS, ({ page, params, context, ownLabel }) => [
    page,
    context,
    ownLabel,
    ...Object.values(params),
  ]);
}
