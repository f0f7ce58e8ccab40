import { PrivacyPage } from '../../../views/pages/company/PrivacyPage.tsx';
import { TextPage } from '../../../views/pages/company/TextPage.tsx';
import { definePage, type Page, type PageRequest } from '../../pageTable/page.ts';
import { storageTable } from './storageTable.ts';

export const legalPages: readonly Page[] = [
  definePage({
    id: 'legal',
    desktop: '/legal',
    words: ({ legal }) => legal,
    footer: 'legal',
    view: TextPage,
  }),
];

interface Notice {
  readonly id: 'privacy' | 'privacyGerman' | 'privacyEnglish';
  readonly desktop: string;
  readonly mobile: string;
  readonly language: (request: PageRequest) => 'de' | 'en';
}

/** A page that shows the privacy notice, which exists in German and English only. */
function noticePage({ id, language, ...paths }: Notice): Page {
  return definePage({
    id,
    ...paths,
    words: ({ nav, privacy: { description } }) => {
      const title = nav[id];
      return { title, description: id === 'privacy' ? description : `${title} – ${description}` };
    },
    ...(id === 'privacy' ? ({ menu: { position: 7, hidden: true }, footer: 'legal' } as const) : {}),
    load: (request) => {
      const document = request.privacy[language(request)];
      return { document, storage: storageTable(request.contextOf(document.lang, 'desktop')) };
    },
    changed: (request) => request.privacy[language(request)].updated,
    view: PrivacyPage,
  });
}

export const privacyPages: readonly Page[] = [
  noticePage({
    id: 'privacy',
    desktop: '/privacy',
    mobile: '/privacy/mobile',
    language: ({ context }) => (context.language.code === 'de' ? 'de' : 'en'),
  }),
  noticePage({
    id: 'privacyGerman',
    desktop: '/privacy/indexDE',
    mobile: '/privacy/mobile/indexDEMobile',
    language: () => 'de',
  }),
  noticePage({
    id: 'privacyEnglish',
    desktop: '/privacy/indexEN',
    mobile: '/privacy/mobile/indexENMobile',
    language: () => 'en',
  }),
];
