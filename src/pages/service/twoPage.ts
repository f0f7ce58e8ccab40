import { BecomePartnerPage } from '../../../views/pages/twoPage/BecomePartnerPage.tsx';
import { OpenBoxPage } from '../../../views/pages/twoPage/OpenBoxPage.tsx';
import { TwoWaysPage } from '../../../views/pages/twoPage/TwoWaysPage.tsx';
import { organisation } from '../../organisation.ts';
import { definePage, type Page } from '../../pageTable/page.ts';
import { sectionCards } from '../sectionCards.ts';

/** Targets of the QR codes on packaging and at trade fairs. The misspelling `jion` is part of the printed URL. */
export const twoPages: readonly Page[] = [
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
    load: () => ({ mail: organisation.email }),
    view: BecomePartnerPage,
  }),
  definePage({
    id: 'openBox',
    desktop: '/twoPage/open',
    words: (words) => words.twoPage.open,
    load: () => ({
      hotline: organisation.departments.hotline.phone,
      mail: organisation.departments.hotline.mail,
    }),
    view: OpenBoxPage,
  }),
];
