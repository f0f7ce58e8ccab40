import { hasMobile, isPlainPath, joinPath, splitPath, toDesktop, toMobile } from './paths.ts';
import type { Layout } from './paths.ts';

export interface Visit {
  /** Path without query, not decoded. */
  readonly path: string;
  /** Whether the `User-Agent` is one of the specification's phones. */
  readonly isPhone: boolean;
  /** Host name without port, as the proxy reports it. */
  readonly host: string;
  /** The `layout` cookie, set by the browser script in a narrow desktop window. */
  readonly layoutCookie?: string | undefined;
  /** The `currentLang` cookie; only used for `/` and `/mobile`. */
  readonly languageCookie?: string | undefined;
}

export type RedirectReason =
  | 'trailing-slash'
  | 'mobile-and-english'
  | 'english-prefix'
  | 'to-mobile'
  | 'to-desktop'
  | 'corporate-host'
  | 'root-language';

export interface Redirect {
  /** A path of this site without query; only the corporate-host rule gives an absolute URL. */
  readonly location: string;
  readonly status: 301 | 302;
  readonly reasons: readonly RedirectReason[];
}

/** Why a request is answered without a redirect. */
export type StayReason =
  'odd-path' | 'phone' | 'layout-cookie' | 'no-phone' | 'language-of-path' | 'default-language';

type Device = Pick<Visit, 'isPhone' | 'layoutCookie'>;

/** The visitor's layout: mobile for phones, otherwise the `layout` cookie, otherwise desktop. */
export function layoutOf(visit: Device): Layout {
  return layoutReason(visit) === 'no-phone' ? 'desktop' : 'mobile';
}

/** The rule that determines the layout. */
export function layoutReason({ isPhone, layoutCookie }: Device): 'phone' | 'layout-cookie' | 'no-phone' {
  if (isPhone) return 'phone';
  return layoutCookie === 'mobile' ? 'layout-cookie' : 'no-phone';
}

/** The rules that determine layout and language of a request that is not redirected. */
export function stayReasons(visit: Visit): StayReason[] {
  const odd: StayReason[] = isPlainPath(visit.path) ? [] : ['odd-path'];
  const { language } = splitPath(visit.path);
  return [...odd, layoutReason(visit), language ? 'language-of-path' : 'default-language'];
}

/**
 * The redirect for a page request, or `undefined` (specification, section 2, server side). Canonical path, device and
 * root language are applied in one redirect: its target is never redirected again for the same visitor.
 *
 * @param corporateHost on this host, technical-strength pages redirect phones to an absolute URL
 */
export function decide(visit: Visit, corporateHost?: string): Redirect | undefined {
  const { path } = visit;
  if (!isPlainPath(path)) return undefined;
  const layout = layoutOf(visit);
  const canonical = joinPath(splitPath(path));
  const inLayout = layout === 'mobile' ? toMobile(canonical) : toDesktop(canonical);
  const target = withRootLanguage(inLayout, visit.languageCookie);
  if (target === path) return undefined;

  const reasons: RedirectReason[] = [];
  if (canonical !== path) reasons.push('trailing-slash');
  if (inLayout !== canonical) reasons.push(...layoutReasons(canonical, layout));
  if (target !== inLayout) reasons.push('root-language');

  if (layout === 'mobile' && isCorporateTechnicalStrength(visit, corporateHost)) {
    const { language } = splitPath(target);
    const mobilePath = joinPath({ language, segments: ['technical-strength', 'mobile'] });
    return {
      location: `https://${corporateHost}${mobilePath}`,
      status: 302,
      reasons: [...reasons, 'corporate-host'],
    };
  }
  return { location: target, status: target === canonical ? 301 : 302, reasons };
}

function layoutReasons(canonical: string, layout: Layout): RedirectReason[] {
  const hasEnglish = splitPath(canonical).segments.includes('en');
  if (layout === 'mobile' && hasMobile(canonical)) return ['mobile-and-english'];
  const english: RedirectReason[] = hasEnglish ? ['english-prefix'] : [];
  if (layout === 'mobile') return [...english, 'to-mobile'];
  return hasMobile(canonical) ? [...english, 'to-desktop'] : english;
}

function withRootLanguage(path: string, languageCookie: string | undefined): string {
  const { language, segments } = splitPath(path);
  const isRoot = segments.length === 0 || (segments.length === 1 && segments[0] === 'mobile');
  if (language || !isRoot || !languageCookie) return path;
  const wanted = splitPath(`/${languageCookie}`);
  return wanted.language && wanted.segments.length === 0
    ? joinPath({ language: wanted.language, segments })
    : path;
}

function isCorporateTechnicalStrength({ path, host }: Visit, corporateHost: string | undefined): boolean {
  return (
    corporateHost !== undefined &&
    host === corporateHost &&
    splitPath(path).segments[0] === 'technical-strength' &&
    !hasMobile(path)
  );
}
