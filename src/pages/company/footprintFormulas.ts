import type { Formula } from '../../../views/sections/Formulas.tsx';
import type { RenderContext } from '../../model/renderContext.ts';
import { formatValue } from '../../catalog/dataTable.ts';
import { footprintOf, SOLAR_GRAMS, type StorageModel } from '../../catalog/footprint.ts';

/** The steps that lead from a model's data sheet to its footprint, in words and in numbers. */
export function formulasOf(model: StorageModel, context: RenderContext): readonly Formula[] {
  const { words, t, format } = context;
  const { items } = words.about['carbon-footprint'].calculation;
  const { masses, delivered, makingGrams, useGrams } = footprintOf(model);
  const percent = (value: number) => formatValue(value, '%', context);
  const energy = formatValue(Math.round(delivered), 'kWh', context);
  const bare = (value: number) => format.number(toTenth(value));
  const withUnit = (text: string, unit: string) => `${text}${format.unitSpace(unit)}${unit}`;
  const grams = (value: number) => withUnit(bare(value), 'g/kWh');
  return [
    {
      ...items.delivered,
      term: `${format.number(model.cycles)} × ${percent(model.depthOfDischarge)} × (${percent(100)} + ${percent(model.endCapacity)}) / 2`,
      result: energy,
    },
    {
      ...items.making,
      term: `${withUnit(`(${masses.map(format.number).join(' + ')})`, 'kg')} / ${energy}`,
      result: grams(makingGrams),
    },
    {
      title: items.use.title,
      text: t('about:carbon-footprint.calculation.items.use.text', {
        current: words.company.footprint.current[model.current],
      }),
      term: `(1 / ${percent(model.efficiency)} − 1) × ${grams(SOLAR_GRAMS)}`,
      result: grams(useGrams),
    },
    {
      ...items.total,
      term: withUnit(`(${bare(makingGrams)} + ${bare(useGrams)})`, 'g/kWh'),
      // The sum of the rounded numbers in the term, so that the equation is true as shown.
      result: grams(toTenth(makingGrams) + toTenth(useGrams)),
    },
  ];
}

/** Rounds to one decimal. */
export function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
