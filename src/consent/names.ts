/** Names of cookies and storage entries, shared by server and browser script. Each needs an entry in `entries.ts`. */
export const COOKIES = {
  /** `1` if the visitor has made a consent choice. The name has an empty prefix (specification, section 9). */
  consent: 'isSetCookieValue',
  /** The consent choice, in the format of `choice.ts`. */
  choice: 'cookieChoice',
  language: 'currentLang',
  layout: 'layout',
} as const;

export const LOCAL_STORAGE = {
  language: 'PC-lang',
  languageChange: 'lang-change',
  contact: 'company_address_icons',
  /** See `client/enhancements/keptList.ts`. */
  partsList: 'parts-list',
} as const;

export const SESSION_STORAGE = {
  /** The banner was closed without a choice. */
  bannerClosed: 'consent-closed',
  /** Random id that links the page views of a browser session; with consent only. */
  analyticsSession: 'analytics-session',
  movedTo: 'layout-moved-to',
  scrollPositions: 'scroll-positions',
  /** Time of the last reload after a part of the script failed to load. */
  reloadedAt: 'reloaded-at',
} as const;
