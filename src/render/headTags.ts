import type { Thing, WithContext } from 'schema-dts';
import type { HeadTags } from '../../views/PageHeadTags.tsx';
import { organisation } from '../organisation.ts';
import type { Head } from '../pages/page.ts';
import { serializeJsonLd } from './jsonLd.ts';

/** Result lists cut titles at about this many letters: a longer one does without the company's name. */
const LONG_TITLE = 60;

/**
 * Head of a page, as its table entry gives it.
 *
 * @param isLean the page does without `reading.css`
 * @param place structured data that every page has
 */
export function pageHeadTags(
  head: Head,
  isLean: boolean,
  place: readonly WithContext<Thing>[] = [],
): HeadTags {
  const { title, description, published, noIndex = false, structuredData = [] } = head;
  return {
    title: title.length > LONG_TITLE ? title : `${title} – ${organisation.name}`,
    sharedTitle: title,
    description,
    type: published ? 'article' : 'website',
    published,
    noIndex,
    isLean,
    structuredData: [...structuredData, ...place].map(serializeJsonLd),
  };
}

/** Head of an error page: never indexed. */
export function errorHeadTags(title: string): HeadTags {
  return pageHeadTags({ title, description: title, noIndex: true }, true);
}
