/** An entry of the navigation menus (specification, section 3, menu item). */
export interface MenuItem {
  /** Id of the page, and key of its words. */
  readonly id: string;
  /** English desktop path; the whole address of an external entry. */
  readonly path: string;
  readonly title: string;
  /** Leads off the site, in a new window. */
  readonly external: boolean;
  /** Known to the menu, but not shown in it. */
  readonly hidden: boolean;
  /** Name of a small picture, for entries of wide dropdowns. */
  readonly picture?: string | undefined;
  readonly children: readonly MenuItem[];
}

/** Dropdowns with more entries than this use the wider layout. */
export const WIDE_DROPDOWN_ABOVE = 3;
