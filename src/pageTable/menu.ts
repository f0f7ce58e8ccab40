import type { MenuItem } from '../model/navigation.ts';
import type { RenderContext } from '../model/renderContext.ts';
import { fillPath, type Page, type Params } from './page.ts';

type Label = (context: Pick<RenderContext, 'words'>) => string;

/** A link to a part of a page, to a page that the menu tree does not hold, or to another site. */
interface MenuLink {
  readonly path: string;
  readonly label: Label;
  readonly picture?: string;
}

/** A menu entry that does not follow from the path of a page. */
export interface FurtherEntry extends MenuLink {
  /** Path of the parent entry; further entries follow its pages. */
  readonly parent: string;
  readonly external?: boolean;
  readonly below?: readonly MenuLink[];
}

/** Menu tree of a language. A page's parent is the entry with the longest path that is a prefix of its own. */
export function buildMenu(
  pages: readonly Page[],
  further: readonly FurtherEntry[],
  context: RenderContext,
): MenuItem[] {
  const entries = pages.flatMap((page) => entriesOf(page, context));
  const paths = entries.map(({ path }) => path);
  const childrenOf = (path: string | undefined): MenuItem[] => [
    ...entries
      .filter((entry) => parentPath(entry.path, paths) === path)
      .toSorted((one, other) => one.position - other.position)
      .map(({ position: _, ...item }) => ({ ...item, children: childrenOf(item.path) })),
    ...further
      .filter(({ parent }) => parent === path)
      .map(({ external = false, below = [], ...link }) => ({
        ...itemOf(link, context),
        external,
        children: below.map((each) => itemOf(each, context)),
      })),
  ];
  return childrenOf(undefined);
}

function itemOf({ path, label, picture }: MenuLink, context: RenderContext): MenuItem {
  return { path, title: label(context), picture, external: false, hidden: false, children: [] };
}

function entriesOf(page: Page, context: RenderContext) {
  const { menu } = page;
  if (!menu || (menu.languages && !menu.languages.includes(context.language.code))) return [];
  return staticInstances(page).map((params) => ({
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
