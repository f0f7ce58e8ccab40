import { SetupError } from '../common/setupFiles.ts';
import { parentPath, staticInstances } from './menu.ts';
import { fillPath, type Page } from './page.ts';

/** @throws {SetupError} if two pages have the same path, or the same position in a menu */
export function checkPages(pages: readonly Page[]): void {
  const owners = new Map<string, string>();
  const claim = (place: string, id: string) => {
    const owner = owners.get(place) ?? id;
    if (owner !== id) throw new SetupError(`The pages ${owner} and ${id} have the same ${place}: change one`);
    owners.set(place, id);
  };
  const entries = pages.flatMap((page) =>
    page.menu
      ? staticInstances(page).map((params) => ({ page, path: fillPath(page.canonicalPath, params) }))
      : [],
  );
  const menu = entries.map(({ path }) => path);
  for (const { id, paths } of pages) {
    for (const path of [...paths.desktop, ...paths.mobile])
      claim(`path ${path.replaceAll(/:\w+/g, ':')}`, id);
  }
  for (const { page, path } of entries)
    claim(`position ${page.menu?.position} below ${parentPath(path, menu) ?? 'the top'}`, page.id);
}
