import { announce } from './announce.ts';
import { swapHead } from './swapPage.ts';

/**
 * Focuses the element that the hash names, or else the page's field with `autofocus`, or its heading.
 *
 * @returns whether the hash named an element, which has been scrolled into view
 */
export function focusContent(hash: string): boolean {
  const place = hash.length > 1 ? document.getElementById(decode(hash.slice(1))) : null;
  const main = document.querySelector('main');
  const start = place ?? main?.querySelector('[autofocus]') ?? main?.querySelector('h1') ?? main;
  // Write to the DOM before anything that forces layout.
  announce(document.title);
  if (start instanceof HTMLElement) {
    if (start.tabIndex < 0) start.tabIndex = -1;
    start.focus({ preventScroll: true });
  }
  place?.scrollIntoView({ behavior: 'instant' });
  return place !== null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Shows the error page for a failed fetch. Its markup is a `template` in the frame, because it has to work without a
 * network.
 *
 * @throws {Error} if the frame has no such template
 */
export function showFailure(url: URL): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-visit-failed]');
  const main = document.querySelector('main');
  if (!template || !main) throw new Error('The frame has no error page');
  main.replaceChildren(template.content.cloneNode(true));
  for (const link of main.querySelectorAll<HTMLAnchorElement>('a[data-retry]')) link.href = url.href;
  const title = document.createElement('title');
  title.textContent = template.dataset.title ?? '';
  swapHead([title]);
}
