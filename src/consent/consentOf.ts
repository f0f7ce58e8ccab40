import type { Request } from 'express';
import { cookieOf } from '../visit.ts';
import { parseChoice, REVISION } from './choice.ts';
import type { ConsentChoice } from './choice.ts';
import { COOKIES } from './names.ts';

/**
 * Whether the visitor has made a consent choice; of the consent state, page HTML may depend on this alone. Choices under
 * an earlier revision do not count. The specification shows the banner in all languages, but in Chinese on the global
 * host only; this site has no Chinese pages, so there is no such condition.
 */
export function isConsentKnown(req: Request): boolean {
  if (cookieOf(req, COOKIES.consent) !== '1') return false;
  const choice = choiceOf(req);
  return choice === undefined || choice.revision >= REVISION;
}

/** The visitor's choice, if they have made one. */
export function choiceOf(req: Request): ConsentChoice | undefined {
  return cookieOf(req, COOKIES.consent) === '1' ? parseChoice(cookieOf(req, COOKIES.choice)) : undefined;
}

/** Whether the browser sends Global Privacy Control, which refuses analytics. */
export function hasPrivacySignal(req: Request): boolean {
  return req.get('Sec-GPC') === '1';
}
