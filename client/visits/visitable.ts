import { splitPath } from '../../src/model/paths.ts';

/** The properties of an anchor element that `visitable` reads. */
export interface LinkLike {
  readonly href: string;
  readonly target: string;
  readonly rel: string;
  readonly hasAttribute: (name: string) => boolean;
}

/** `nofollow` marks links with a side effect, such as choosing a language. */
const LEADS_AWAY = /\b(?:external|nofollow)\b/;

/**
 * The URL of a link that a visit can show: a page of this site in the current language. Returns undefined for links
 * left to the browser: other sites, schemes, windows and languages, files and downloads.
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

/** Whether a click is a primary click without modifier keys, which would open a tab or window or start a download. */
export function isPlainClick(event: MouseEvent): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Identity of a page: path and query string, without the hash. */
export function pageAddress({ pathname, search }: { readonly pathname: string; readonly search: string }) {
  return pathname + search;
}

/** The link that contains the event's target. */
export function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  return (target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : undefined) ?? undefined;
}
