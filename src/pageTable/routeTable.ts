import type { Layout } from '../request/paths.ts';
import type { Page } from './page.ts';

export interface Route {
  /** Path below the language prefix, with `:names`. */
  readonly path: string;
  readonly page: Page;
  readonly layout: Layout;
}

/** All paths of all pages, sorted by precedence: a literal segment before a `:name` in the same position. */
export function routesOf(pages: readonly Page[]): Route[] {
  return pages
    .flatMap((page) => [
      ...page.paths.desktop.map((path): Route => ({ path, page, layout: 'desktop' })),
      ...page.paths.mobile.map((path): Route => ({ path, page, layout: 'mobile' })),
    ])
    .toSorted((one, other) => compare(one.path, other.path));
}

function compare(one: string, other: string): number {
  const [left, right] = [sortKey(one), sortKey(other)];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** `:` sorts before letters, so `:name` segments are replaced by `~`, which sorts after them. */
function sortKey(path: string): string {
  return path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '~' : segment))
    .join('/');
}
