import type { Words } from '../model/words.ts';
import { mapValues } from '../common/mapValues.ts';
import type { Conditions } from './conditions.ts';
import type { Split, Unit, Value } from '../model/value.ts';
import { gtinOf } from './gtin.ts';
import type { SystemId } from './systems.ts';

export { code, codes, list, word, wordList } from '../model/value.ts';

/** By their texts, so that the compiler names a family or solution without any where it is declared. */
export type ProductId = keyof Words['products']['products'];
export type SolutionId = keyof Words['solutions']['solutions'];
export type RowKey = keyof Words['products']['rows'];

/** One row of a data sheet. */
export interface Row {
  readonly key: RowKey;
  readonly unit: Unit | undefined;
  /** Key figure, shown at the top of the page. */
  readonly featured: boolean;
  /** One of the six rows that solution pages show; every key figure is. */
  readonly deciding: boolean;
  readonly conditions: Conditions;
  /** One value per model, in model order. */
  readonly values: readonly Value[];
}

/** Icons for the stages of a flow diagram. */
type StageDrawing = Split<
  | 'battery cable cells charger circuit cloud container cooling forklift gauge grid house inverter'
  | 'monitor plug rack router shield solar tools truck wheel'
>;

/** The solution page that leads to a product, at `/solutions/{system}/{name}`. */
export interface SolutionPlace {
  readonly system: SystemId;
  readonly name: SolutionId;
  /**
   * Stages of the flow diagram, each with what the arrow to the next carries, untranslated; their texts are in
   * `solutions.{name}.flow`.
   */
  readonly flow: readonly (readonly [drawing: StageDrawing, ...passes: readonly string[]])[];
}

