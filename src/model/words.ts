import type about from '../../locales/en/about.json';
import type company from '../../locales/en/company.json';
import type connected from '../../locales/en/connected.json';
import type consent from '../../locales/en/consent.json';
import type documents from '../../locales/en/documents.json';
import type inquiries from '../../locales/en/inquiries.json';
import type errors from '../../locales/en/errors.json';
import type faults from '../../locales/en/faults.json';
import type frame from '../../locales/en/frame.json';
import type home from '../../locales/en/home.json';
import type legal from '../../locales/en/legal.json';
import type lifecycle from '../../locales/en/lifecycle.json';
import type markets from '../../locales/en/markets.json';
import type nav from '../../locales/en/nav.json';
import type news from '../../locales/en/news.json';
import type passport from '../../locales/en/passport.json';
import type press from '../../locales/en/press.json';
import type privacy from '../../locales/en/privacy.json';
import type products from '../../locales/en/products.json';
import type search from '../../locales/en/search.json';
import type security from '../../locales/en/security.json';
import type selection from '../../locales/en/selection.json';
import type services from '../../locales/en/services.json';
import type sizing from '../../locales/en/sizing.json';
import type solutions from '../../locales/en/solutions.json';
import type technicalStrength from '../../locales/en/technicalStrength.json';
import type twoPage from '../../locales/en/twoPage.json';

/**
 * Texts of a language, one member per namespace file. The types come from the English files: a key that is missing in
 * English does not compile; a key that is missing in another language fails the locale check.
 */
export interface Words {
  readonly about: typeof about;
  readonly company: typeof company;
  readonly connected: typeof connected;
  readonly consent: typeof consent;
  readonly documents: typeof documents;
  readonly inquiries: typeof inquiries;
  readonly errors: typeof errors;
  readonly faults: typeof faults;
  readonly frame: typeof frame;
  readonly home: typeof home;
  readonly legal: typeof legal;
  readonly lifecycle: typeof lifecycle;
  readonly markets: typeof markets;
  readonly nav: typeof nav;
  readonly news: typeof news;
  readonly passport: typeof passport;
  readonly press: typeof press;
  readonly privacy: typeof privacy;
  readonly products: typeof products;
  readonly search: typeof search;
  readonly security: typeof security;
  readonly selection: typeof selection;
  readonly services: typeof services;
  readonly sizing: typeof sizing;
  readonly solutions: typeof solutions;
  readonly technicalStrength: typeof technicalStrength;
  readonly twoPage: typeof twoPage;
}
