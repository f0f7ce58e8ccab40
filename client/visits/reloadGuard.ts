import { SESSION_STORAGE } from '../../src/consent/names.ts';
import { readStored, session, store } from '../storage.ts';

/** Minimum interval between reloads caused by a module that failed to load (specification, sections 2 and 9). */
export const RELOAD_GUARD_MS = 60_000;
const KEY = SESSION_STORAGE.reloadedAt;

/**
 * Reloads the page, at most once a minute per tab. Does not reload offline, because the visitor would lose the page,
 * nor if the time cannot be stored, because that could loop.
 *
 * @returns whether the page is being reloaded
 */
export function reloadOnce(): boolean {
  const now = Date.now();
  const age = now - Number(readStored(session, KEY) ?? Number.NaN);
  // A negative age means that the clock was set back.
  const isRecent = age >= 0 && age < RELOAD_GUARD_MS;
  if (!navigator.onLine || isRecent || !store(session, KEY, String(now))) return false;
  location.reload();
  return true;
}
