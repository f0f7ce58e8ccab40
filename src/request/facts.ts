import type { Request, RequestHandler } from 'express';
import type { Config } from '../config/config.ts';
import { parseChoice, REVISION, type ConsentChoice } from '../consent/choice.ts';
import { COOKIES } from '../consent/names.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '../model/codes.ts';
import { splitPath, type Layout } from '../model/paths.ts';
import { isPhone } from './userAgent.ts';

export type LayoutReason = 'phone' | 'layout-cookie' | 'no-phone';

export interface ConsentFacts {
  /**
   * Whether the visitor has made a consent choice; of the consent state, page HTML may depend on this alone. Choices
   * under an earlier revision do not count. The specification shows the banner in all languages, but in Chinese on the
   * global host only; this site has no Chinese pages, so there is no such condition.
   */
  readonly isKnown: boolean;
  readonly choice: ConsentChoice | undefined;
  /** The browser sends Global Privacy Control, which refuses analytics. */
  readonly refusesAnalytics: boolean;
}

/** What the site derives from the headers of a request: computed once, in `res.locals.facts`. */
export interface RequestFacts {
  /** Full path, also inside a mounted router: not decoded, without query string. */
  readonly path: string;
  /** Raw query string including the question mark, or an empty string. */
  readonly search: string;
  /** Host name without port, as the proxy reports it. */
  readonly host: string;
  /** Whether the host is one of `MAINLAND_HOSTS`. */
  readonly isMainland: boolean;
  readonly language: LanguageCode;
  /** The `currentLang` cookie; only used for `/` and `/mobile`. */
  readonly languageCookie: string | undefined;
  /** The visitor's layout: mobile for phones, otherwise the `layout` cookie, otherwise desktop. */
  readonly layout: Layout;
  readonly layoutReason: LayoutReason;
  readonly consent: ConsentFacts;
}

/** Sets `res.locals.facts`. Requires cookie-parser. */
export function requestFacts({ mainlandHosts }: Pick<Config, 'mainlandHosts'>): RequestHandler {
  return (req, res, next) => {
    const [path = '/'] = req.originalUrl.split('?', 1);
    const host = req.hostname ?? '';
    const layoutReason = layoutReasonOf(req);
    res.locals.facts = {
      path,
      search: req.originalUrl.slice(path.length),
      host,
      isMainland: mainlandHosts.includes(host),
      language: splitPath(path).language ?? DEFAULT_LANGUAGE,
      languageCookie: cookieOf(req, COOKIES.language),
      layout: layoutReason === 'no-phone' ? 'desktop' : 'mobile',
      layoutReason,
      consent: consentOf(req),
    };
    next();
  };
}

function layoutReasonOf(req: Request): LayoutReason {
  if (isPhone(req.headers['user-agent'])) return 'phone';
  return cookieOf(req, COOKIES.layout) === 'mobile' ? 'layout-cookie' : 'no-phone';
}

function consentOf(req: Request): ConsentFacts {
  const isMade = cookieOf(req, COOKIES.consent) === '1';
  const choice = isMade ? parseChoice(cookieOf(req, COOKIES.choice)) : undefined;
  return {
    isKnown: isMade && (choice === undefined || choice.revision >= REVISION),
    choice,
    refusesAnalytics: req.get('Sec-GPC') === '1',
  };
}

/** A cookie's value if it is a string: cookie-parser turns `j:{…}` values into objects. */
function cookieOf(req: Request, name: string): string | undefined {
  const value: unknown = req.cookies[name];
  return typeof value === 'string' ? value : undefined;
}
