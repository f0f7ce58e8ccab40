import { TechnicalStrengthPage } from '../../../views/pages/company/TechnicalStrengthPage.tsx';
import type { RenderContext } from '../../../views/renderContext.tsx';
import { organisation } from '../../organisation.ts';
import { definePage, loadOnce } from '../../pageTable/page.ts';
import {
  AGEING_ARTICLE,
  AGEING_CAPACITY,
  AGEING_CELLS,
  AGEING_CYCLES,
  PATENT_FAMILIES,
  RESEARCHERS,
} from './research.ts';

export const technicalStrengthPage = definePage({
  id: 'technicalStrength',
  desktop: '/technical-strength',
  words: (words) => words.technicalStrength,
  menu: { position: 3 },
  load: loadOnce(({ context }) => ({
    figures: figures(context),
    ageingReport: `/news/${AGEING_ARTICLE}`,
    ...researchCharts(context),
  })),
  view: TechnicalStrengthPage,
});

function figures({ words: { company, home, technicalStrength } }: RenderContext) {
  const families = Object.values(PATENT_FAMILIES).reduce((sum, count) => sum + count, 0);
  return [
    { value: RESEARCHERS.at(-1)?.[1] ?? 0, caption: company.figures.researchers },
    { value: families, caption: company.figures.patents },
    { value: technicalStrength.testing.items.length, caption: company.figures.gates },
    { value: AGEING_CELLS, caption: company.figures.cells },
    { value: organisation.figures.cycles, caption: home.figures.cycles },
  ];
}

/** Props of the charts on the research pages. */
export function researchCharts({ words: { company, technicalStrength } }: RenderContext) {
  const { ageing, people, patents } = company;
  const fields = technicalStrength.patents.items;
  return {
    ageing: {
      caption: ageing.caption,
      axis: { label: ageing.cycles, places: AGEING_CYCLES, named: [0, 2000, 4000, 6000] },
      scale: { label: ageing.capacity, lines: [75, 80, 85, 90, 95, 100] },
      series: [
        { name: ageing.at25, values: AGEING_CAPACITY.at25 },
        { name: ageing.at45, values: AGEING_CAPACITY.at45 },
      ],
    },
    people: {
      caption: people.caption,
      heads: [people.year, people.count] as const,
      bars: RESEARCHERS.map(([label, value]) => ({ label, value })),
    },
    patentFamilies: {
      caption: patents.caption,
      heads: [patents.field, patents.count] as const,
      bars: [
        { label: fields.battery.title, value: PATENT_FAMILIES.battery },
        { label: fields.electronics.title, value: PATENT_FAMILIES.electronics },
        { label: fields.charging.title, value: PATENT_FAMILIES.charging },
      ],
    },
  };
}
