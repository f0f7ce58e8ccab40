import { accepts, ANALYTICS, parseChoice } from '../../src/consent/choice.ts';
import { COOKIES } from '../../src/consent/names.ts';
import { readCookie } from './readCookie.ts';

/**
 * Whether the visitor currently consents to analytics. The cookies are read on every call, because another tab may have
 * changed them. Global Privacy Control counts as a refusal.
 */
export function allowsAnalytics(): boolean {
  const answered = readCookie(COOKIES.consent) === '1';
  return answered && !refusesBySignal() && accepts(parseChoice(readCookie(COOKIES.choice)), ANALYTICS);
}

/** Whether the browser sends Global Privacy Control: https://www.w3.org/TR/gpc/ */
export function refusesBySignal(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true;
}
