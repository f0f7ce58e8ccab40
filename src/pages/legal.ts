import type { Page } from './page.ts';
import { textPage } from './textPage.ts';

export const legalPages: readonly Page[] = [
  textPage({
    id: 'legal',
    desktop: ['/legal'],
    label: ({ words }) => words.nav.legal,
    footer: 'legal',
    words: ({ legal }) => legal,
  }),
];
