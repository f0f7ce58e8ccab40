import type { Page } from './page.ts';
import { overviewPage, textPage } from './textPage.ts';

export const servicePages: readonly Page[] = [
  overviewPage({
    id: 'services',
    desktop: ['/services'],
    label: ({ words }) => words.nav.services,
    menu: { position: 4 },
    words: ({ services }) => services.services,
    heading: ({ frame }) => frame.readMore,
    below: [
      ['/services/after-sales-service', ({ services }) => services['after-sales-service']],
      ['/services/join', ({ services }) => services.join],
    ],
  }),
  textPage({
    id: 'afterSalesService',
    desktop: ['/services/after-sales-service'],
    label: ({ words }) => words.nav.afterSalesService,
    menu: { position: 1 },
    words: ({ services }) => services['after-sales-service'],
    // The section that closes the page, "Frequently asked questions".
    questions: ({ services }) => services['after-sales-service'].sections.at(-1)?.items ?? [],
  }),
  textPage({
    id: 'joinService',
    desktop: ['/services/join'],
    label: ({ words }) => words.nav.joinService,
    menu: { position: 2 },
    words: ({ services }) => services.join,
  }),
];
