import type { RenderContext } from '../model/renderContext.ts';
import type { Hit } from './search.ts';

/** A hit for the view. */
export function searchResult(
  { path, kind, date, title, excerpt, files = [] }: Hit,
  { href, words }: RenderContext,
) {
  return {
    url: href(path),
    kind: words.search.kind[kind],
    date,
    title,
    excerpt,
    files: files.map((file) => ({
      url: file.path.startsWith('/documents/') ? file.path : href(file.path),
      name: file.name,
    })),
  };
}
