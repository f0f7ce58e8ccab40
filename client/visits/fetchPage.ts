/** What an address answers. */
export type Answer =
  /** `isError`: one of the site's error pages. */
  | { readonly kind: 'page'; readonly html: string; readonly isError: boolean }
  /** A redirect, a file: something that the browser has to load in its own way. */
  | { readonly kind: 'other' };

/** A page that takes longer than other calls may (specification, section 9) counts as failed. */
export const FETCH_LIMIT_MS = 10_000;

type Options = Pick<RequestInit, 'cache' | 'priority'> & { readonly signal?: AbortSignal };

/**
 * Fetches a page. The request is like any other for it: a header of its own would part a shared cache. Redirects are
 * not followed, because where they lead (another site, language or device) is for the browser to decide.
 *
 * @throws {TypeError} where the server cannot be reached
 * @throws {DOMException} `AbortError` where the signal says so, `TimeoutError` after 10 s
 */
export async function fetchPage(address: string, { signal, ...options }: Options = {}): Promise<Answer> {
  signal?.throwIfAborted();
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new DOMException('Timeout', 'TimeoutError')), FETCH_LIMIT_MS);
  const abort = () => limit.abort(signal?.reason);
  signal?.addEventListener('abort', abort);
  try {
    // A path that begins with `//` would name another host.
    const response = await fetch(location.origin + address, {
      // As for a page that is loaded: `stale-while-revalidate` is for shared caches, and would show old pages here.
      cache: 'no-cache',
      ...options,
      redirect: 'manual',
      signal: limit.signal,
    });
    const isHtml = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
    if (response.type !== 'basic' || !isHtml) {
      limit.abort(); // The rest of it is not wanted.
      return { kind: 'other' };
    }
    return { kind: 'page', html: await response.text(), isError: !response.ok };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
