import type { RenderContext } from '../../views/renderContext.tsx';
import type { SearchResult } from '../../views/sections/SearchResults.tsx';
import type { Hit } from './search.ts';

/** A hit for the view. */
export function searchResult(
  { path, isFile, kind, date, title, excerpt }: Hit,
  { href, words }: RenderContext,
): SearchResult {
  return { url: isFile ? path : href(path), kind: words.search.kind[kind], date, title, excerpt };
}
