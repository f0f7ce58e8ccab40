import { BecomePartnerPage } from '../../../views/pages/twoPage/BecomePartnerPage.tsx';
import { OpenBoxPage } from '../../../views/pages/twoPage/OpenBoxPage.tsx';
import { TwoWaysPage } from '../../../views/pages/twoPage/TwoWaysPage.tsx';
import { HUBS, hubOf } from '../../markets/hubs.ts';
import { emergencyLines } from '../../markets/marketTexts.ts';
import { definePage } from '../../pageTable/page.ts';
import { sectionCards } from '../sectionCards.ts';
import { inquiryForm } from './inquiryForm.ts';

/** Targets of the QR codes on packaging and at trade fairs. The misspelling `jion` is part of the printed URL. */
export const twoPages = [
  definePage({
    id: 'twoPage',
    desktop: '/twoPage',
    words: (words) => words.twoPage.twoPage,
    load: ({ context: { words } }) => ({
      cards: sectionCards('/twoPage', words.twoPage, [
        ['open', 'portable-hero'],
        ['jion', 'scene-training-room'],
      ]),
    }),
    view: TwoWaysPage,
  }),
  definePage({
    id: 'becomePartner',
    desktop: '/twoPage/jion',
    words: (words) => words.twoPage.jion,
    forms: ['partner'],
    load: (request) => ({ form: inquiryForm('partner', request) }),
    view: BecomePartnerPage,
  }),
  definePage({
    id: 'openBox',
    desktop: '/twoPage/open',
    words: (words) => words.twoPage.open,
    forms: ['registration'],
    load: (request) => ({
      hotline: HUBS[hubOf(request.context.language.code)].phone,
      emergencyLines: emergencyLines(request.context),
      form: inquiryForm('registration', request),
    }),
    view: OpenBoxPage,
  }),
];