export const DOCUMENT_KINDS = ['data-sheet', 'manual', 'declaration'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Letter and date: new content gets a new letter and date, corrected spelling a new date only. */
type RevisionText = `${string} ${number}-${number}-${number}`;

export interface Revision {
  readonly letter: string;
  /** YYYY-MM-DD; also the date inside the PDF, so that the same content produces the same bytes. */
  readonly date: string;
}

/** Products that are installed, used and disposed of in the same way share the text of their manuals. */
export type ManualKind =
  Split<'pack managementUnit drive onboardCharger station module storageUnit homeStorage portable platform'>;

/** Parts of a product that no row of its data sheet names, and that its manual or declaration depends on. */
export type Equipment =
  | 'airFilter'
  | 'batterySwitch'
  | 'carryingHandles'
  | 'connectorGuard'
  | 'cornerCastings'
  | 'craneEyes'
  | 'elasticMounts'
  | 'emergencyStop'
  | 'forkPockets'
  | 'hoist'
  | 'radio'
  | 'residualCurrentDevice'
  | 'servicePlug'
  | 'shockIndicator'
  | 'smokeDetector'
  | 'ventValve';

/** Screws that are tightened on site. */
export type Joint = 'anchor' | 'mounting' | 'bonding' | 'ground' | 'terminal';
export type Thread = 'M6' | 'M8' | 'M10' | 'M12' | 'M16';

/** A product family: one page, one data sheet, one to four models. */
export interface Family {
  readonly id: ProductId;
  /** Missing for packs, which are made for one kind of vehicle. */
  readonly solution?: SolutionPlace;
  /** Name of the picture of the product in use; defaults to its system's. */
  readonly scene?: string;
  /** Of a pack: an organization in `people.json` whose feedback on battery packs concerns it. */
  readonly customer?: string;
  readonly manual: ManualKind;
  /** Category of Regulation (EU) 2023/1542, and kind of warranty. One for any vehicle or machine is of two categories. */
  readonly battery?: {
    readonly category: Split<'ev industrial general stationary'>;
    readonly warranty: Split<'packs storage portable'>;
  };
  /** Numbers of the standards that all models meet. */
  readonly standards: readonly string[];
  /** Common prefix of all model names. */
  readonly prefix: string;
  /** Model names as printed on nameplate and invoice, unique in the catalog. */
  readonly models: readonly string[];
  /** GTIN-14 of each model. */
  readonly gtins: readonly string[];
  readonly rows: readonly Row[];
  /** Parts that no row names, with the models that have them. */
  readonly equipment: readonly { readonly part: Equipment; readonly models: readonly string[] }[];
  readonly revisions: Readonly<Record<DocumentKind, Revision>>;
  /** The thread of each joint, one per model. */
  readonly joints: Readonly<Partial<Record<Joint, readonly Thread[]>>>;
  /** One per model. */
  readonly lifecycles: readonly Lifecycle[];
}

type Day = `${number}-${number}-${number}`;

/** What else depends on these dates is in `lifecycle.ts`. */
interface Lifecycle {
  readonly soldFrom: string;
  /** Day on which the end was announced. */
  readonly announced?: string;
  readonly lastOrder?: string;
  /** Name of a model in the catalog. */
  readonly successor?: string;
}

type RowForm = Partial<Pick<Row, 'unit' | 'featured' | 'deciding' | 'conditions'>>;
type RowValues<Values> = RowForm & { readonly values: Values };
type RowValue = RowForm & { readonly same: Value };

/** A row with one value per model: a missing value does not compile. */
export type RowOf<Models extends readonly string[]> =
  RowValues<{ readonly [Index in keyof Models]: Value }> | RowValue;

interface FamilyInput<Models extends readonly string[]> extends Pick<
  Family,
  'solution' | 'scene' | 'customer' | 'manual' | 'battery' | 'prefix'
> {
  /** Separated by commas. */
  readonly standards: string;
  /** Model names without the prefix. */
  readonly models: Models;
  /** Item number of each model, from which its GTIN follows. A number is never given to another model. */
  readonly items: { readonly [Index in keyof Models]: number };
  /** A part of all models, or a part and the models that have it, without the prefix. */
  readonly equipment?: readonly (Equipment | readonly [Equipment, ...Models[number][]])[];
  readonly revisions: Readonly<Record<DocumentKind, RevisionText>>;
  /** The thread of each joint: of all models, or one per model. */
  readonly joints?: {
    readonly [Name in Joint]?: Thread | { readonly [Index in keyof Models]: Thread };
  };
  /** First day of sale of all models that have no other. */
  readonly soldFrom: Day;
  /** First day of sale of later models, without the prefix. */
  readonly soldLater?: { readonly [Model in Models[number]]?: Day };
  /** Models that are no longer sold after the last order, without the prefix. */
  readonly phasedOut?: {
    readonly [Model in Models[number]]?: {
      readonly announced: Day;
      readonly lastOrder: Day;
      readonly successor: Models[number];
    };
  };
  readonly rows: { readonly [Key in RowKey]?: RowOf<Models> };
}

/** Declares a product family. Its texts are in `products.{id}` of `locales/{language}/products.json`. */
export function family<const Models extends readonly string[]>(
  id: ProductId,
  {
    models,
    items,
    rows,
    revisions,
    standards,
    soldFrom,
    soldLater = {},
    phasedOut = {},
    equipment = [],
    joints = {},
    ...facts
  }: FamilyInput<Models>,
): Family {
  const later: Readonly<Record<string, Day | undefined>> = soldLater;
  const ending: Readonly<Record<string, { announced: Day; lastOrder: Day; successor: string } | undefined>> =
    phasedOut;
  const named = (names: readonly string[]) => names.map((model) => `${facts.prefix} ${model}`);
  return {
    id,
    ...facts,
    equipment: equipment.map((entry) => {
      const [part, ...own] = typeof entry === 'string' ? [entry] : entry;
      return { part, models: named(own.length > 0 ? own : models) };
    }),
    joints: mapValues(joints, (threads) =>
      typeof threads === 'string' ? models.map(() => threads) : [...threads],
    ),
    standards: standards.split(', '),
    models: named(models),
    gtins: items.map(gtinOf),
    revisions: mapValues(revisions, revision),
    lifecycles: models.map((model) => {
      const end = ending[model];
      return {
        soldFrom: later[model] ?? soldFrom,
        ...(end && { ...end, successor: `${facts.prefix} ${end.successor}` }),
      };
    }),
    rows: Object.entries(rows).map(([key, { unit, conditions = {}, ...row }]) => ({
      key: key as RowKey,
      unit,
      featured: row.featured ?? false,
      deciding: row.deciding ?? false,
      conditions,
      values: 'same' in row ? models.map(() => row.same) : row.values,
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
export function featured<Form extends RowForm>(form: Form): Form {
  return deciding({ ...form, featured: true });
}

/** Marks a row as one of the six that a customer decides by. */
export function deciding<Form extends RowForm>(form: Form): Form {
  return { ...form, deciding: true };
}

/** Adds the conditions under which the figures of a row apply. */
export function at<Form extends RowForm>(conditions: Conditions, form: Form): Form {
  return { ...form, conditions };
}
