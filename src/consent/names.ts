/**
 * Names under which the site keeps something in a visitor's browser: shared by the server, which sets the cookies, and
 * the browser script. What each of them is for stands in `entries.ts`; a name that is not there may not be used.
 */
export const COOKIES = {
  /** 1: the visitor has answered the question about cookies. The prefix is empty (specification, section 9). */
  consent: 'isSetCookieValue',
  /** What the answer was; see `choice.ts`. */
  choice: 'cookieChoice',
  language: 'currentLang',
  layout: 'layout',
} as const;

export const LOCAL_STORAGE = {
  language: 'PC-lang',
  languageChange: 'lang-change',
  contact: 'company_address_icons',
} as const;

export const SESSION_STORAGE = {
  /** The banner was closed without an answer. */
  bannerClosed: 'consent-closed',
  /** A random number that joins the page views of one browser session; with consent only. */
  analyticsSession: 'analytics-session',
  movedTo: 'layout-moved-to',
  scrollPositions: 'scroll-positions',
  /** When the page was last reloaded for a part of the script. */
  reloadedAt: 'reloaded-at',
} as const;
