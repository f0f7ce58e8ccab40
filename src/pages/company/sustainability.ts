import { ReportPage } from '../../../views/pages/company/ReportPage.tsx';
import { StrategyPage } from '../../../views/pages/company/StrategyPage.tsx';
import { SustainabilityPage } from '../../../views/pages/company/SustainabilityPage.tsx';
import type { Bar } from '../../../views/sections/BarChart.tsx';
import type { Words } from '../../../views/words.ts';
import { organisation } from '../../organisation.ts';
import { definePage } from '../../pageTable/page.ts';
import type { Page } from '../../pageTable/page.ts';
import { headOf } from '../headOf.ts';
import { sectionCards } from '../sectionCards.ts';
import { textPage } from '../textPage.ts';
import { SITE_EMISSIONS, SITE_EMISSIONS_TARGET } from './footprint.ts';

const sustainability = '/about-us/sustainable-development';

function emissionBars({ company }: Words): Bar[] {
  return [
    ...SITE_EMISSIONS.map(([label, value]) => ({ label, value })),
    { label: company.emissions.target, value: SITE_EMISSIONS_TARGET },
  ];
}

/** The menu shows these pages in English and German only (specification, section 2). */
export const sustainabilityPages: readonly Page[] = [
  definePage({
    id: 'sustainableDevelopment',
    desktop: [sustainability],
    label: ({ words }) => words.nav.sustainableDevelopment,
    menu: { position: 4, languages: ['en', 'de'] },
    load: ({ context: { words } }) => ({
      emissions: emissionBars(words),
      cards: sectionCards(`${sustainability}/mobile`, words.about, [
        ['strategy', 'scene-container-park'],
        ['policy', 'scene-production-line'],
        ['reportDownload', 'battery-detail'],
      ]),
    }),
    head: (_, { context }) => headOf(context.words.about['sustainable-development']),
    view: SustainabilityPage,
  }),
  definePage({
    id: 'sustainabilityStrategy',
    desktop: [],
    mobile: [`${sustainability}/mobile/strategy`],
    label: ({ words }) => words.nav.sustainabilityStrategy,
    load: ({ context }) => ({ emissions: emissionBars(context.words) }),
    head: (_, { context }) => headOf(context.words.about.strategy),
    view: StrategyPage,
  }),
  textPage({
    id: 'sustainabilityPolicy',
    desktop: [],
    mobile: [`${sustainability}/mobile/policy`],
    label: ({ words }) => words.nav.sustainabilityPolicy,
    words: ({ about }) => about.policy,
  }),
  definePage({
    id: 'sustainabilityReport',
    desktop: [],
    mobile: [`${sustainability}/mobile/reportDownload`],
    label: ({ words }) => words.nav.sustainabilityReport,
    load: ({ context }) => ({
      emissions: emissionBars(context.words),
      mail: organisation.sustainabilityEmail,
    }),
    head: (_, { context }) => headOf(context.words.about.reportDownload),
    view: ReportPage,
  }),
];
