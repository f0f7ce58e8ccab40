import { CarbonFootprintPage } from '../../../views/pages/company/CarbonFootprintPage.tsx';
import type { CalculatorField, CalculatorProps } from '../../../views/sections/FootprintCalculator.tsx';
import type { RenderContext } from '../../../views/renderContext.tsx';
import { definePage } from '../../pageTable/page.ts';
import {
  EFFICIENCY,
  FOOTPRINT_STAGES,
  MAKING_FACTOR,
  calculate,
  MOST_ENERGY_MWH,
  MOST_FACTOR,
  type Avoided,
  type Field,
} from './footprint.ts';

export const carbonFootprintPage = definePage({
  id: 'carbonFootprint',
  desktop: '/about-us/carbon-footprint',
  words: ({ about }) => about['carbon-footprint'],
  load: ({ context, query }) => ({
    stages: FOOTPRINT_STAGES.map(([stage, value]) => ({
      label: context.words.about['carbon-footprint'].method.items[stage].title,
      value,
    })),
    calculator: footprintAnswer(query, context),
  }),
  view: CarbonFootprintPage,
});

/** Calculator output for a query string: the two fields, and the result lines if both values are valid. */
export function footprintAnswer(query: URLSearchParams, context: RenderContext): CalculatorProps {
  const { energy, factor, result } = calculate(query, context.language.tag);
  return {
    energy: field(energy, 'energyTooLarge', MOST_ENERGY_MWH, context),
    factor: field(factor, 'factorTooLarge', MOST_FACTOR, context),
    result: result && resultLines(result, context),
  };
}

function field(
  { text, fault }: Field,
  tooLarge: 'energyTooLarge' | 'factorTooLarge',
  most: number,
  { words, t, format }: RenderContext,
): CalculatorField {
  if (fault === undefined) return { text };
  if (fault !== 'tooLarge') return { text, fault: words.company.calculator[fault] };
  return { text, fault: t(`company:calculator.${tooLarge}`, { most: format.number(most) }) };
}

function resultLines(
  { stored, delivered, avoided, making, net }: Avoided,
  { words, t, format }: RenderContext,
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
