import type { MenuItem } from '../model/navigation.ts';
import type { RenderContext } from '../model/renderContext.ts';
import { fillPath, type Page, type Params } from './page.ts';

/** A menu entry that links to another site. */
export interface ExternalEntry {
  readonly id: string;
  /** Path of the parent entry; external entries follow its pages. */
  readonly parent: string;
  readonly url: string;
  readonly label: (context: Pick<RenderContext, 'words'>) => string;
}

/** Menu tree of a language. A page's parent is the entry with the longest path that is a prefix of its own. */
export function buildMenu(
  pages: readonly Page[],
  external: readonly ExternalEntry[],
  context: RenderContext,
): MenuItem[] {
  const entries = pages.flatMap((page) => entriesOf(page, context));
  const paths = entries.map(({ path }) => path);
  const childrenOf = (path: string | undefined): MenuItem[] => [
    ...entries
      .filter((entry) => parentPath(entry.path, paths) === path)
      .toSorted((one, other) => one.position - other.position)
      .map(({ position: _, ...item }) => ({ ...item, children: childrenOf(item.path) })),
    ...external
      .filter(({ parent }) => parent === path)
      .map(({ id, url, label }) => ({
        id,
        path: url,
        title: label(context),
        external: true,
        hidden: false,
        children: [],
      })),
  ];
  return childrenOf(undefined);
}

function entriesOf(page: Page, context: RenderContext) {
  const { menu } = page;
  if (!menu || (menu.languages && !menu.languages.includes(context.language.code))) return [];
  return staticInstances(page).map((params) => ({
    id: page.id,
    path: fillPath(page.canonicalPath, params),
    title: page.label(context, params),
    hidden: menu.hidden ?? false,
    external: false,
    picture: menu.picture?.(params),
    position: menu.position,
  }));
}

/** @throws {Error} if the page's instances come from the gateway: such a page cannot be in a menu or the footer */
export function staticInstances({ id, instances = [{}] }: Page): readonly Params[] {
  if (typeof instances === 'function')
    throw new Error(
      `Page ${id} loads its instances: only a page with a fixed list can be in a menu or the footer`,
    );
  return instances;
}

/** The menu entry above a path. */
export function parentPath(path: string, paths: readonly string[]): string | undefined {
  const above = paths.filter((other) => path.startsWith(`${other}/`));
  return above.toSorted((one, other) => other.length - one.length)[0];
}
