/** Content element of a chapter; `template.typ` renders each type. */
export type Block =
  | { readonly type: 'text' | 'heading'; readonly text: string }
  | { readonly type: 'list' | 'steps'; readonly items: readonly string[] }
  /** A safety notice: signal word and text. */
  | { readonly type: 'warning'; readonly word: string; readonly text: string }
  /** Definition list: signal words with their meaning, or contact details. */
  | { readonly type: 'terms'; readonly items: readonly (readonly [term: string, text: string])[] }
  | {
      readonly type: 'table';
      readonly heads: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  /** The technical data and the standards of the family. */
  | { readonly type: 'data' };

export interface Chapter {
  readonly title: string;
  readonly blocks: readonly Block[];
}
