import { modelsWith } from '../../../src/catalog/features.ts';
import { fill } from '../../../src/common/fill.ts';
import type { Block, TableRow } from '../../../src/model/manual.ts';
import { embed } from '../embed.ts';
import type { Input } from '../manuals/manualInput.ts';
import { CLEARANCE_LETTERS, CLEARANCES, type Side } from './clearances.ts';
import { DIMENSIONS, measured } from './dimensions.ts';
import type { PartName } from './drawing.ts';
import { numberParts } from './numberParts.ts';

/** Functions that make the figures of a manual, each with its heading; nothing if the product lacks what they show. */
export function figuresOf({ words, family, drawing, valueOf, apart, join, rowOf, language }: Input) {
  const { figures, headings, onlyFor } = words.common;
  const sized = measured(drawing, family);
  const model = drawing?.model ?? sized?.model ?? '';
  const filled = (text: string) => fill(text, (name) => (name === 'model' ? apart(model) : valueOf(name)));
  const nameOf = (part: PartName) =>
    figures.parts[part === 'liftingEye' && family.manual !== 'pack' ? 'eyebolt' : part];
  const titled = (title: string, figure: Omit<Extract<Block, { type: 'figure' }>, 'type'>): Block[] => [
    { type: 'heading', text: title },
    { type: 'figure', ...figure },
  ];

  return {
    parts(): Block[] {
      const parts = drawing ? numberParts(drawing, family) : [];
      if (!drawing || parts.length === 0) return [];
      return titled(headings.parts, {
        figure: 'parts',
        alt: filled(figures.partsAlt),
        caption: filled(figures.partsCaption),
        parts: parts.map(({ number, name }) => [String(number), nameOf(name)]),
        rows: [],
      });
    },
    dimensions(): Block[] {
      const rows = Object.entries(DIMENSIONS).flatMap(([key, letter]): TableRow[] => {
        const row = rowOf(key);
        return row ? [{ ...row, label: `${letter} ${row.label}` }] : [];
      });
      if (!sized) return [];
      return titled(headings.dimensions, {
        figure: 'dimensions',
        alt: filled(sized.isBox ? figures.boxAlt : figures.dimensionsAlt),
        caption: filled(sized.isBox ? figures.boxCaption : figures.dimensionsCaption),
        parts: [],
        rows,
      });
    },
    clearances(): Block[] {
      const sides = Object.entries(CLEARANCES[family.manual] ?? {}) as [Side, string][];
      if (sides.length === 0) return [];
      return titled(headings.clearances, {
        figure: 'clearances',
        alt: figures.clearancesAlt,
        caption: figures.clearancesCaption,
        parts: sides.map(([side, name]) => [
          CLEARANCE_LETTERS[side],
          fill(figures.clearances[side], () => valueOf(name)),
        ]),
        rows: [],
      });
    },
    lifting(): Block[] {
      const models = modelsWith(family, 'craneEyes');
      if (models.length === 0 || valueOf('slingAngle') === undefined) return [];
      const caption =
        models.length === family.models.length
          ? figures.liftingCaption
          : embed(onlyFor, { models: join(models), text: figures.liftingCaption }, language);
      return titled(headings.lifting, {
        figure: 'lifting',
        alt: figures.liftingAlt,
        caption: filled(caption),
        parts: [],
        rows: [],
      });
    },
  };
}
