import type { RenderContext } from '../model/renderContext.ts';
import type { Hit } from './search.ts';

/** A hit for the view. */
export function searchResult(
  { path, isFile, kind, date, title, excerpt }: Hit,
  { href, words }: RenderContext,
) {
  return { url: isFile ? path : href(path), kind: words.search.kind[kind], date, title, excerpt };
}
