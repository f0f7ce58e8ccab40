import { ANALYTICS, NECESSARY, type OptionId } from './choice.ts';
import { COOKIES, LOCAL_STORAGE, SESSION_STORAGE } from './names.ts';

/**
 * `session`: until the browser (for session storage: the tab) is closed. `nextPage`: until the next page is loaded.
 * `kept`: until the visitor deletes it.
 */
type Lifetime = { readonly days: number } | 'session' | 'nextPage' | 'kept';

interface StorageEntry {
  readonly name: ValueOf<typeof COOKIES> | ValueOf<typeof LOCAL_STORAGE> | ValueOf<typeof SESSION_STORAGE>;
  readonly place: 'cookie' | 'localStorage' | 'sessionStorage';
  readonly lifetime: Lifetime;
  /** Id of the consent option that allows it. */
  readonly option: OptionId;
}

type ValueOf<Names> = Names[keyof Names];

/** Lifetimes of the consent cookies and the language cookie, in days (specification, section 9). */
export const CONSENT_DAYS = 1000;
export const LANGUAGE_DAYS = 365;

/** Options of the cookies that the server sets: for all pages, and over TLS only if the site uses it. */
export function cookieOptions(days: number, siteUrl: string) {
  return {
    maxAge: days * 86_400_000,
    path: '/',
    sameSite: 'lax',
    secure: siteUrl.startsWith('https:'),
  } as const;
}

/**
 * All cookies and storage entries of the site. The privacy notice and the cookie settings show this list; a browser test
 * fails on any entry that is not in it. The purpose of each entry is in the locale files.
 */
export const STORAGE_ENTRIES: readonly StorageEntry[] = [
  { name: COOKIES.consent, place: 'cookie', lifetime: { days: CONSENT_DAYS }, option: NECESSARY },
  { name: COOKIES.choice, place: 'cookie', lifetime: { days: CONSENT_DAYS }, option: NECESSARY },
  { name: COOKIES.language, place: 'cookie', lifetime: { days: LANGUAGE_DAYS }, option: NECESSARY },
  { name: COOKIES.layout, place: 'cookie', lifetime: 'session', option: NECESSARY },
  { name: LOCAL_STORAGE.language, place: 'localStorage', lifetime: 'kept', option: NECESSARY },
  { name: LOCAL_STORAGE.languageChange, place: 'localStorage', lifetime: 'nextPage', option: NECESSARY },
  // Necessary: section 5 DDG requires current contact details on every page, including cached ones.
  { name: LOCAL_STORAGE.contact, place: 'localStorage', lifetime: 'kept', option: NECESSARY },
  // Necessary: the visitor asks for it with “Add to list”.
  { name: LOCAL_STORAGE.partsList, place: 'localStorage', lifetime: 'kept', option: NECESSARY },
  { name: SESSION_STORAGE.bannerClosed, place: 'sessionStorage', lifetime: 'session', option: NECESSARY },
  { name: SESSION_STORAGE.movedTo, place: 'sessionStorage', lifetime: 'session', option: NECESSARY },
  { name: SESSION_STORAGE.scrollPositions, place: 'sessionStorage', lifetime: 'session', option: NECESSARY },
  { name: SESSION_STORAGE.reloadedAt, place: 'sessionStorage', lifetime: 'session', option: NECESSARY },
  { name: SESSION_STORAGE.analyticsSession, place: 'sessionStorage', lifetime: 'session', option: ANALYTICS },
];
