import type { Page } from './page.ts';
import { textPage } from './textPage.ts';

export const technicalStrengthPages: readonly Page[] = [
  textPage({
    id: 'technicalStrength',
    desktop: ['/technical-strength'],
    label: ({ words }) => words.nav.technicalStrength,
    menu: { position: 3 },
    words: ({ technicalStrength }) => technicalStrength,
  }),
];
