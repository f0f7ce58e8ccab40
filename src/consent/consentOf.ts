import type { Request } from 'express';
import { cookieOf } from '../visit.ts';
import { parseChoice, REVISION } from './choice.ts';
import type { ConsentChoice } from './choice.ts';
import { COOKIES } from './names.ts';

/**
 * Whether the visitor has answered the question about cookies: all that a page's HTML may depend on. Who answered
 * before the purposes became wider is asked again. (The banner is for every language but Chinese, and for Chinese on
 * the global host; this site has no Chinese pages, so that condition always holds.)
 */
export function isConsentKnown(req: Request): boolean {
  if (cookieOf(req, COOKIES.consent) !== '1') return false;
  const choice = choiceOf(req);
  return choice === undefined || choice.revision >= REVISION;
}

/** What the visitor chose, where they did. */
export function choiceOf(req: Request): ConsentChoice | undefined {
  return cookieOf(req, COOKIES.consent) === '1' ? parseChoice(cookieOf(req, COOKIES.choice)) : undefined;
}

/** The browser asks for the visitor that nothing be shared (Global Privacy Control): a refusal of analytics. */
export function hasPrivacySignal(req: Request): boolean {
  return req.get('Sec-GPC') === '1';
}
