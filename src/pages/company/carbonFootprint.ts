import { CarbonFootprintPage } from '../../../views/pages/company/CarbonFootprintPage.tsx';
import type { CalculatorProps } from '../../../views/sections/FootprintCalculator.tsx';
import type { FormFieldProps } from '../../../views/sections/FormField.tsx';
import type { RenderContext } from '../../model/renderContext.ts';
import { productPath } from '../../catalog/catalog.ts';
import { formatValue } from '../../catalog/dataTable.ts';
import { footprintOf, SOLAR_GRAMS, STORAGE_MODELS, type StorageModel } from '../../catalog/footprint.ts';
import type { FieldRanges } from '../../catalog/sizing/fields.ts';
import { definePage } from '../../pageTable/page.ts';
import { avoidedEmissions, calculate, FOOTPRINT_FIELDS, type Avoided } from './footprint.ts';
import { calculatorField, type FieldTexts } from '../calculators/calculatorField.ts';
import { formulasOf, toTenth } from './footprintFormulas.ts';

export const carbonFootprintPage = definePage({
  id: 'carbonFootprint',
  desktop: '/about-us/carbon-footprint',
  words: ({ about }) => about['carbon-footprint'],
  load: ({ context, query }) => {
    const { model } = calculate(query, context.language.tag);
    return {
      model: model.name,
      product: productPath(model.product),
      stages: footprintOf(model).stages.map(([stage, grams]) => ({
        label: context.words.about['carbon-footprint'].method.items[stage].title,
        value: toTenth(grams),
      })),
      assumption: context.t('company:footprint.text', { intensity: context.format.number(SOLAR_GRAMS) }),
      formulas: formulasOf(model, context),
      example: exampleText(model, context),
      calculator: footprintAnswer(query, context),
    };
  },
  view: CarbonFootprintPage,
});

/** Calculator output for a query string: the fields, and the result lines if both values are valid. */
function footprintAnswer(query: URLSearchParams, context: RenderContext): CalculatorProps {
  const { words, t, format } = context;
  const { calculator } = words.company;
  const { model, fields, result } = calculate(query, context.language.tag);
  const texts: Readonly<Record<string, FieldTexts>> = {
    energy: { label: calculator.energy, hint: calculator.energyHint },
    factor: { label: calculator.factor, hint: calculator.factorHint },
  };
  const ranges: FieldRanges = FOOTPRINT_FIELDS;
  const { most, example } = FOOTPRINT_FIELDS.factor;
  return {
    model: modelField(model, context),
    note: model.current === 'dc' ? t('company:footprint.dcNote', { model: model.name }) : undefined,
    fields: fields.map((field) => ({
      ...calculatorField(field, texts[field.name], ranges[field.name], context),
      ...(field.name === 'factor' &&
        field.fault?.kind === 'atMost' && {
          fault: t('company:calculator.factorTooLarge', {
            most: format.number(most),
            grams: format.number(example * 1000),
            factor: format.number(example),
          }),
        }),
    })),
    result: result && resultLines(model, result, context),
  };
}

function modelField(chosen: StorageModel, context: RenderContext): FormFieldProps {
  const groups = [...Map.groupBy(STORAGE_MODELS, ({ product }) => product)].map(([product, models]) => ({
    label: context.words.products.products[product].name,
    options: models.map((model) => [model.name, `${model.name} · ${efficiencyOf(model, context)}`] as const),
  }));
  const label = context.words.company.footprint.model;
  return { name: 'model', kind: 'choice', label, value: chosen.name, groups };
}

function efficiencyOf({ efficiency, current }: StorageModel, context: RenderContext): string {
  return `${formatValue(efficiency, '%', context)} ${context.words.company.footprint.current[current]}`;
}

function exampleText(model: StorageModel, context: RenderContext): string {
  const { energy, factor } = FOOTPRINT_FIELDS;
  const { stored, delivered, avoided, making, net } = avoidedEmissions(model, energy.example, factor.example);
  const { words, t, format } = context;
  const rounded = (value: number) => format.number(tidy(value));
  return t('about:carbon-footprint.use.text', {
    model: model.name,
    efficiency: format.number(model.efficiency),
    current: words.company.footprint.current[model.current],
    factor: format.number(factor.example),
    grams: format.number(toTenth(footprintOf(model).makingGrams)),
    stored: rounded(stored),
    delivered: rounded(delivered),
    avoided: rounded(avoided),
    making: rounded(making),
    net: rounded(net),
  });
}

function resultLines(
  model: StorageModel,
  { stored, delivered, avoided, making, net }: Avoided,
  { words, t, format }: RenderContext,
): [string, string][] {
  const { calculator, footprint } = words.company;
  const energy = (value: number) =>
    t('company:calculator.energyValue', { value: format.number(tidy(value)) });
  const tonnes = (value: number) => t('company:calculator.tonnes', { value: format.number(tidy(value)) });
  return [
    [calculator.stored, energy(stored)],
    [
      t('company:calculator.delivered', {
        efficiency: format.number(model.efficiency),
        current: footprint.current[model.current],
      }),
      energy(delivered),
    ],
    [calculator.avoided, tonnes(avoided)],
    [
      t('company:calculator.making', { grams: format.number(toTenth(footprintOf(model).makingGrams)) }),
      tonnes(making),
    ],
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
