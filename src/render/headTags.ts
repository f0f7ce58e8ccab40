import type { HeadTags } from '../../views/PageHeadTags.tsx';
import { organisation } from '../organisation.ts';
import type { Head, Page } from '../pages/page.ts';

/** Result lists cut titles at about this many letters: a longer one does without the company's name. */
const LONG_TITLE = 60;

/** Head of a page, as its table entry gives it. */
export function pageHeadTags(
  { title, description, published, noIndex = false }: Head,
  { styles = ['reading'], opensWithHero = false }: Pick<Page, 'styles' | 'opensWithHero'>,
): HeadTags {
  return {
    title: title.length > LONG_TITLE ? title : `${title} – ${organisation.name}`,
    sharedTitle: title,
    description,
    type: published ? 'article' : 'website',
    published,
    noIndex,
    styles,
    opensWithHero,
  };
}

/** Head of an error page: never indexed. */
export function errorHeadTags(title: string): HeadTags {
  return pageHeadTags({ title, description: title, noIndex: true }, { styles: [] });
}
