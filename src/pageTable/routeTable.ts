import { joinPath, splitPath, type Layout } from '../model/paths.ts';
import type { Page } from './page.ts';

export interface Route {
  /** Path below the language prefix, with `:names`. */
  readonly path: string;
  readonly page: Page;
  readonly layout: Layout;
}

/** All paths of all pages, sorted by precedence: a literal segment before a `:name` in the same position. */
export function routesOf(pages: readonly Page[]): Route[] {
  const routesIn = (layout: Layout, page: Page) => page.paths[layout].map((path) => ({ path, page, layout }));
  return pages
    .flatMap((page) => [...routesIn('desktop', page), ...routesIn('mobile', page)])
    .toSorted((one, other) => compare(sortKey(one.path), sortKey(other.path)));
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/** `:` sorts before letters, so `:name` segments are replaced by `~`, which sorts after them. */
function sortKey(path: string): string {
  return path.replaceAll(/:\w+/g, '~');
}

/** Creates the check whether a path, in any language and layout, has a form: only these pages accept POST. */
export function createFormCheck(pages: readonly Page[]): (path: string) => boolean {
  const withForms = pages.filter(({ forms }) => forms.length > 0);
  const paths = new Set(withForms.flatMap(({ paths: { desktop, mobile } }) => [...desktop, ...mobile]));
  return (path) => {
    const { segments } = splitPath(path);
    return !path.endsWith('/') && paths.has(joinPath({ language: undefined, segments }));
  };
}
