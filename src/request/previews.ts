import { createSigner } from '../common/signature.ts';

const PARAMETER = 'preview';

/**
 * Signed links to pages that are not published yet. A link is valid for one page in all languages and layouts, until it
 * expires; any process with the same secret accepts it.
 */
export function createPreviews(secret: () => string, now: () => number) {
  const { sign, read } = createSigner(secret);
  const purposeOf = (path: string) => `${PARAMETER} ${path}`;
  return {
    /**
     * The query string of a link, with question mark.
     *
     * @param path English desktop path
     * @param until ms since the epoch
     */
    queryFor: (path: string, until: number): string => `?${PARAMETER}=${sign(purposeOf(path), until)}`,
    /** The query string to keep in links to other versions of the page; undefined if it is not a valid link. */
    read: (path: string, query: URLSearchParams): string | undefined => {
      const signed = query.get(PARAMETER);
      const until = read(purposeOf(path), signed);
      return until !== undefined && now() < until ? `?${PARAMETER}=${signed}` : undefined;
    },
  };
}

export type Previews = ReturnType<typeof createPreviews>;
