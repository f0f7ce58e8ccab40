import { parseChoice, REVISION } from '../../src/consent/choice.ts';
import { COOKIES } from '../../src/consent/names.ts';
import { readCookie } from './readCookie.ts';

/** The server's rule (`consentOf.ts`), for pages that the browser has kept from before the answer. */
export function isAnswered(): boolean {
  const choice = parseChoice(readCookie(COOKIES.choice));
  return readCookie(COOKIES.consent) === '1' && (choice?.revision ?? REVISION) >= REVISION;
}
