import { PREFIXED_LANGUAGES, type PrefixedLanguage, type LanguageCode } from './codes.ts';

/**
 * Path rules for languages and layouts, as pure functions. Server, browser script and tests share this module, so it
 * must not use Node or browser APIs. A path is the part of a URL between origin and query: not decoded, with a leading
 * slash.
 */
export type Layout = 'desktop' | 'mobile';

const MOBILE = 'mobile';
const ENGLISH = 'en';

interface SplitPath {
  /** The language prefix; `undefined` for English. */
  readonly language: PrefixedLanguage | undefined;
  readonly segments: readonly string[];
}

/** Removes trailing slashes; `''` for the root. A loop, because `/\/+$/` takes quadratic time on hostile paths. */
function withoutTrailingSlash(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Splits a path into language prefix and remaining segments; trailing slashes are ignored. */
export function splitPath(path: string): SplitPath {
  const segments = withoutTrailingSlash(path).split('/').slice(1);
  const [first, ...rest] = segments;
  const language = PREFIXED_LANGUAGES.find((code) => code === first);
  return language ? { language, segments: rest } : { language: undefined, segments };
}

/**
 * The inverse of `splitPath`. The result never points to another host: browsers remove tabs and line breaks from URLs,
 * and parse both `//host` and `/\host` as that host.
 */
export function joinPath({ language, segments }: SplitPath): string {
  const all = language ? [language, ...segments] : segments;
  return `/${all.join('/').replace(/^[/\\\t\n\r]+/, '')}`;
}

/**
 * Whether a path may be redirected. Paths that browsers may parse differently than these rules (empty, dot or
 * encoded-slash segments, backslashes, control characters, invalid escapes) get an error page without a redirect, so
 * that no redirect can leave the site or loop.
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
    // Characters allowed unescaped in a URL path (RFC 3986); others would be raw bytes in the `Location` header.
    /^[\w.~!$&'()*+,;=:@%-]+$/.test(segment)
  );
}

export function hasMobile(path: string): boolean {
  return splitPath(path).segments.includes(MOBILE);
}

/**
 * The path of the same page in the mobile layout (specification, section 2, phone rules). Mobile paths are returned
 * unchanged, but a path with both `mobile` and `en` becomes the mobile home page.
 */
export function toMobile(path: string): string {
  const given = splitPath(path);
  if (given.segments.includes(MOBILE))
    return joinPath(given.segments.includes(ENGLISH) ? { ...given, segments: [MOBILE] } : given);
  const { language, segments } = withoutSegments(given, [ENGLISH]);
  return joinPath({ language, segments: insertMobile(segments) });
}

function insertMobile(segments: readonly string[]): string[] {
  const [section, second, ...rest] = segments;
  if (section === 'solutions' && second !== undefined && rest.length > 0)
    return [section, second, MOBILE, ...rest];
  if (section === 'news') return [section, MOBILE, ...segments.slice(1)];
  return [...segments, MOBILE];
}

/** The path of the same page in the desktop layout: without its `mobile` and `en` segments. */
export function toDesktop(path: string): string {
  return joinPath(withoutSegments(splitPath(path), [MOBILE, ENGLISH]));
}

/** Removes segments. If a language code becomes the first segment, it counts as the language prefix. */
function withoutSegments({ language, segments }: SplitPath, unwanted: readonly string[]): SplitPath {
  const kept = segments.filter((segment) => !unwanted.includes(segment));
  return language ? { language, segments: kept } : splitPath(`/${kept.join('/')}`);
}

export function toLayout(path: string, layout: Layout): string {
  return layout === MOBILE ? toMobile(path) : toDesktop(path);
}

/** Converts a page's English desktop path to a language and layout. Query string and fragment are kept. */
export function localize(path: string, language: LanguageCode, layout: Layout): string {
  const end = path.search(/[?#]/);
  const { segments } = splitPath(end < 0 ? path : path.slice(0, end));
  const place = toLayout(joinPath({ language: language === 'en' ? undefined : language, segments }), layout);
  return end < 0 ? place : place + path.slice(end);
}

/** The path of a language's OpenSearch description. It has no mobile variant. */
export function searchDescriptionPath(language: LanguageCode): string {
  return localize('/search.xml', language, 'desktop');
}

/** The path of a language's search suggestions. It has no mobile variant. */
export function suggestionsPath(language: LanguageCode): string {
  return localize('/search/suggestions', language, 'desktop');
}

/** The path of a language's news feed. Feeds have no mobile variant. */
export function feedPath(language: LanguageCode): string {
  return localize('/news/feed.xml', language, 'desktop');
}

export const SECURITY_PATH = '/services/security';

/** Files for tools of those who look after security. */
export const SECURITY_FILES = {
  contact: '/.well-known/security.txt',
  advisories: '/.well-known/csaf/provider-metadata.json',
  feed: '/.well-known/csaf/feed.json',
  sbom: '/sbom.cdx.json',
} as const;

/** URL path of a language's web app manifest. */
export function manifestPath(language: string): string {
  return language === 'en' ? '/manifest.webmanifest' : `/manifest-${language}.webmanifest`;
}
