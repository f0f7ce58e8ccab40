import { CookieSettingsPage } from '../../../views/pages/legal/CookieSettingsPage.tsx';
import { PrivacyPage } from '../../../views/pages/legal/PrivacyPage.tsx';
import { TextPage } from '../../../views/pages/company/TextPage.tsx';
import { accepts, ANALYTICS, NECESSARY, OPTION_IDS, REVISION } from '../../consent/choice.ts';
import type { LanguageCode } from '../../model/codes.ts';
import { definePage, defineTextPage, type PageRequest } from '../../pageTable/page.ts';
import { passagesOf } from '../../search/passagesOf.ts';
import { storageTable } from './storageTable.ts';

/** The texts in these languages are binding; the others are translations. */
const BINDING: readonly LanguageCode[] = ['de', 'en'];

type NoticeId = 'privacy' | 'privacyGerman' | 'privacyEnglish';

/** A page that shows the privacy notice, by default in the page's language. */
function noticePage<const Id extends NoticeId>(
  id: Id,
  desktop: string,
  mobile: string,
  language?: 'de' | 'en',
) {
  const documentOf = ({ context, privacy }: PageRequest) => privacy[language ?? context.language.code];
  return definePage({
    id,
    desktop,
    mobile,
    words: ({ nav, privacy: { description } }) => {
      const title = nav[id];
      return { title, description: id === 'privacy' ? description : `${title} – ${description}` };
    },
    ...(id === 'privacy'
      ? {
          menu: { position: 7, hidden: true },
          footer: 'legal',
          searched: (request) => {
            const { lang, beforeStorage, afterStorage } = documentOf(request);
            return BINDING.includes(lang) ? [beforeStorage, afterStorage].flatMap(passagesOf) : [];
          },
        }
      : { searched: false }),
    load: (request) => {
      const document = documentOf(request);
      return { document, storage: storageTable(request.contextOf(document.lang, 'desktop')) };
    },
    changed: (request) => documentOf(request).updated,
    view: PrivacyPage,
  });
}

const COOKIES_PATH = '/privacy/cookies';

export const legalPages = [
  defineTextPage({
    id: 'legal',
    desktop: '/legal',
    words: ({ legal }) => legal,
    footer: 'legal',
    view: TextPage,
  }),
  noticePage('privacy', '/privacy', '/privacy/mobile'),
  noticePage('privacyGerman', '/privacy/indexDE', '/privacy/mobile/indexDEMobile', 'de'),
  noticePage('privacyEnglish', '/privacy/indexEN', '/privacy/mobile/indexENMobile', 'en'),
  // Shows the visitor's own consent choice: the only page rendered per visitor and never cached.
  definePage({
    id: 'cookieSettings',
    desktop: COOKIES_PATH,
    words: ({ consent }) => consent.page,
    footer: 'legal',
    noIndex: true,
    personal: true,
    load: ({ context, consent }) => {
      const { choice, refusesAnalytics = false } = consent ?? {};
      return {
        path: COOKIES_PATH,
        record: choice && { ...choice, outdated: choice.revision < REVISION },
        refusedBySignal: refusesAnalytics,
        options: OPTION_IDS.map((id) => {
          const refused = id === ANALYTICS && refusesAnalytics;
          return { id, refused, checked: id === NECESSARY || (!refused && accepts(choice, id)) };
        }),
        storage: storageTable(context),
      };
    },
    view: CookieSettingsPage,
  }),
];
