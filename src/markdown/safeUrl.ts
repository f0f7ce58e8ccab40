const MAX_LENGTH = 2048;
const PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Returns an untrusted URL if it is safe to use in a page: http, https, mailto, tel, or a path on this site.
 *
 * Rejects URLs that browsers parse differently than this check: browsers ignore control characters inside a URL, parse
 * `\` as `/`, and on https pages parse `https:host` as a path.
 */
export function safeUrl(text: string): string | undefined {
  const url = text.trim();
  if (url.length > MAX_LENGTH || /[\u0000-\u0020\u007f-\u009f\\]/.test(url)) return undefined;
  if (url.startsWith('/')) return url.startsWith('//') ? undefined : url;
  if (!URL.canParse(url) || !PROTOCOLS.has(new URL(url).protocol)) return undefined;
  return /^https?:(?!\/\/)/i.test(url) ? undefined : url;
}

export interface ImageRules {
  /** Prefix for relative URLs, without a trailing slash. */
  readonly cdnUrl?: string | undefined;
  /** Allowed origins of absolute URLs, as in the content security policy. */
  readonly origins: readonly string[];
}

/** The rules while parsing one block. */
export interface ImageCheck extends ImageRules {
  /** Collects the rejected origins. */
  readonly refused: Set<string>;
}

/** Limits the number of logged origins per block. */
const MAX_REFUSED = 20;

/**
 * Returns an untrusted image URL if it is safe. Relative URLs get the CDN prefix (specification, section 7), or are
 * paths on this site without a CDN. Absolute URLs must have an allowed origin, because the content security policy
 * blocks others.
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
