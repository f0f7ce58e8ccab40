import { parseChoice, REVISION } from '../../src/consent/choice.ts';
import { COOKIES } from '../../src/consent/names.ts';
import { readCookie } from './readCookie.ts';

/** Whether the visitor has answered. Same rule as the server (`request/facts.ts`), for pages cached before the answer. */
export function isAnswered(): boolean {
  const choice = parseChoice(readCookie(COOKIES.choice));
  return readCookie(COOKIES.consent) === '1' && (choice?.revision ?? REVISION) >= REVISION;
}
