import type words from '../../locales/en/products.json';
import type { SystemId } from './systems.ts';
import type { Unit, Value } from './value.ts';

export type RowKey = keyof typeof words.rows;

/** One row of a data sheet. */
export interface Row {
  readonly key: RowKey;
  readonly unit: Unit | undefined;
  /** Key figure, shown at the top of the page. */
  readonly featured: boolean;
  /** One value per model, in model order. */
  readonly values: readonly Value[];
}

/** Icons for the stages of a flow diagram. */
type StageDrawing =
  | 'battery'
  | 'cable'
  | 'cells'
  | 'charger'
  | 'circuit'
  | 'cloud'
  | 'container'
  | 'cooling'
  | 'forklift'
  | 'gauge'
  | 'grid'
  | 'house'
  | 'inverter'
  | 'monitor'
  | 'plug'
  | 'rack'
  | 'router'
  | 'shield'
  | 'solar'
  | 'tools'
  | 'truck'
  | 'wheel';

/** An icon, and the untranslated current or protocol on the arrow to the next stage. */
type Stage = readonly [drawing: StageDrawing, passes?: string];

/** The solution page that leads to a product, at `/solutions/{system}/{name}`. */
export interface SolutionPlace {
  readonly system: SystemId;
  readonly name: string;
  /** Stages of the flow diagram, in order; their texts are in `solutions.{name}.flow`. */
  readonly flow: readonly Stage[];
}

export const DOCUMENT_KINDS = ['data-sheet', 'manual', 'declaration'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Letter and date: new content gets a new letter and date, corrected spelling a new date only. */
type RevisionText = `${string} ${number}-${number}-${number}`;

interface Revision {
  readonly letter: string;
  /** YYYY-MM-DD; also the date inside the PDF, so that the same content produces the same bytes. */
  readonly date: string;
}

/** Products that are installed, used and disposed of in the same way share the text of their manuals. */
export type ManualKind = 'traction' | 'component' | 'charging' | 'storage' | 'portable' | 'software';

interface FamilyFacts<Place extends SolutionPlace | undefined> {
  /** Missing for packs, which are made for one kind of vehicle. */
  readonly solution: Place;
  /** Name of the picture of the product in use; defaults to its system's. */
  readonly scene: string | undefined;
  readonly manual: ManualKind;
  /** Numbers of the standards that all models meet. */
  readonly standards: readonly string[];
  /** Common prefix of all model names. */
  readonly prefix: string;
}

/** A product family: one page, one data sheet, one to four models. */
export interface Family<
  Id extends string = string,
  Place extends SolutionPlace | undefined = SolutionPlace | undefined,
> extends FamilyFacts<Place> {
  readonly id: Id;
  /** Model names as printed on nameplate and invoice, unique in the catalogue. */
  readonly models: readonly string[];
  readonly rows: readonly Row[];
  readonly revisions: Readonly<Record<DocumentKind, Revision>>;
}

interface RowForm {
  readonly unit?: Unit;
  readonly featured?: true;
}
interface RowValues<Values> extends RowForm {
  readonly values: Values;
}
interface RowValue extends RowForm {
  readonly same: Value;
}

/** A row with one value per model: a missing value does not compile. */
export type RowOf<Models extends readonly string[]> =
  RowValues<{ readonly [Index in keyof Models]: Value }> | RowValue;

type FamilyInput<Models extends readonly string[], Place extends SolutionPlace | undefined> = Omit<
  FamilyFacts<Place>,
  'solution' | 'scene'
> & {
  readonly solution?: Place;
  readonly scene?: string;
  /** Model names without the prefix. */
  readonly models: Models;
  readonly revisions: Readonly<Record<DocumentKind, RevisionText>>;
  readonly rows: { readonly [Key in RowKey]?: RowOf<Models> };
};

/** Declares a product family. Its texts are in `products.{id}` of `locales/{language}/products.json`. */
export function family<
  const Id extends string,
  const Models extends readonly string[],
  const Place extends SolutionPlace | undefined = undefined,
>(
  id: Id,
  { models, rows, revisions, solution, scene, ...facts }: FamilyInput<Models, Place>,
): Family<Id, Place> {
  return {
    id,
    ...facts,
    solution: solution as Place,
    scene,
    models: models.map((model) => `${facts.prefix} ${model}`),
    revisions: {
      'data-sheet': revision(revisions['data-sheet']),
      manual: revision(revisions.manual),
      declaration: revision(revisions.declaration),
    },
    rows: Object.entries(rows).map(([key, { unit, featured = false, ...cells }]) => ({
      key: key as RowKey,
      unit,
      featured,
      values: 'same' in cells ? models.map(() => cells.same) : cells.values,
    })),
  };
}

function revision(text: RevisionText): Revision {
  const [letter = '', date = ''] = text.split(' ');
  return { letter, date };
}

/** A row whose models differ: its unit, if any, then one value per model. */
export function row<const Values extends readonly Value[]>(unit: Unit, ...values: Values): RowValues<Values>;
export function row<const Values extends readonly Value[]>(...values: Values): RowValues<Values>;
export function row(...cells: readonly (Unit | Value)[]): RowValues<readonly Value[]> {
  const [unit] = cells;
  const values = cells.filter((cell) => typeof cell !== 'string');
  return typeof unit === 'string' ? { unit, values } : { values };
}

/** A row whose models agree: its unit, if any, then the value. */
export function same(unit: Unit, value: Value): RowValue;
export function same(value: Value): RowValue;
export function same(...cells: readonly [Value] | readonly [Unit, Value]): RowValue {
  return cells.length === 2 ? { unit: cells[0], same: cells[1] } : { same: cells[0] };
}

/** Marks a row as one of the three key figures of its family. */
export function featured<Form extends RowForm>(form: Form): Form & { readonly featured: true } {
  return { ...form, featured: true };
}
