import { BecomePartnerPage } from '../../../views/pages/twoPage/BecomePartnerPage.tsx';
import { OpenBoxPage } from '../../../views/pages/twoPage/OpenBoxPage.tsx';
import { TwoWaysPage } from '../../../views/pages/twoPage/TwoWaysPage.tsx';
import { organisation } from '../../organisation.ts';
import { definePage } from '../../pageTable/page.ts';
import type { Page } from '../../pageTable/page.ts';
import { headOf } from '../headOf.ts';
import { sectionCards } from '../sectionCards.ts';

/** Targets of the QR codes on packaging and at trade fairs. The misspelling `jion` is part of the printed URL. */
export const twoPages: readonly Page[] = [
  definePage({
    id: 'twoPage',
    desktop: ['/twoPage'],
    label: ({ words }) => words.nav.twoPage,
    load: ({ context: { words } }) => ({
      cards: sectionCards('/twoPage', words.twoPage, [
        ['open', 'portable-hero'],
        ['jion', 'scene-bus-depot'],
      ]),
    }),
    head: (_, { context }) => headOf(context.words.twoPage.twoPage),
    view: TwoWaysPage,
  }),
  definePage({
    id: 'becomePartner',
    desktop: ['/twoPage/jion'],
    label: ({ words }) => words.nav.becomePartner,
    load: () => ({ mail: organisation.email }),
    head: (_, { context }) => headOf(context.words.twoPage.jion),
    view: BecomePartnerPage,
  }),
  definePage({
    id: 'openBox',
    desktop: ['/twoPage/open'],
    label: ({ words }) => words.nav.openBox,
    load: () => ({ hotline: organisation.departments.hotline.phone, mail: organisation.email }),
    head: (_, { context }) => headOf(context.words.twoPage.open),
    view: OpenBoxPage,
  }),
];
