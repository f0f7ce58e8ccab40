import type { PictureCard } from '../../views/sections/PictureCards.tsx';

/**
 * Cards that link to the pages below a page.
 *
 * @param path of the page
 * @param words locale entries by last path segment
 * @param pictures last path segment and picture name of each card, in display order
 */
export function sectionCards<Name extends string>(
  path: string,
  words: Readonly<Record<Name, { readonly title: string; readonly lead: string }>>,
  pictures: readonly (readonly [name: NoInfer<Name>, picture: string])[],
): PictureCard[] {
  return pictures.map(([name, picture]) => {
    const { title, lead } = words[name];
    return { to: `${path}/${name}`, title, text: lead, picture };
  });
}
