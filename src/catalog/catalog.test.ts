import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod';
import words from '../../locales/en/products.json' with { type: 'json' };
import solutionWords from '../../locales/en/solutions.json' with { type: 'json' };
import { gtin14 } from './gtin.ts';
import { familyOf, PRODUCT_IDS, solutions } from './catalog.ts';
import { CONDITION_UNITS, type Conditions } from './conditions.ts';
import { isUnitSymbol, type Value } from '../model/value.ts';
import { DOCUMENT_KINDS, row, type RowKey, type RowOf, same } from './family.ts';
import { SYSTEM_IDS } from './systems.ts';

const families = PRODUCT_IDS.map(familyOf);
const rows = families.flatMap((family) => family.rows);

const isKeyOf = (table: object) => (key: string) => Object.hasOwn(table, key);
const text = z.string().trim().min(1);
const number = z.number();
const valueSchema: z.ZodType<Value> = z.lazy(() =>
  z.union([
    number,
    z.tuple([number, number]).refine(([min, max]) => min < max, 'a range must ascend'),
    z.boolean(),
    z.strictObject({ code: text }),
    z.strictObject({
      word: z.custom<keyof typeof words.values>((key) => isKeyOf(words.values)(String(key))),
    }),
    z.strictObject({ list: z.array(valueSchema).min(1) }),
  ]),
);
const revision = z.strictObject({ letter: z.string().regex(/^[A-Z]$/u), date: z.iso.date() });
const familySchema = z.object({
  prefix: z.string().regex(/^AV-[A-Z]{2}$/u),
  revisions: z.record(z.enum(DOCUMENT_KINDS), revision),
  rows: z
    .array(
      z.strictObject({
        key: text.refine(isKeyOf(words.rows), 'the row has no label'),
        unit: text
          .refine((unit) => isUnitSymbol(unit) || isKeyOf(words.units)(`${unit}_other`), 'unknown unit')
          .optional(),
        featured: z.boolean(),
        deciding: z.boolean(),
        conditions: z.partialRecord(
          z.custom<keyof Conditions>((key) => isKeyOf(words.conditions)(String(key))),
          valueSchema,
        ),
        values: z.array(valueSchema),
      }),
    )
    .min(10),
  models: z.array(text).min(1).max(4),
  gtins: z.array(
    z
      .string()
      .regex(/^0952\d{10}$/u)
      .refine((gtin) => gtin14(gtin) === gtin),
  ),
  standards: z.array(text).min(1),
});

const leaves = (value: Value | undefined): readonly Value[] => {
  if (value === undefined) return [];
  return typeof value === 'object' && 'list' in value ? value.list.flatMap(leaves) : [value];
};

