import type { PageWords } from '../../../src/catalog/faults.ts';
import type { Family } from '../../../src/catalog/family.ts';
import type { Language } from '../../../src/model/languages.ts';
import type { Block, TableRow } from '../../../src/model/manual.ts';
import type { Drawing } from '../figures/drawing.ts';
import type { ManualWords } from './manualWords.ts';

export interface Input {
  readonly words: ManualWords;
  readonly pageWords: PageWords;
  readonly family: Family;
  readonly drawing: Drawing | undefined;
  readonly language: Language;
  /** Value of a placeholder; undefined if the product lacks it. */
  readonly valueOf: (name: string) => string | undefined;
  /** Isolates a code from the text direction around it. */
  readonly apart: (text: string) => string;
  /** Makes the list of the names of models. */
  readonly join: (models: readonly string[]) => string;
  /** Rows of the data table, by key. */
  readonly rowOf: (key: string) => TableRow | undefined;
  /** Threads and tightening torques of the joints. */
  readonly torques: readonly TableRow[];
  readonly contact: readonly (readonly [label: string, text: string])[];
  /** Who answers in which language, and when. */
  readonly answers: {
    readonly title: string;
    readonly items: readonly (readonly [label: string, text: string])[];
  };
  /** Numbers of the fire departments and ambulances in the markets of the product. */
  readonly numbers: Pick<Extract<Block, { readonly type: 'table' }>, 'heads' | 'rows'>;
  /** The countries that alone require a step, such as `homeStorage.commissioning.control`; undefined if all do. */
  readonly placesOf: (step: string) => string | undefined;
}
