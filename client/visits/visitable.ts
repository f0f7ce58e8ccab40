import { splitPath } from '../../src/redirect/paths.ts';

/** What decides about a link; an anchor element has it all. */
export interface LinkLike {
  readonly href: string;
  readonly target: string;
  readonly rel: string;
  readonly hasAttribute: (name: string) => boolean;
}

/** `nofollow` marks addresses that do something rather than show a page, such as the choice of a language. */
const LEADS_AWAY = /\b(?:external|nofollow)\b/;

/**
 * The page that a link leads to, where a visit can show it: a page of this site in the language that is shown. Anything
 * else is left to the browser: other sites, schemes, windows and languages, files and downloads.
 */
export function visitable(link: LinkLike, here: URL): URL | undefined {
  if (!URL.canParse(link.href)) return undefined;
  const url = new URL(link.href);
  const isElsewhere =
    url.origin !== here.origin ||
    !url.protocol.startsWith('http') ||
    (link.target !== '' && link.target !== '_self') ||
    link.hasAttribute('download') ||
    LEADS_AWAY.test(link.rel) ||
    isFile(url.pathname) ||
    splitPath(url.pathname).language !== splitPath(here.pathname).language;
  return isElsewhere ? undefined : url;
}

/** Pages have no dot in their last segment. */
function isFile(path: string): boolean {
  return path.slice(path.lastIndexOf('/')).includes('.');
}

/** A plain click, not one that asks for a new tab, a window or a download. */
export function isPlainClick(event: MouseEvent): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** What a page is known by: the address without its hash, which names a place in it. */
export function pageAddress({ pathname, search }: { readonly pathname: string; readonly search: string }) {
  return pathname + search;
}

/** The link that an event happened in. */
export function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  return (target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : undefined) ?? undefined;
}
