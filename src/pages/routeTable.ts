import type { Layout } from '../redirect/paths.ts';
import type { Page } from './page.ts';

export interface Route {
  /** Path below the language prefix, with `:names`. */
  readonly path: string;
  readonly page: Page;
  readonly layout: Layout;
}

/** Every path of every page, the more specific ones first: a plain segment goes before a `:name` in its place. */
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

/** `:` sorts before letters, so names are given a sign that sorts behind them. */
function sortKey(path: string): string {
  return path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '~' : segment))
    .join('/');
}
