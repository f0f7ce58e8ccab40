import type { LayoutReason, RequestFacts } from './facts.ts';
import {
  hasMobile,
  isPlainPath,
  joinPath,
  splitPath,
  toDesktop,
  toMobile,
  type Layout,
} from '../model/paths.ts';

export type RedirectReason =
  | 'trailing-slash'
  | 'mobile-and-english'
  | 'english-prefix'
  | 'to-mobile'
  | 'to-desktop'
  | 'corporate-host'
  | 'root-language';

interface Redirect {
  /** A path of this site without query; only the corporate-host rule gives an absolute URL. */
  readonly location: string;
  readonly status: 301 | 302;
  readonly reasons: readonly RedirectReason[];
}

/** Why a request is answered without a redirect. */
export type StayReason = LayoutReason | 'odd-path' | 'language-of-path' | 'default-language';

/** The rules that determine layout and language of a request that is not redirected. */
export function stayReasons({ path, layoutReason }: RequestFacts): StayReason[] {
  const odd: StayReason[] = isPlainPath(path) ? [] : ['odd-path'];
  return [...odd, layoutReason, splitPath(path).language ? 'language-of-path' : 'default-language'];
}

/**
 * The redirect for a page request, or `undefined` (specification, section 2, server side). Canonical path, device and
 * root language are applied in one redirect: its target is never redirected again for the same visitor.
 *
 * @param corporateHost on this host, technical-strength pages redirect phones to an absolute URL
 */
export function decide(
  { path, host, layout, languageCookie }: Pick<RequestFacts, 'path' | 'host' | 'layout' | 'languageCookie'>,
  corporateHost?: string,
): Redirect | undefined {
  if (!isPlainPath(path)) return undefined;
  const canonical = joinPath(splitPath(path));
  const inLayout = layout === 'mobile' ? toMobile(canonical) : toDesktop(canonical);
  const target = withRootLanguage(inLayout, languageCookie);
  if (target === path) return undefined;

  const reasons: RedirectReason[] = [];
  if (canonical !== path) reasons.push('trailing-slash');
  if (inLayout !== canonical) reasons.push(...layoutReasons(canonical, layout));
  if (target !== inLayout) reasons.push('root-language');

  const isCorporate = corporateHost !== undefined && host === corporateHost && layout === 'mobile';
  if (isCorporate && splitPath(path).segments[0] === 'technical-strength' && !hasMobile(path)) {
    const { language } = splitPath(target);
    const mobilePath = joinPath({ language, segments: ['technical-strength', 'mobile'] });
    const location = `https://${corporateHost}${mobilePath}`;
    return { location, status: 302, reasons: [...reasons, 'corporate-host'] };
  }
  return { location: target, status: target === canonical ? 301 : 302, reasons };
}

function layoutReasons(canonical: string, layout: Layout): RedirectReason[] {
  if (layout === 'mobile' && hasMobile(canonical)) return ['mobile-and-english'];
  const english: RedirectReason[] = splitPath(canonical).segments.includes('en') ? ['english-prefix'] : [];
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
