import type { Page } from './page.ts';
import { overviewPage, textPage } from './textPage.ts';

/** Where the QR codes on packaging and at fairs lead. The spelling `jion` is part of the printed address. */
export const twoPages: readonly Page[] = [
  overviewPage({
    id: 'twoPage',
    desktop: ['/twoPage'],
    label: ({ words }) => words.nav.twoPage,
    words: ({ twoPage }) => twoPage.twoPage,
    heading: ({ frame }) => frame.readMore,
    below: [
      ['/twoPage/jion', ({ twoPage }) => twoPage.jion],
      ['/twoPage/open', ({ twoPage }) => twoPage.open],
    ],
  }),
  textPage({
    id: 'becomePartner',
    desktop: ['/twoPage/jion'],
    label: ({ words }) => words.nav.becomePartner,
    words: ({ twoPage }) => twoPage.jion,
  }),
  textPage({
    id: 'openBox',
    desktop: ['/twoPage/open'],
    label: ({ words }) => words.nav.openBox,
    words: ({ twoPage }) => twoPage.open,
  }),
];
