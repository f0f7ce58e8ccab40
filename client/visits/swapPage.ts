import { FETCH_LIMIT_MS } from './fetchPage.ts';

/** Elements that a visit replaces; the attribute's value is the region's name. */
const REGION = '[data-region]';
/** Menu entries that can be marked as current. */
const MARKED_ENTRIES = '[data-marks] :is(a, details)';
/** Attributes of `html` that must match for a page to be swapped in. */
const FRAME_ATTRIBUTES = ['lang', 'dir', 'data-layout', 'data-build'] as const;
/** Head elements that belong to a single page; scripts and stylesheets are shared. */
const OWN_HEAD =
  'title, meta[name]:not([name="viewport"]), meta[property], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]';

const STYLES = 'head > link[rel="stylesheet"]';

/** Whether a page can be swapped into the current document: same language, direction, layout, build and regions. */
export function fits(next: Document): boolean {
  const [ours, theirs] = [document.documentElement, next.documentElement];
  return (
    FRAME_ATTRIBUTES.every((name) => ours.getAttribute(name) === theirs.getAttribute(name)) &&
    regionsOf(document).join() === regionsOf(next).join()
  );
}

function regionsOf(page: Document): (string | undefined)[] {
  return [...page.querySelectorAll<HTMLElement>(REGION)].map(({ dataset }) => dataset.region);
}

/**
 * Loads the stylesheets of the next page that the current document lacks. They are never removed; later pages may need
 * them again.
 *
 * @returns undefined if it lacks none; rejects if one fails to load or exceeds `FETCH_LIMIT_MS`
 */
export function bringStyles(next: Document): Promise<unknown> | undefined {
  const theirs = [...next.querySelectorAll<HTMLLinkElement>(STYLES)];
  const ours = [...document.querySelectorAll<HTMLLinkElement>(STYLES)];
  const missing = theirs
    .map((their) => ours.find(({ href }) => href === their.href) ?? addStyles(their))
    // Those that an earlier visit has started to load, too.
    .filter(({ sheet }) => !sheet);
  return missing.length > 0 ? Promise.all(missing.map(loaded)) : undefined;
}

function addStyles(their: HTMLLinkElement): HTMLLinkElement {
  const link = document.importNode(their);
  document.head.append(link);
  return link;
}

function loaded(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => {
      link.remove();
      reject(new Error(link.href));
    };
    const timer = setTimeout(fail, FETCH_LIMIT_MS);
    link.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    link.addEventListener('error', fail);
  });
}

/** Replaces the current page's regions and head. Requires `fits(next)`. Stylesheets react to `data-visited`. */
export function swapPage(next: Document): void {
  document.documentElement.dataset['visited'] = '';
  swapHead([...next.head.querySelectorAll(OWN_HEAD)]);
  copyMarks(next);
  const regions = next.querySelectorAll(REGION);
  document.querySelectorAll(REGION).forEach((region, index) => {
    const other = regions[index];
    if (other) region.replaceWith(other);
  });
}

/** Replaces only the head elements that differ. */
export function swapHead(wanted: readonly Element[]): void {
  const left = new Map(wanted.map((tag) => [tag.outerHTML, tag]));
  for (const tag of document.head.querySelectorAll(OWN_HEAD)) {
    if (!left.delete(tag.outerHTML)) tag.remove();
  }
  document.head.append(...left.values());
}

/** Copies only the current-page marks, so that menus keep focus and hover. */
function copyMarks(next: Document): void {
  const theirs = next.querySelectorAll(MARKED_ENTRIES);
  document.querySelectorAll(MARKED_ENTRIES).forEach((entry, index) => {
    const other = theirs[index];
    if (!other) return;
    for (const name of ['aria-current', 'open']) {
      const value = other.getAttribute(name);
      if (value === null) entry.removeAttribute(name);
      else entry.setAttribute(name, value);
    }
  });
}
