import { accepts, ANALYTICS, parseChoice } from '../../src/consent/choice.ts';
import { COOKIES } from '../../src/consent/names.ts';
import { readCookie } from './readCookie.ts';

/**
 * Whether the visitor has accepted analytics and not withdrawn it: read from the cookies each time, because another tab
 * may have changed them. Global Privacy Control counts as a refusal.
 */
export function allowsAnalytics(): boolean {
  const answered = readCookie(COOKIES.consent) === '1';
  return answered && !refusesBySignal() && accepts(parseChoice(readCookie(COOKIES.choice)), ANALYTICS);
}

/** https://www.w3.org/TR/gpc/ */
export function refusesBySignal(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true;
}
