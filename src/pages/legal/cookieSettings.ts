import { CookieSettingsPage } from '../../../views/pages/company/CookieSettingsPage.tsx';
import { accepts, ANALYTICS, NECESSARY, OPTION_IDS, REVISION } from '../../consent/choice.ts';
import { definePage, type Page } from '../../pageTable/page.ts';
import { storageTable } from './storageTable.ts';

const PATH = '/privacy/cookies';

/** Shows the visitor's own consent choice: the only page rendered per visitor and never cached. */
export const cookieSettingsPages: readonly Page[] = [
  definePage({
    id: 'cookieSettings',
    desktop: PATH,
    words: ({ consent }) => consent.page,
    footer: 'legal',
    unlisted: true,
    personal: true,
    load: ({ context, consent }) => {
      const { choice, refusesAnalytics = false } = consent ?? {};
      return {
        path: PATH,
        record: choice && { ...choice, outdated: choice.revision < REVISION },
        refusedBySignal: refusesAnalytics,
        options: OPTION_IDS.map((id) => {
          const refused = id === ANALYTICS && refusesAnalytics;
          return { id, refused, checked: id === NECESSARY || (!refused && accepts(choice, id)) };
        }),
        storage: storageTable(context),
      };
    },
    head: () => ({ noIndex: true }),
    view: CookieSettingsPage,
  }),
];
