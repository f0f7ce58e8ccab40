import { SESSION_STORAGE } from '../../src/consent/names.ts';

/** A page is reloaded for a part that failed to load at most this often (specification, sections 2 and 9). */
export const RELOAD_GUARD_MS = 60_000;
const KEY = SESSION_STORAGE.reloadedAt;

/** What the guard needs of the browser. */
export interface ReloadPlace {
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
  readonly isOnline: () => boolean;
  readonly reload: () => void;
}

const browser: ReloadPlace = {
  storage: () => sessionStorage,
  now: () => Date.now(),
  isOnline: () => navigator.onLine,
  reload: () => location.reload(),
};

/**
 * Reloads the page, unless that was done less than a minute ago in this tab. Not without a network either, where the
 * visitor would lose the page that they have; and not where the time cannot be kept, which could go on for ever.
 *
 * @returns whether the page is being reloaded
 */
export function reloadOnce({ storage, now, isOnline, reload }: ReloadPlace = browser): boolean {
  if (!isOnline()) return false;
  try {
    const last = Number(storage().getItem(KEY) ?? Number.NaN);
    const age = now() - last;
    // A clock that was set back does not hold the guard up.
    if (age >= 0 && age < RELOAD_GUARD_MS) return false;
    storage().setItem(KEY, String(now()));
  } catch {
    return false;
  }
  reload();
  return true;
}