describe('every family', () => {
  it.each(families.map((family) => [family.id, family] as const))('%s matches the schema', (_id, family) => {
    const result = familySchema.safeParse(family);
    expect(result.success ? '' : z.prettifyError(result.error)).toBe('');
  });

  it('has one value per row and model; a missing value does not compile', () => {
    type Cells = RowOf<readonly ['60', '120']>;
    expectTypeOf(row('kW', 60, 120)).toExtend<Cells>();
    expectTypeOf(same('kW', 60)).toExtend<Cells>();
    expectTypeOf(row('kW', 60)).not.toExtend<Cells>();
    expectTypeOf(row('kW', 60, 120, 240)).not.toExtend<Cells>();
    for (const family of families) {
      for (const { key, values } of family.rows)
        expect(values, `${family.id} ${key}`).toHaveLength(family.models.length);
      for (const model of family.models) expect(model.startsWith(`${family.prefix} `), model).toBe(true);
    }
  });

  it.each(families.map((family) => [family.id, family] as const))(
    '%s has three key figures',
    (_id, family) => {
      const featured = family.rows.filter((row) => row.featured);
      expect(featured).toHaveLength(3);
      for (const { key, values } of featured) {
        for (const value of values) expect(leaves(value), `${family.id} ${key}`).toHaveLength(1);
      }
    },
  );

  it('has six rows to decide by, if it has a solution page; the key figures are among them', () => {
    for (const { id, solution, rows } of families) {
      if (solution)
        expect(
          rows.filter(({ deciding }) => deciding),
          id,
        ).toHaveLength(6);
      expect(
        rows.filter(({ featured, deciding }) => featured && !deciding),
        id,
      ).toEqual([]);
    }
  });

  it('has values of a single type in each row, so that models can be compared', () => {
    const kind = (value: Value) => {
      if (Array.isArray(value)) return 'range';
      return typeof value === 'object' ? Object.keys(value).join() : typeof value;
    };
    for (const family of families) {
      for (const { key, values } of family.rows)
        expect([...new Set(values.map(kind))], `${family.id} ${key}`).toHaveLength(1);
    }
  });

  it('states the conditions of every figure that depends on them', () => {
    const measured: readonly RowKey[] = [
      'energy',
      'capacity',
      'usableEnergy',
      'cycleLife',
      'continuousCurrent',
      'peakCurrent',
      'chargeCurrent',
      'chargePower',
      'chargingTime',
      'mainsChargingTime',
      'dcEfficiency',
      'acEfficiency',
      'efficiency',
      'driveEfficiency',
      'inverterEfficiency',
      'continuousPower',
      'peakPower',
      'continuousTorque',
      'peakTorque',
      'axleTorque',
      'surgePower',
      'overload',
      'soundLevel',
      'standbyPower',
      'sleepCurrent',
      'auxiliaryConsumption',
      'temperatureSpread',
      'cellVoltageError',
      'currentError',
      'socError',
      'powerFactor',
      'harmonics',
      'commandLatency',
    ];
    const bare = families.flatMap(({ id, rows }) =>
      rows
        .filter(({ key, conditions }) => measured.includes(key) && Object.keys(conditions).length === 0)
        .map(({ key }) => `${id} ${key}`),
    );
    expect(bare).toEqual([]);
    expect(measured.filter((key) => !rows.some((row) => row.key === key))).toEqual([]);
  });

  it('has a unique id, prefix and model names', () => {
    const models = families.flatMap((family) => family.models);
    for (const names of [models, PRODUCT_IDS, families.map((family) => family.prefix)])
      expect(new Set(names).size).toBe(names.length);
  });
});

describe('locale entries', () => {
  it('exist for every product, system and solution, and for nothing else', () => {
    expect(Object.keys(words.products)).toEqual(PRODUCT_IDS);
    expect(Object.keys(solutionWords.systems)).toEqual(SYSTEM_IDS);
    expect(Object.keys(solutionWords.solutions)).toEqual(solutions.map(({ name }) => name));
  });

  it('have no unused labels, units or values', () => {
    const keys = new Set<string>(rows.map(({ key }) => key));
    const conditions = new Set(rows.flatMap((row) => Object.keys(row.conditions)));
    const units = new Set<string>(rows.map(({ unit }) => unit ?? ''));
    const values = new Set<string>(['yes', 'no']);
    for (const value of rows.flatMap((row) => row.values).flatMap(leaves)) {
      if (typeof value === 'object' && 'word' in value) values.add(value.word);
    }
    expect(Object.keys(words.rows).filter((key) => !keys.has(key))).toEqual([]);
    expect(Object.keys(words.conditions).filter((key) => !conditions.has(key))).toEqual([]);
    expect(Object.keys(CONDITION_UNITS).filter((key) => !conditions.has(key))).toEqual([]);
    expect(Object.keys(words.units).filter((key) => !units.has(key.replace(/_\w+$/u, '')))).toEqual([]);
    expect(Object.keys(words.values).filter((key) => !values.has(key))).toEqual([]);
  });

  it('contain numbers only in names of standards: all other figures come from the catalog', () => {
    const standards = /(?:IEC|ISO|SAE|UL|UN|OCPP)[\s\u00a0][JR]?[\d.]*\d(?:-\d+)*[A-Z]?/gu;
    const prose = JSON.stringify([words.products, solutionWords]).replace(standards, '');
    expect(prose.match(/.{0,30}\d.{0,20}/gu) ?? []).toEqual([]);
  });
});
