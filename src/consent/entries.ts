import { ANALYTICS, NECESSARY } from './choice.ts';
import type { OptionId } from './choice.ts';
import { COOKIES, LOCAL_STORAGE, SESSION_STORAGE } from './names.ts';

const DAY_MS = 86_400_000;

/**
 * `session`: until the browser (or, for session storage, the tab) is closed. `nextPage`: until another page is loaded.
 * `kept`: until the visitor deletes it.
 */
export type Lifetime = { readonly days: number } | 'session' | 'nextPage' | 'kept';

export interface StorageEntry {
  readonly name: StorageName;
  readonly place: 'cookie' | 'localStorage' | 'sessionStorage';
  readonly lifetime: Lifetime;
  /** Id of the consent option that it belongs to. */
  readonly option: OptionId;
}

type ValueOf<Names> = Names[keyof Names];
export type StorageName =
  ValueOf<typeof COOKIES> | ValueOf<typeof LOCAL_STORAGE> | ValueOf<typeof SESSION_STORAGE>;

/** Days for which the answer about cookies, and a language, are remembered (specification, section 9). */
export const CONSENT_DAYS = 1000;
export const LANGUAGE_DAYS = 365;

/** A cookie's life in the unit that Express takes. */
export function daysInMs(days: number): number {
  return days * DAY_MS;
}

/**
 * Everything that the site keeps in a visitor's browser. The privacy notice and the cookie settings show this list; a
 * test walks through the site and fails on anything that is not in it. What each entry is for stands in the words.
 */
export const STORAGE_ENTRIES: readonly StorageEntry[] = [
  { name: COOKIES.consent, place: 'cookie', lifetime: { days: CONSENT_DAYS }, option: NECESSARY },
  { name: COOKIES.choice, place: 'cookie', lifetime: { days: CONSENT_DAYS }, option: NECESSARY },
  { name: COOKIES.language, place: 'cookie', lifetime: { days: LANGUAGE_DAYS }, option: NECESSARY },
  { name: COOKIES.layout, place: 'cookie', lifetime: 'session', option: NECESSARY },
  { name: LOCAL_STORAGE.language, place: 'localStorage', lifetime: 'kept', option: NECESSARY },
  { name: LOCAL_STORAGE.languageChange, place: 'localStorage', lifetime: 'nextPage', option: NECESSARY },
  // Necessary: the law requires current contact details on every page, also on one from a cache (section 5 DDG).
  { name: LOCAL_STORAGE.contact, place: 'localStorage', lifetime: 'kept', option: NECESSARY },
  { name: SESSION_STORAGE.bannerClosed, place: 'sessionStorage', lifetime: 'session', option: NECESSARY },
  { name: SESSION_STORAGE.movedTo, place: 'sessionStorage', lifetime: 'session', option: NECESSARY },
  { name: SESSION_STORAGE.scrollPositions, place: 'sessionStorage', lifetime: 'session', option: NECESSARY },
  { name: SESSION_STORAGE.reloadedAt, place: 'sessionStorage', lifetime: 'session', option: NECESSARY },
  { name: SESSION_STORAGE.analyticsSession, place: 'sessionStorage', lifetime: 'session', option: ANALYTICS },
];
