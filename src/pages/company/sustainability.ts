import { ReportPage } from '../../../views/pages/company/ReportPage.tsx';
import { StrategyPage } from '../../../views/pages/company/StrategyPage.tsx';
import { SustainabilityPage } from '../../../views/pages/company/SustainabilityPage.tsx';
import { TextPage } from '../../../views/pages/company/TextPage.tsx';
import type { Bar } from '../../../views/sections/BarChart.tsx';
import type { Words } from '../../model/words.ts';
import { organization } from '../../organization.ts';
import { definePage, defineTextPage } from '../../pageTable/page.ts';
import { sectionCards } from '../sectionCards.ts';

const sustainability = '/about-us/sustainable-development';

function emissionBars({ company }: Words): Bar[] {
  return [
    ...organization.figures.siteEmissions.map(([label, value]) => ({ label, value })),
    { label: company.emissions.target, value: organization.figures.siteEmissionsTarget },
  ];
}

/** The menu shows these pages in English and German only (specification, section 2). */
export const sustainabilityPages = [
  definePage({
    id: 'sustainableDevelopment',
    desktop: sustainability,
    words: (words) => words.about['sustainable-development'],
    menu: { position: 4, languages: ['en', 'de'] },
    load: ({ context: { words } }) => ({
      emissions: emissionBars(words),
      cards: sectionCards(`${sustainability}/mobile`, words.about, [
        ['strategy', 'scene-bus-depot'],
        ['policy', 'scene-production-line'],
        ['reportDownload', 'battery-detail'],
      ]),
    }),
    view: SustainabilityPage,
  }),
  definePage({
    id: 'sustainabilityStrategy',
    mobile: `${sustainability}/mobile/strategy`,
    words: (words) => words.about.strategy,
    load: ({ context }) => ({ emissions: emissionBars(context.words) }),
    view: StrategyPage,
  }),
  defineTextPage({
    id: 'sustainabilityPolicy',
    mobile: `${sustainability}/mobile/policy`,
    words: ({ about }) => about.policy,
    view: TextPage,
  }),
  definePage({
    id: 'sustainabilityReport',
    mobile: `${sustainability}/mobile/reportDownload`,
    words: (words) => words.about.reportDownload,
    load: ({ context }) => ({
      emissions: emissionBars(context.words),
      mail: organization.sustainabilityEmail,
    }),
    view: ReportPage,
  }),
];
