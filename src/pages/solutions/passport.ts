import type { DataRow } from '../../../views/sections/ValueTable.tsx';
import type { RenderContext } from '../../model/renderContext.ts';
import { familyOf, manualPath, productPath } from '../../catalog/catalog.ts';
import { conditionText, formatValue, type FigureWords } from '../../catalog/dataTable.ts';
import type { RowKey } from '../../catalog/family.ts';
import { modelsWith } from '../../catalog/features.ts';
import { studyOf } from '../../catalog/footprint.ts';
import { powerOf } from '../../catalog/largestSystem.ts';
import { figureOf, type Model } from '../../catalog/models.ts';
import { batteryOf, identifierPath, passportFile, SERIALS } from '../../catalog/passport.ts';
import type { Split } from '../../model/value.ts';
import type { Words } from '../../model/words.ts';
import { organization } from '../../organization.ts';
import { downloadFile } from './downloads.ts';

type PassportWords = Words['passport'];
/** A row of the data sheet, or what no data sheet has. */
type Entry = RowKey | keyof PassportWords['rows'];

const entries = <Text extends string>(text: Text) => text.split(' ') as Split<Text>[];

/** What Annex XIII, point 1, makes public, in its order. What the catalog lacks is shown as not declared. */
const GROUPS: Readonly<Record<keyof PassportWords['groups'], readonly Entry[]>> = {
  identity: entries('model gtin serial manufacturer category made weight extinguishing'),
  materials: entries('chemistry hazardous critical footprint sourcing recycled renewable'),
  performance: [
    ...entries('capacity energy nominalVoltage voltageRange continuousPower continuousCurrent peakCurrent'),
    ...entries('chargeCurrent operatingTemperature chargingTemperature cycleLife threshold idleTemperature'),
    ...entries('warranty dcEfficiency halfLife resistance cRate'),
  ],
  conformity: entries('marking declaration waste'),
};

/** Rows that not every battery has, and that are left out then. */
const OPTIONAL = new Set<Entry>(['continuousCurrent', 'peakCurrent', 'chargeCurrent']);

const conditionsOf = (model: Model) => figureOf(model, ['cycleLife'])?.row.conditions ?? {};

/** Values from the catalog; other rows have a text of their name, or are not declared. */
const VALUES: Readonly<Partial<Record<Entry, (model: Model, words: FigureWords) => string>>> = {
  model: ({ name }) => name,
  gtin: ({ gtin }) => gtin,
  serial: () => SERIALS.join(),
  manufacturer: () => {
    const { streetAddress, postalCode, addressLocality } = organization.address;
    return `${organization.legalName}, ${streetAddress}, ${postalCode} ${addressLocality}`;
  },
  category: (model, { words }) => words.passport.values[batteryOf(model).category],
  footprint: (model, { words }) => words.passport.values[studyOf(model) ? 'footprint' : 'footprintOnRequest'],
  threshold: (model, context) => formatValue(conditionsOf(model).endCapacity, '%', context),
  warranty: (model, { format }) => format.duration(batteryOf(model).warrantyYears, 'year'),
  cRate: (model, context) => {
    const { cRate } = conditionsOf(model);
    return cRate === undefined ? '–' : conditionText({ cRate }, context);
  },
};

function rowOf(entry: Entry, model: Model, context: FigureWords): readonly DataRow[] {
  const { passport, products } = context.words;
  const texts: Readonly<Record<string, string>> = passport.values;
  // Annex XIII asks for it of electric vehicle batteries only.
  if (entry === 'threshold' && !batteryOf(model).mayDriveVehicle) return [];
  const plain = (label: string): DataRow => ({
    label,
    conditions: '',
    values: [VALUES[entry]?.(model, context) ?? texts[entry] ?? passport.values.undeclared],
  });
  if (isOwn(entry, passport.rows)) return [plain(passport.rows[entry])];
  const keys: readonly RowKey[] = entry === 'dcEfficiency' ? [entry, 'acEfficiency'] : [entry];
  const figure = entry === 'continuousPower' ? powerOf(model) : figureOf(model, keys);
  if (!figure) return OPTIONAL.has(entry) ? [] : [plain(products.rows[entry])];
  const { row, value } = figure;
  const isSinglePhase = modelsWith(familyOf(model.product), 'singlePhase').includes(model.name);
  const own = Object.entries(row.conditions).filter(
    ([key]) => isSinglePhase || key !== 'singlePhaseInGermany',
  );
  const conditions = conditionText(Object.fromEntries(own), context);
  return [{ label: products.rows[row.key], conditions, values: [formatValue(value, row.unit, context)] }];
}

function isOwn(entry: Entry, rows: PassportWords['rows']): entry is keyof PassportWords['rows'] {
  return entry in rows;
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
