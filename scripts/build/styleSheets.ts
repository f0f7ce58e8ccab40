import { basename } from 'node:path';
import type { Metafile } from 'esbuild';

/** Import graph of a bundle. Paths are relative to the project's root. */
type Inputs = Metafile['inputs'];

/** Linked by every page of the layout, of all languages or of one (`ownSheets` in `src/model/languages.ts`). */
const LAYOUT_SHEETS = ['desktop', 'mobile', 'ja-desktop', 'ja-mobile'];
/** Linked, in this order, by the pages whose view imports the component of any stylesheet in their list. */
const SHARED_SHEETS = ['reading', 'finder', 'search', 'inquiry', 'manual'];

/** Entry points of the browser's stylesheets: each is a list of `@import` rules. */
export const SHEET_ENTRIES = [...LAYOUT_SHEETS, ...SHARED_SHEETS].map(entryOf);

const PAGE_VIEW = /^views\/pages\/.*Page\.tsx$/;

/**
 * Finds the shared sheets that each page view needs. `Tabs.css` is for the views that import `Tabs.tsx` beside it.
 *
 * @param server import graph of the server
 * @param browser import graph of the stylesheets in `SHEET_ENTRIES`
 * @returns names of the sheets by the name of the page view
 */
export function sheetsOfPageViews(server: Inputs, browser: Inputs): Record<string, string[]> {
  const shared = SHARED_SHEETS.map((name) => ({ name, files: reachable(browser, entryOf(name)) }));
  const views = Object.keys(server).filter((path) => PAGE_VIEW.test(path));
  return Object.fromEntries(
    views.map((view) => {
      const used = [...reachable(server, view)].map((path) => path.replace(/\.tsx$/, '.css'));
      const sheets = shared.filter(({ files }) => used.some((path) => files.has(path)));
      return [basename(view, '.tsx'), sheets.map(({ name }) => name)];
    }),
  );
}

function entryOf(sheet: string): string {
  return `client/styles/${sheet}.css`;
}

/** Paths of a module and of everything that it imports, directly or indirectly. */
function reachable(inputs: Inputs, entry: string): Set<string> {
  const paths = new Set([entry]);
  // Iterating a Set also visits elements added meanwhile.
  for (const path of paths) {
    for (const imported of inputs[path]?.imports ?? []) paths.add(imported.path);
  }
  return paths;
}
