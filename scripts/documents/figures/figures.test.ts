import { describe, expect, it } from 'vitest';
import { familyOf, PRODUCT_IDS } from '../../../src/catalog/catalog.ts';
import { dataTable } from '../../../src/catalog/dataTable.ts';
import { modelsWith } from '../../../src/catalog/features.ts';
import { formatOf } from '../../../src/locale/format.ts';
import { words } from '../../../test/kit/words.ts';
import { blocksOf, itemsIn, leaves, manuals } from '../manuals/englishManuals.ts';
import { hasProportions, measured } from './dimensions.ts';
import { readDrawing } from './drawing.ts';
import { drawFigures } from './drawFigures.ts';
import { numberParts } from './numberParts.ts';

const drawings = new Map(
  await Promise.all(PRODUCT_IDS.map(async (id) => [id, await readDrawing(id)] as const)),
);
const drawn = PRODUCT_IDS.flatMap((id) => {
  const drawing = drawings.get(id);
  return drawing ? [{ id, family: familyOf(id), drawing }] : [];
});
const figuresOf = (id: (typeof PRODUCT_IDS)[number], name: string) =>
  blocksOf(id).flatMap((block) => (block.type === 'figure' && block.figure === name ? [block] : []));

describe('the figures of the manuals', () => {
  it('show a model of the product', () => {
    expect(drawn.length).toBeGreaterThan(0);
    for (const { id, family, drawing } of drawn) expect(family.models, id).toContain(drawing.model);
  });

  it('number only parts that the drawn model has, each once', () => {
    for (const { id, family, drawing } of drawn) {
      const names = numberParts(drawing, family).map(({ name }) => name);
      expect(new Set(names).size, id).toBe(names.length);
      const has = (feature: 'craneEyes' | 'carryingHandles' | 'servicePlug') =>
        modelsWith(family, feature).includes(drawing.model);
      if (names.includes('liftingEye')) expect(has('craneEyes'), id).toBe(true);
      if (names.includes('handle')) expect(has('carryingHandles'), id).toBe(true);
      if (names.includes('servicePlug')) expect(has('servicePlug'), id).toBe(true);
    }
  });

  it('name every number of the drawing in the legend', () => {
    for (const { id, family, drawing } of drawn) {
      const { parts = '' } = drawFigures(drawing, family);
      const numbers = Array.from(parts.matchAll(/<text[^>]*>(\d+)<\/text>/gu), ([, number]) => number);
      const [figure] = figuresOf(id, 'parts');
      expect(figure?.parts.map(([number]) => number) ?? [], id).toEqual(numbers);
    }
  });

  it('keep the numbers apart and inside the drawing', () => {
    for (const { id, family, drawing } of drawn) {
      const labels = numberParts(drawing, family).map(({ label }) => label);
      for (const [place, [x, y]] of labels.entries()) {
        expect(y, id).toBeGreaterThan(0.03);
        expect(y, id).toBeLessThan(0.97);
        for (const [otherX, otherY] of labels.slice(place + 1))
          expect(x !== otherX || Math.abs(y - otherY) > 0.06, id).toBe(true);
      }
    }
  });

  it('state the dimensions of each model as the catalog does', () => {
    const context = { words: words.en, format: formatOf('en'), today: undefined };
    for (const id of PRODUCT_IDS) {
      const family = familyOf(id);
      const { rows } = dataTable(family, context);
      const expected = (['width', 'depth', 'height'] as const).flatMap((key) => {
        const row = rows[family.rows.findIndex((one) => one.key === key)];
        return row ? [row.values] : [];
      });
      const shown = figuresOf(id, 'dimensions').flatMap((figure) => figure.rows.map(({ values }) => values));
      expect(shown, id).toEqual(expected);
    }
  });

  it('letter the dimensions on what has the proportions of the catalog', () => {
    const sizes = { width: 1000, depth: 500, height: 800 };
    const flat = { width: 500, depth: 1000, height: 800 };
    let boxes = 0;
    for (const id of PRODUCT_IDS) {
      const family = familyOf(id);
      const sized = measured(drawings.get(id), family);
      const { [0]: width } = family.rows.filter(({ key }) => key === 'width');
      expect(sized !== undefined, id).toBe(width !== undefined);
      if (!sized) continue;
      const place = family.models.indexOf(sized.model);
      const own = Object.fromEntries(family.rows.map(({ key, values }) => [key, Number(values[place])]));
      const { width: across = 0, depth = 0, height = 0 } = own;
      expect(hasProportions(sized, { width: across, depth, height }), id).toBe(true);
      if (sized.isBox) boxes += 1;
    }
    expect(boxes).toBeGreaterThan(0);
    const [box] = PRODUCT_IDS.flatMap((id) => measured(undefined, familyOf(id)) ?? []);
    expect(box && hasProportions(box, sizes)).toBe(false);
    expect(box && hasProportions(box, flat)).toBe(false);
  });

  it('show how to lift exactly where a step asks for an angle of the sling', () => {
    const { transport } = manuals.en.common.headings;
    for (const id of PRODUCT_IDS) {
      const asks = itemsIn(id, transport).some((step) => /45° or less from vertical/u.test(step));
      expect(figuresOf(id, 'lifting').length, id).toBe(asks ? 1 : 0);
    }
  });

  it('state each clearance of a front view as its step does, with the letters of the drawing', () => {
    const shown = PRODUCT_IDS.flatMap((id) => {
      const steps = blocksOf(id).flatMap((block) => (block.type === 'figure' ? [] : leaves(block)));
      const { clearances = '' } = drawFigures(undefined, familyOf(id));
      return figuresOf(id, 'clearances').flatMap((figure) =>
        figure.parts.map(([letter, text]) => {
          const value = /[\d.]+\s\S+$/u.exec(text)?.[0] ?? 'no value';
          expect(
            steps.filter((step) => /clear/u.test(step) && step.includes(value)),
            `${id}: ${text}`,
          ).not.toEqual([]);
          expect(clearances, id).toContain(`>${letter}</text>`);
          return id;
        }),
      );
    });
    expect(new Set(shown)).toEqual(new Set(['household', 'portable', 'cloud']));
  });
});
