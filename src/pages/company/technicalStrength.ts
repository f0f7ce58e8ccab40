import { TechnicalStrengthPage } from '../../../views/pages/company/TechnicalStrengthPage.tsx';
import type { RenderContext } from '../../model/renderContext.ts';
import { organization } from '../../organization.ts';
import { definePage, loadStatic } from '../../pageTable/page.ts';

const { agingTest, allPatentFamilies, patentFamilies, researchers, researchersByYear } = organization.figures;

/** Number of full cycles at each capacity measurement. */
export const AGING_CYCLES: readonly number[] = [
  0,
  1000,
  2000,
  3000,
  agingTest.hotCycles,
  5000,
  agingTest.cycles,
];

/**
 * Mean capacity in percent of the initial capacity, at 25 °C and 45 °C, in the cycle test that ended in November 2024
 * (news article 3). The 45 °C group ended at 80 %.
 */
export const AGING_CAPACITY = {
  at25: [100, 96.2, 93.1, 90.2, 87.6, 84.3, agingTest.capacity.value],
  at45: [100, 94.1, 89.2, 84.4, agingTest.endOfLife.value],
} satisfies Readonly<Record<string, readonly number[]>>;

/** Id of the news article about the test. */
const AGING_ARTICLE = 3;

export const technicalStrengthPage = definePage({
  id: 'technicalStrength',
  desktop: '/technical-strength',
  words: (words) => words.technicalStrength,
  menu: { position: 3 },
  load: loadStatic(({ context }) => ({
    figures: figures(context),
    agingReport: `/news/${AGING_ARTICLE}`,
    ...researchCharts(context),
  })),
  view: TechnicalStrengthPage,
});

function figures({ words: { company, home, technicalStrength } }: RenderContext) {
  const { counters } = company;
  return [
    { value: researchers, unit: counters.researchers, caption: company.figures.researchers },
    { value: allPatentFamilies, unit: counters.patents, caption: company.figures.patents },
    {
      value: technicalStrength.testing.items.length,
      unit: counters.gates,
      caption: company.figures.gates,
    },
    { value: agingTest.cells, unit: counters.cells, caption: company.figures.cells },
    { value: agingTest.cycles, unit: counters.cycles, caption: home.figures.cycles },
  ];
}

/** Props of the charts on the research pages. */
function researchCharts({ words: { company, technicalStrength } }: RenderContext) {
  const { aging, people, patents } = company;
  const fields = technicalStrength.patents.items;
  return {
    aging: {
      caption: aging.caption,
      axis: { label: aging.cycles, places: AGING_CYCLES, named: [0, 2000, 4000, 6000] },
      scale: { label: aging.capacity, lines: [75, 80, 85, 90, 95, 100] },
      series: [
        { name: aging.at25, values: AGING_CAPACITY.at25 },
        { name: aging.at45, values: AGING_CAPACITY.at45 },
      ],
    },
    people: {
      caption: people.caption,
      heads: [people.year, people.count] as const,
      bars: researchersByYear.map(([label, value]) => ({ label, value })),
    },
    patentFamilies: {
      caption: patents.caption,
      heads: [patents.field, patents.count] as const,
      bars: [
        { label: fields.battery.title, value: patentFamilies.battery },
        { label: fields.electronics.title, value: patentFamilies.electronics },
        { label: fields.charging.title, value: patentFamilies.charging },
      ],
    },
  };
}
