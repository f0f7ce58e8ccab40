/** A page in the breadcrumb trail. */
export interface Crumb {
  readonly label: string;
  /** English desktop path. */
  readonly path: string;
}

/** Entry of the navigation menus (specification, section 3, menu item). */
export interface MenuItem {
  /** English desktop path, possibly with a fragment, or the URL of an external entry. */
  readonly path: string;
  readonly title: string;
  /** Links to another site, in a new window. */
  readonly external: boolean;
  /** In the menu tree, but not shown. */
  readonly hidden: boolean;
  /** Name of the thumbnail in wide dropdowns. */
  readonly picture?: string | undefined;
  readonly children: readonly MenuItem[];
}
