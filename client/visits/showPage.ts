import { announce } from './announce.ts';
import { swapHead } from './swapPage.ts';

/**
 * Puts the focus where reading begins: at the place that the hash names, else at the heading.
 *
 * @returns whether the hash named a place, which is in view now
 */
export function focusContent(hash: string): boolean {
  const place = hash.length > 1 ? document.getElementById(decode(hash.slice(1))) : null;
  const main = document.querySelector('main');
  const start = place ?? main?.querySelector('h1') ?? main;
  // All that changes comes before what has the browser arrange the page.
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
 * Shows the error page for a page that could not be fetched, which the frame carries along for when nothing can be
 * asked for.
 *
 * @returns whether there was one
 */
export function showFailure(url: URL): boolean {
  const template = document.querySelector<HTMLTemplateElement>('template[data-visit-failed]');
  const main = document.querySelector('main');
  if (!template || !main) return false;
  main.replaceChildren(template.content.cloneNode(true));
  for (const link of main.querySelectorAll<HTMLAnchorElement>('a[data-retry]')) link.href = url.href;
  const title = document.createElement('title');
  title.textContent = template.dataset.title ?? '';
  swapHead([title]);
  return true;
}
