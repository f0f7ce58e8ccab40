import type { Request } from 'express';
import { COOKIES } from './consent/names.ts';
import { isLanguageCode, DEFAULT_LANGUAGE } from './locale/languages.ts';
import type { LanguageCode } from './locale/languages.ts';
import { splitPath } from './redirect/paths.ts';
import type { Visit } from './redirect/decide.ts';
import { isPhone } from './redirect/userAgent.ts';

/** Extracts what the redirect rules need from a request. Requires cookie-parser. */
export function visitOf(req: Request): Visit {
  return {
    path: pathOf(req),
    isPhone: isPhone(req.headers['user-agent']),
    host: req.hostname ?? '',
    layoutCookie: cookieOf(req, COOKIES.layout),
    languageCookie: cookieOf(req, COOKIES.language),
  };
}

/** The full request path: not decoded, without query string, also inside a mounted router. */
export function pathOf(req: Request): string {
  const [path = '/'] = req.originalUrl.split('?', 1);
  return path;
}

/** The raw query string including the question mark, or an empty string. */
export function searchOf(req: Request): string {
  return req.originalUrl.slice(pathOf(req).length);
}

export function languageOfPath(path: string): LanguageCode {
  const { language } = splitPath(path);
  return isLanguageCode(language) ? language : DEFAULT_LANGUAGE;
}

/** A cookie's value if it is a string: cookie-parser turns `j:{…}` values into objects. */
export function cookieOf(req: Request, name: string): string | undefined {
  const cookies: unknown = req.cookies;
  const value: unknown =
    typeof cookies === 'object' && cookies !== null ? Reflect.get(cookies, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}
