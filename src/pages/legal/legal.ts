import { PrivacyPage } from '../../../views/pages/company/PrivacyPage.tsx';
import type { Words } from '../../../views/words.ts';
import { definePage } from '../../pageTable/page.ts';
import type { Page, PageRequest } from '../../pageTable/page.ts';
import { textPage } from '../textPage.ts';
import { storageTable } from './storageTable.ts';

export const legalPages: readonly Page[] = [
  textPage({
    id: 'legal',
    desktop: ['/legal'],
    label: ({ words }) => words.nav.legal,
    footer: 'legal',
    words: ({ legal }) => legal,
  }),
];

interface Notice {
  readonly id: string;
  readonly desktop: string;
  readonly mobile: readonly string[];
  readonly label: (words: Words) => string;
  readonly language: (request: PageRequest) => 'de' | 'en';
}

/** A page that shows the privacy notice, which exists in German and English only. */
function noticePage({ id, desktop, mobile, label, language }: Notice): Page {
  return definePage({
    id,
    desktop: [desktop],
    mobile,
    label: ({ words }) => label(words),
    ...(id === 'privacy' ? ({ menu: { position: 7, hidden: true }, footer: 'legal' } as const) : {}),
    load: (request) => {
      const document = request.privacy[language(request)];
      return { document, storage: storageTable(request.contextIn(document.lang)) };
    },
    head: (_, { context }) => ({
      title: label(context.words),
      description:
        id === 'privacy'
          ? context.words.privacy.description
          : `${label(context.words)} – ${context.words.privacy.description}`,
    }),
    changed: (request) => request.privacy[language(request)].updated,
    view: PrivacyPage,
  });
}

export const privacyPages: readonly Page[] = [
  noticePage({
    id: 'privacy',
    desktop: '/privacy',
    mobile: ['/privacy/mobile'],
    label: ({ nav }) => nav.privacy,
    language: ({ context }) => (context.language.code === 'de' ? 'de' : 'en'),
  }),
  noticePage({
    id: 'privacyGerman',
    desktop: '/privacy/indexDE',
    mobile: ['/privacy/mobile/indexDEMobile'],
    label: ({ nav }) => nav.privacyGerman,
    language: () => 'de',
  }),
  noticePage({
    id: 'privacyEnglish',
    desktop: '/privacy/indexEN',
    mobile: ['/privacy/mobile/indexENMobile'],
    label: ({ nav }) => nav.privacyEnglish,
    language: () => 'en',
  }),
];
