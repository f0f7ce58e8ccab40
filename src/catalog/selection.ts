/** What a visitor has selected, as an address tells it. */
export interface Selection<Item> {
  readonly items: readonly Item[];
  /** Named after the limit was reached. */
  readonly surplus: readonly Item[];
  /** Texts that name nothing. */
  readonly unknown: readonly string[];
}

/** Looks up what texts name. Repetitions and empty texts are ignored. */
export function select<Item>(
  texts: readonly string[],
  named: (text: string) => Item | undefined,
  most: number,
): Selection<Item> {
  const given = new Set(texts.map((text) => text.trim()).filter((text) => text !== ''));
  const items = [...new Set([...given].flatMap((text) => named(text) ?? []))];
  return {
    items: items.slice(0, most),
    surplus: items.slice(most),
    unknown: [...given].filter((text) => named(text) === undefined),
  };
}

/** Path of a page with a selection in its query, as in `?items=AV-FL-80-460*2`. */
export const selectionPath = (page: string, parameter: string, codes: string): string =>
  codes === '' ? page : `${page}?${parameter}=${codes}`;
