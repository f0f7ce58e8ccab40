import type { DataRow } from '../../../views/sections/ValueTable.tsx';
import type { RenderContext } from '../../model/renderContext.ts';
import { productPath, manualPath } from '../../catalog/catalog.ts';
import { conditionText, formatValue, type FigureWords } from '../../catalog/dataTable.ts';
import type { RowKey } from '../../catalog/family.ts';
import { powerOf } from '../../catalog/largestSystem.ts';
import { figureOf, type Model } from '../../catalog/models.ts';
import {
  categoryOf,
  identifierPath,
  passportFile,
  serialsOf,
  warrantyYears,
} from '../../catalog/passport.ts';
import type { Words } from '../../model/words.ts';
import { organization } from '../../organization.ts';
import { downloadFile } from './downloads.ts';

type PassportWords = Words['passport'];
/** Rows of the data sheet, of which the first that the model has is shown, or what no data sheet has. */
type Entry = readonly RowKey[] | keyof PassportWords['rows'];

/** What Annex XIII, point 1, makes public, in its order. What the catalog lacks is shown as not declared. */
const GROUPS: Readonly<Record<keyof PassportWords['groups'], readonly Entry[]>> = {
  identity: ['model', 'gtin', 'serial', 'manufacturer', 'category', 'made', ['weight'], 'extinguishing'],
  materials: [['chemistry'], 'hazardous', 'critical', 'footprint', 'sourcing', 'recycled', 'renewable'],
  performance: [
    ['capacity'],
    ['energy'],
    ['nominalVoltage'],
    ['voltageRange'],
    ['continuousPower'],
    ['continuousCurrent'],
    ['peakCurrent'],
    ['chargeCurrent'],
    ['operatingTemperature'],
    ['chargingTemperature'],
    ['cycleLife'],
    'threshold',
    'idleTemperature',
    'warranty',
    ['dcEfficiency', 'acEfficiency'],
    'halfLife',
    'resistance',
    'cRate',
  ],
  conformity: ['marking', 'declaration', 'waste'],
};

/** Rows that not every battery has, and that are left out then. */
const OPTIONAL: readonly RowKey[] = ['continuousCurrent', 'peakCurrent', 'chargeCurrent'];

/** The values that the catalog or the texts have; the others are not declared. */
const VALUES: Readonly<
  Partial<Record<keyof PassportWords['rows'], (model: Model, words: FigureWords) => string | undefined>>
> = {
  model: ({ name }) => name,
  gtin: ({ gtin }) => gtin,
  serial: (model) => serialsOf(model).join(),
  manufacturer: () => {
    const { streetAddress, postalCode, addressLocality } = organization.address;
    return `${organization.legalName}, ${streetAddress}, ${postalCode} ${addressLocality}`;
  },
  category: (model, { words }) => words.passport.values[categoryOf(model)],
  made: (_, { words }) => words.passport.values.made,
  extinguishing: (_, { words }) => words.passport.values.extinguishing,
  critical: (_, { words }) => words.passport.values.critical,
  threshold: (model, context) =>
    formatValue(figureOf(model, ['cycleLife'])?.row.conditions.endCapacity, '%', context),
  warranty: (model, { format }) => {
    const years = warrantyYears(model);
    return years === undefined ? undefined : format.duration(years, 'year');
  },
  cRate: (model, context) => {
    const rate = figureOf(model, ['cycleLife'])?.row.conditions.cRate;
    return rate === undefined ? undefined : conditionText({ cRate: rate }, context);
  },
  marking: (_, { words }) => words.passport.values.marking,
  declaration: (_, { words }) => words.passport.values.declaration,
  waste: (_, { words }) => words.passport.values.waste,
};

function rowOf(entry: Entry, model: Model, context: FigureWords): readonly DataRow[] {
  const { passport, products } = context.words;
  const { undeclared } = passport.values;
  if (typeof entry === 'string') {
    // Annex XIII asks for it of electric vehicle batteries only.
    if (entry === 'threshold' && categoryOf(model) !== 'ev') return [];
    const value = VALUES[entry]?.(model, context) ?? undeclared;
    return [{ label: passport.rows[entry], conditions: '', values: [value] }];
  }
  const [first] = entry;
  if (first === undefined) return [];
  const figure = first === 'continuousPower' ? powerOf(model) : figureOf(model, entry);
  if (!figure) {
    return OPTIONAL.includes(first)
      ? []
      : [{ label: products.rows[first], conditions: '', values: [undeclared] }];
  }
  const { row, value } = figure;
  return [
    {
      label: products.rows[row.key],
      conditions: conditionText(row.conditions, context),
      values: [formatValue(value, row.unit, context)],
    },
  ];
}

/** The public part of the battery passport of a model. */
export function passportData(model: Model, context: RenderContext, siteUrl: string) {
  const { words, t, language } = context;
  const { passport, products } = words;
  const { product: subject, name } = model;
  return {
    title: t('passport:title', { model: name }),
    product: { to: productPath(subject), name: products.products[subject].name },
    groups: (Object.keys(GROUPS) as (keyof PassportWords['groups'])[]).map((id) => ({
      id,
      heading: passport.groups[id].heading,
      caption: passport.groups[id].note,
      corner: passport.item,
      columns: [{ name }],
      rows: GROUPS[id].flatMap((entry) => rowOf(entry, model, context)),
    })),
    declaration: downloadFile({ subject, kind: 'declaration', language: language.code }, context),
    manual: `${manualPath(subject)}#disposal`,
    data: passportFile(model),
    identifier: { address: siteUrl + identifierPath(model), path: identifierPath(model) },
  };
}
