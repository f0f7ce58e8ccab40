const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"/g;
const asked = new Set<string>();

/**
 * Fetches the stylesheets that a page fetched ahead has and this one lacks into the browser's own cache: a visit to it
 * would wait for them.
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
