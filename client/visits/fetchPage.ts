/** Response to a page request. */
export type Answer =
  /** `isError`: the status is not 2xx, so the HTML is one of the site's error pages. */
  | { readonly kind: 'page'; readonly html: string; readonly isError: boolean }
  /** A redirect or a file, which the browser has to load itself. */
  | { readonly kind: 'other' };

/** Timeout for loading a page, in milliseconds: the specification's limit for calls (section 9). */
export const FETCH_LIMIT_MS = 10_000;

type Options = Pick<RequestInit, 'cache' | 'priority'> & { readonly signal?: AbortSignal };

/**
 * Fetches a page. The request has no custom header, which would split shared caches. Redirects are not followed: they
 * can lead to another site, language or layout, which needs a full page load.
 *
 * @throws {TypeError} if the server cannot be reached
 * @throws {DOMException} `AbortError` if the signal aborts, `TimeoutError` after 10 s
 */
export async function fetchPage(address: string, { signal, ...options }: Options = {}): Promise<Answer> {
  signal?.throwIfAborted();
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new DOMException('Timeout', 'TimeoutError')), FETCH_LIMIT_MS);
  const abort = () => limit.abort(signal?.reason);
  signal?.addEventListener('abort', abort);
  try {
    // With the origin in front, a path that begins with `//` cannot name another host.
    const response = await fetch(location.origin + address, {
      // Revalidate, as a page load does. `stale-while-revalidate` is for shared caches; here it would show old pages.
      cache: 'no-cache',
      ...options,
      redirect: 'manual',
      signal: limit.signal,
    });
    const isHtml = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
    if (response.type !== 'basic' || !isHtml) {
      limit.abort(); // Do not download the body.
      return { kind: 'other' };
    }
    return { kind: 'page', html: await response.text(), isError: !response.ok };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
