import { FETCH_LIMIT_MS } from './fetchPage.ts';

/** Marks what differs from page to page within a frame; the value names the place. */
const REGION = '[data-region]';
/** Entries of the menus, of which one is marked as current. */
const MARKED_ENTRIES = '[data-marks] :is(a, details)';
/** What a frame is: pages that differ in one of these do not fit into each other. */
const FRAME_ATTRIBUTES = ['lang', 'dir', 'data-layout', 'data-build'] as const;
/** Tags of the head that are a page's own; scripts that run and stylesheets are the site's. */
const OWN_HEAD =
  'title, meta[name]:not([name="viewport"]), meta[property], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]';

const STYLES = 'head > link[rel="stylesheet"]';

/** Whether a page can be put into the frame that is shown: same language, layout and build, and the same regions. */
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
 * Loads the stylesheets of a page that fits and this one lacks. They stay: the next page may want them, too.
 *
 * @throws {Error} where one cannot be loaded, or not within the time that a page has
 */
export async function bringStyles(next: Document): Promise<void> {
  const theirs = [...next.querySelectorAll<HTMLLinkElement>(STYLES)];
  const ours = [...document.querySelectorAll<HTMLLinkElement>(STYLES)];
  await Promise.all(
    theirs.map((their) => loaded(ours.find(({ href }) => href === their.href) ?? addStyles(their))),
  );
}

function addStyles(their: HTMLLinkElement): HTMLLinkElement {
  const link = document.importNode(their);
  document.head.append(link);
  return link;
}

/** Waits for a stylesheet, also for one that a visit before has begun to load. */
function loaded(link: HTMLLinkElement): Promise<void> | undefined {
  if (link.sheet) return undefined;
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

/** Puts a page that fits in the place of the one that is shown. `data-visited` says so to the stylesheets. */
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

/** Changes the tags of the head that differ, and leaves the others alone. */
export function swapHead(wanted: readonly Element[]): void {
  const left = new Map(wanted.map((tag) => [tag.outerHTML, tag]));
  for (const tag of document.head.querySelectorAll(OWN_HEAD)) {
    if (!left.delete(tag.outerHTML)) tag.remove();
  }
  document.head.append(...left.values());
}

/** Menus stay where they are, with focus and pointer in them; what changes is the entry marked as current. */
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
