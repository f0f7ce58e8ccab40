import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import solutionWords from '../../locales/en/solutions.json' with { type: 'json' };
import words from '../../locales/en/products.json' with { type: 'json' };
import {
  isUnitSymbol,
  PACK_IDS,
  PRODUCT_IDS,
  SOLUTION_IDS,
  SYSTEM_IDS,
  type Family,
  type Value,
} from './catalogue.ts';
import { packs } from './packs.ts';
import { products } from './products.ts';

const families: readonly Family[] = [...Object.values(products), ...Object.values(packs)];
const models = families.flatMap((family) => family.models);

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
const familySchema = z.strictObject({
  id: text,
  prefix: z.string().regex(/^AV-[A-Z]{2}$/u),
  rows: z
    .array(
      z.strictObject({
        key: text.refine(isKeyOf(words.rows), 'the row has no label'),
        unit: text
          .refine((unit) => isUnitSymbol(unit) || isKeyOf(words.units)(`${unit}_other`), 'unknown unit')
          .optional(),
        featured: z.literal(true).optional(),
      }),
    )
    .min(10),
  models: z
    .array(z.strictObject({ code: text, values: z.record(z.string(), valueSchema) }))
    .min(1)
    .max(4),
  standards: z.array(text).min(1),
});

const leaves = (value: Value | undefined): readonly Value[] => {
  if (value === undefined) return [];
  return typeof value === 'object' && 'list' in value ? value.list.flatMap(leaves) : [value];
};

describe('every family', () => {
  it.each(families.map((family) => [family.id, family] as const))('%s fits the schema', (_id, family) => {
    const result = familySchema.safeParse(family);
    expect(result.success ? '' : z.prettifyError(result.error)).toBe('');
  });

  it.each(families.map((family) => [family.id, family] as const))(
    '%s has a value for each row',
    (_id, family) => {
      const keys = family.rows.map((row) => row.key);
      expect(new Set(keys).size).toBe(keys.length);
      for (const model of family.models) {
        expect(Object.keys(model.values).toSorted(), model.code).toEqual(keys.toSorted());
        expect(model.code.startsWith(`${family.prefix} `), model.code).toBe(true);
      }
    },
  );

  it.each(families.map((family) => [family.id, family] as const))(
    '%s has three key figures',
    (_id, family) => {
      const featured = family.rows.filter((row) => row.featured);
      expect(featured).toHaveLength(3);
      for (const model of family.models) {
        for (const row of featured) {
          expect(leaves(model.values[row.key]), `${model.code} ${row.key}`).toHaveLength(1);
        }
      }
    },
  );

  it('has a value of one kind in a row, so that models can be compared', () => {
    const kind = (value: Value | undefined) => {
      if (Array.isArray(value)) return 'range';
      return typeof value === 'object' ? Object.keys(value).join() : typeof value;
    };
    for (const family of families) {
      for (const row of family.rows) {
        const kinds = new Set(family.models.map((model) => kind(model.values[row.key])));
        expect([...kinds], `${family.id} ${row.key}`).toHaveLength(1);
      }
    }
  });

  it('stands under its own id, with models and prefixes of its own', () => {
    expect(Object.entries(products).map(([id, family]) => [id, family.id])).toEqual(
      PRODUCT_IDS.map((id) => [id, id]),
    );
    expect(Object.entries(packs).map(([id, family]) => [id, family.id])).toEqual(
      PACK_IDS.map((id) => [id, id]),
    );
    const codes = models.map((model) => model.code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(new Set(families.map((family) => family.prefix)).size).toBe(families.length);
  });
});

describe('words', () => {
  it('are there for each family and solution, and for nothing else', () => {
    expect(Object.keys(words.products)).toEqual([...PRODUCT_IDS]);
    expect(Object.keys(words.packs)).toEqual([...PACK_IDS]);
    expect(Object.keys(solutionWords.systems)).toEqual([...SYSTEM_IDS]);
    expect(Object.keys(solutionWords.solutions)).toEqual([...SOLUTION_IDS]);
  });

  it('hold no label that the catalogue does not use', () => {
    const rows = new Set<string>(families.flatMap((family) => family.rows.map((row) => row.key)));
    const units = new Set<string>(families.flatMap((family) => family.rows.map((row) => row.unit ?? '')));
    const values = new Set<string>(['yes', 'no']);
    for (const model of models) {
      for (const value of Object.values(model.values).flatMap(leaves)) {
        if (typeof value === 'object' && 'word' in value) values.add(value.word);
      }
    }
    expect(Object.keys(words.rows).filter((key) => !rows.has(key))).toEqual([]);
    expect(Object.keys(words.units).filter((key) => !units.has(key.replace(/_\w+$/u, '')))).toEqual([]);
    expect(Object.keys(words.values).filter((key) => !values.has(key))).toEqual([]);
  });

  it('repeat no figure of the catalogue: numbers stand only in the names of standards', () => {
    const standards = /(?:IEC|ISO|SAE|UL|UN|OCPP)[\s\u00a0][JR]?[\d.]*\d(?:-\d+)*[A-Z]?/gu;
    const { products: productWords, packs: packWords } = words;
    const prose = JSON.stringify([productWords, packWords, solutionWords]).replace(standards, '');
    expect(prose.match(/.{0,30}\d.{0,20}/gu) ?? []).toEqual([]);
  });
});
