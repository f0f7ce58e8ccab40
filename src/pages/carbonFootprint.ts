import { CarbonFootprintPage } from '../../views/pages/company/CarbonFootprintPage.tsx';
import type { CalculatorField, CalculatorProps } from '../../views/sections/FootprintCalculator.tsx';
import type { Site } from '../../views/site.tsx';
import { EFFICIENCY, FOOTPRINT_STAGES, MAKING_FACTOR } from '../company/footprint.ts';
import { calculate, MOST_ENERGY_MWH, MOST_FACTOR } from '../company/footprintCalculator.ts';
import type { Avoided, Field } from '../company/footprintCalculator.ts';
import { headOf } from './headOf.ts';
import { definePage } from './page.ts';

export const carbonFootprintPage = definePage({
  id: 'carbonFootprint',
  desktop: ['/about-us/carbon-footprint'],
  label: ({ words }) => words.nav.carbonFootprint,
  load: ({ site, query }) => ({
    stages: FOOTPRINT_STAGES.map(([stage, value]) => ({
      label: site.words.about['carbon-footprint'].method.items[stage].title,
      value,
    })),
    calculator: footprintAnswer(query, site),
  }),
  head: (_, { site }) => headOf(site.words.about['carbon-footprint']),
  view: CarbonFootprintPage,
});

/** Calculator output for a query string: the two fields, and the result lines if both values are valid. */
export function footprintAnswer(query: URLSearchParams, site: Site): CalculatorProps {
  const { energy, factor, result } = calculate(query, site.language.tag);
  return {
    energy: field(energy, 'energyTooLarge', MOST_ENERGY_MWH, site),
    factor: field(factor, 'factorTooLarge', MOST_FACTOR, site),
    ...(result ? { result: resultLines(result, site) } : {}),
  };
}

function field(
  { text, fault }: Field,
  tooLarge: 'energyTooLarge' | 'factorTooLarge',
  most: number,
  { words, t, format }: Site,
): CalculatorField {
  if (fault === undefined) return { text };
  if (fault !== 'tooLarge') return { text, fault: words.company.calculator[fault] };
  return { text, fault: t(`company:calculator.${tooLarge}`, { most: format.number(most) }) };
}

function resultLines(
  { stored, delivered, avoided, making, net }: Avoided,
  { words, t, format }: Site,
): [string, string][] {
  const { calculator } = words.company;
  const energy = (value: number) =>
    t('company:calculator.energyValue', { value: format.number(tidy(value)) });
  const tonnes = (value: number) => t('company:calculator.tonnes', { value: format.number(tidy(value)) });
  const grams = format.number(Math.round(MAKING_FACTOR * 1000));
  return [
    [calculator.stored, energy(stored)],
    [t('company:calculator.delivered', { efficiency: format.number(EFFICIENCY * 100) }), energy(delivered)],
    [calculator.avoided, tonnes(avoided)],
    [`${calculator.making} (${grams} g/kWh)`, tonnes(making)],
    [
      calculator.net,
      net < 0
        ? t('company:calculator.more', { value: format.number(tidy(-net)) })
        : t('company:calculator.netValue', { value: format.number(tidy(net)) }),
    ],
  ];
}

/** Rounds an estimate: to whole numbers, or to two significant digits below 10. */
function tidy(value: number): number {
  return value >= 10 || value === 0 ? Math.round(value) : Number(value.toPrecision(2));
}
