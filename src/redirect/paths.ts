/**
 * The path rules of the device variants, as pure functions of a path. Server, browser script and tests share
 * them, so this module knows no request, no cookie and no browser.
 *
 * A path here is what stands between the origin and the query: it starts with a slash and is not decoded.
 */
export const PREFIXED_LANGUAGES = ['ar', 'de', 'es', 'fr', 'it', 'ja'] as const;
export type PrefixedLanguage = (typeof PREFIXED_LANGUAGES)[number];
export type Layout = 'desktop' | 'mobile';

const MOBILE = 'mobile';
const ENGLISH = 'en';

export interface SplitPath {
  /** The language prefix, or none where the path is English. */
  readonly language: PrefixedLanguage | undefined;
  readonly segments: readonly string[];
}

/** Without any slashes at the end; `''` for the root. A loop, because `/\/+$/` takes quadratic time on hostile paths. */
function withoutTrailingSlash(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Parts a path into its language prefix and the segments behind it; slashes at the end do not count. */
export function splitPath(path: string): SplitPath {
  const segments = withoutTrailingSlash(path).split('/').slice(1);
  const [first, ...rest] = segments;
  const language = PREFIXED_LANGUAGES.find((code) => code === first);
  return language ? { language, segments: rest } : { language: undefined, segments };
}

/**
 * The inverse of `splitPath`. The result never names another host: browsers drop tabs and line breaks from an address,
 * and read both `//host` and `/\host` as an address of that host.
 */
export function joinPath({ language, segments }: SplitPath): string {
  const all = language ? [language, ...segments] : segments;
  return `/${all.join('/').replace(/^[/\\\t\n\r]+/, '')}`;
}

/**
 * Whether a path may be redirected at all. A path that a browser could read differently than the rules do (empty, dot
 * or encoded-slash segments, backslashes, control characters, broken escapes) gets its error page without a redirect,
 * so that no redirect can leave the site or loop.
 */
export function isPlainPath(path: string): boolean {
  if (path === '/') return true;
  return path.startsWith('/') && withoutTrailingSlash(path).slice(1).split('/').every(isPlainSegment);
}

function isPlainSegment(segment: string): boolean {
  let decoded: string;
  try {
    decoded = decodeURIComponent(segment);
  } catch {
    return false;
  }
  return (
    !/^\.{0,2}$|[\u0000-\u001f\u007f/\\]/.test(decoded) &&
    // What a URL may hold unescaped (RFC 3986): anything else would reach `Location` as raw bytes.
    /^[\w.~!$&'()*+,;=:@%-]+$/.test(segment)
  );
}

export function hasMobile(path: string): boolean {
  return splitPath(path).segments.includes(MOBILE);
}

/**
 * The path that shows the same page in the mobile layout (specification, section 2, phone rules).
 * A path that is mobile already stays as it is; one that holds both `mobile` and `en` becomes the mobile home.
 */
export function toMobile(path: string): string {
  const given = splitPath(path);
  const isMobile = given.segments.includes(MOBILE);
  if (!given.segments.includes(ENGLISH)) {
    return joinPath(isMobile ? given : { ...given, segments: insertMobile(given.segments) });
  }
  if (isMobile) return joinPath({ ...given, segments: [MOBILE] });
  const { language, segments } = withoutSegments(given, [ENGLISH]);
  return joinPath({ language, segments: insertMobile(segments) });
}

function insertMobile(segments: readonly string[]): string[] {
  const [section, second, ...rest] = segments;
  if (section === 'solutions' && second !== undefined && rest.length > 0) {
    return [section, second, MOBILE, ...rest];
  }
  if (section === 'news') return [section, MOBILE, ...segments.slice(1)];
  return [...segments, MOBILE];
}

/** The path that shows the same page in the desktop layout: without its `mobile` and `en` segments. */
export function toDesktop(path: string): string {
  return joinPath(withoutSegments(splitPath(path), [MOBILE, ENGLISH]));
}

/** A language prefix that comes to stand first once a segment before it is gone counts as the language. */
function withoutSegments({ language, segments }: SplitPath, unwanted: readonly string[]): SplitPath {
  const kept = segments.filter((segment) => !unwanted.includes(segment));
  return language ? { language, segments: kept } : splitPath(`/${kept.join('/')}`);
}

export function toLayout(path: string, layout: Layout): string {
  return layout === MOBILE ? toMobile(path) : toDesktop(path);
}
