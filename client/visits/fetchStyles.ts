const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"/g;
const asked = new Set<string>();

/**
 * Warms the HTTP cache with a prefetched page's stylesheets that the current document lacks; a visit to that page waits
 * for them.
 */
export function fetchStyles(html: string, signal: AbortSignal): void {
  for (const [, address = ''] of html.matchAll(STYLESHEET)) {
    if (asked.has(address) || document.querySelector(`link[href="${address}"]`)) continue;
    asked.add(address);
    fetch(address, { priority: 'low', signal })
      .then((response) => response.text())
      .catch(() => asked.delete(address));
  }
}
