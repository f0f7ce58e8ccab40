const MAX_LENGTH = 2048;
const PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * A URL from outside, if it may stand in a page: http, https, mailto, tel, or a path on this site.
 *
 * Browsers skip control characters inside a URL, read `\` as `/`, and read `https:host` as a path when the page is
 * https itself: none of these may change what the check has seen.
 */
export function safeUrl(text: string): string | undefined {
  const url = text.trim();
  if (url.length > MAX_LENGTH || /[\u0000-\u0020\u007f-\u009f\\]/.test(url)) return undefined;
  if (url.startsWith('/')) return url.startsWith('//') ? undefined : url;
  if (!URL.canParse(url) || !PROTOCOLS.has(new URL(url).protocol)) return undefined;
  return /^https?:(?!\/\/)/i.test(url) ? undefined : url;
}

export interface ImageRules {
  /** Prefix of addresses that are not absolute, without a slash at the end. */
  readonly cdnUrl?: string | undefined;
  /** Origins of absolute addresses that the content security policy allows. */
  readonly origins: readonly string[];
}

/** The rules while one block is parsed. */
export interface ImageCheck extends ImageRules {
  /** Collects the origins that were refused. */
  readonly refused: Set<string>;
}

/** A bound for what is logged of one block. */
const MAX_REFUSED = 20;

/**
 * The address of a picture from outside. One that is not absolute gets the CDN prefix (specification 7); without a CDN
 * it stays a path on this site. An absolute one must have an allowed origin: browsers would not load any other.
 */
export function safeImageUrl(
  text: string,
  { cdnUrl = '', origins, refused }: ImageCheck,
): string | undefined {
  const given = text.trim();
  if (given === '') return undefined;
  const isAbsolute = /^[a-z][a-z0-9+.-]*:/i.test(given);
  const url = safeUrl(isAbsolute || given.startsWith('/') ? given : `/${given}`);
  if (url === undefined) return undefined;
  if (!isAbsolute) return `${cdnUrl}${url}`;
  const { origin, protocol } = new URL(url);
  if (origins.includes(origin)) return url;
  if (/^https?:$/.test(protocol) && refused.size < MAX_REFUSED) refused.add(origin);
  return undefined;
}
