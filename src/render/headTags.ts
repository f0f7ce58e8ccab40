import type { HeadTags } from '../../views/PageHeadTags.tsx';
import { organisation } from '../organisation.ts';
import type { Head, Page } from '../pages/page.ts';

/** Search results cut titles at about this many characters, so longer titles omit the company's name. */
const LONG_TITLE = 60;

/** Head tags of a page in the page table. */
export function pageHeadTags(
  { title, description, published, noIndex = false }: Head,
  { opensWithHero = false }: Pick<Page, 'opensWithHero'>,
): HeadTags {
  return {
    title: title.length > LONG_TITLE ? title : `${title} – ${organisation.name}`,
    sharedTitle: title,
    description,
    type: published ? 'article' : 'website',
    published,
    noIndex,
    opensWithHero,
  };
}

/** Head tags of an error page, with `noindex`. */
export function errorHeadTags(title: string): HeadTags {
  return pageHeadTags({ title, description: title, noIndex: true }, {});
}
