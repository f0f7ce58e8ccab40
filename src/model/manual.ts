export type Signal = 'danger' | 'warning' | 'caution' | 'notice';
export type FigureName = 'parts' | 'dimensions' | 'lifting' | 'clearances';

/** A row of technical data: label, conditions (may be empty), one value per model. */
export interface TableRow {
  readonly label: string;
  readonly conditions: string;
  readonly values: readonly string[];
}

/** Content element of a chapter; `blocks.typ` renders each type in documents, `ManualBlock.tsx` on pages. */
export type Block =
  | { readonly type: 'text' | 'heading'; readonly text: string }
  | { readonly type: 'list'; readonly items: readonly string[] }
  /** Numbered steps; a warning between two steps divides the list, and the numbers continue. */
  | { readonly type: 'steps'; readonly start: number; readonly items: readonly string[] }
  /** A safety message as ANSI Z535.6 defines it. */
  | {
      readonly type: 'warning';
      readonly signal: Signal;
      readonly word: string;
      /** Alternative text of the safety alert symbol. */
      readonly symbol: string;
      /** Whether it belongs to what follows, and stays on its page. */
      readonly precedes: boolean;
      readonly hazard: string;
      /** Between two sentences. */
      readonly space: string;
      /** Consequence, and how to avoid it. */
      readonly text: string;
    }
  /** The signal words with their meaning. */
  | {
      readonly type: 'signals';
      /** Alternative text of the safety alert symbol. */
      readonly symbol: string;
      readonly items: readonly { readonly signal: Signal; readonly word: string; readonly text: string }[];
    }
  /** Definition list, such as contact details. */
  | { readonly type: 'terms'; readonly items: readonly (readonly [term: string, text: string])[] }
  /** A cell with several texts is a list. */
  | {
      readonly type: 'table';
      /** Of the faults that a product can report, the last segment of the path of each row's page. */
      readonly faults?: readonly string[];
      readonly heads: readonly string[];
      readonly rows: readonly (readonly (string | readonly string[])[])[];
    }
  /** Rows of the technical data that must not be exceeded, one column per model. */
  | { readonly type: 'limits'; readonly text: string; readonly rows: readonly TableRow[] }
  /** A drawing with its legend and dimensions. */
  | {
      readonly type: 'figure';
      readonly figure: FigureName;
      readonly alt: string;
      readonly caption: string;
      readonly parts: readonly (readonly [number: string, name: string])[];
      /** One column per model. */
      readonly rows: readonly TableRow[];
    }
  /** The technical data and the standards of the family. */
  | { readonly type: 'data' };

export interface Chapter {
  /** The same in every language. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** What the page of a manual shows of the data that Typst gets. */
export interface Manual {
  readonly chapters: readonly Chapter[];
  /** Technical data, one column per model. */
  readonly rows: readonly TableRow[];
  readonly standards: readonly string[];
}
