import { CsvError, parse } from 'csv-parse/sync';
import { readDecimal } from '../common/readDecimal.ts';
import type { LanguageCode } from '../model/codes.ts';
import type { DatedWords } from '../model/renderContext.ts';
import { LANGUAGES } from '../model/languages.ts';
import { productPath, type ProductId } from './catalog.ts';
import { documentNumber, PRINTED_DOCUMENTS } from './documents.ts';
import type { DocumentKind } from './family.ts';
import { stageNote } from './lifecycle.ts';
import { codeOf, MODELS, typedCode, type Model } from './models.ts';
import { select, selectionPath, type Selection } from './selection.ts';

export const LIST_PATH = '/solutions/detail/list';
/** Keeps the address below the length that all mail programs and proxies accept. */
export const MOST_ITEMS = 30;
export const MOST_PIECES = 9999;

/** What a list may contain: a model, or a printed document. */
export interface Part {
  readonly product: ProductId;
  /** As printed: `AV-FL 80-460`, `AV-FL-DS-EN`. */
  readonly name: string;
  readonly model?: Model;
  readonly document?: { readonly kind: DocumentKind; readonly language: LanguageCode };
}

export interface ListItem {
  readonly part: Part;
  readonly quantity: number;
}

export interface PartsList extends Omit<Selection<Part>, 'items'> {
  readonly items: readonly ListItem[];
  /** Quantities that are none, with their items. */
  readonly quantities: readonly string[];
  /** Whether the CSV cannot be read. */
  readonly isBroken: boolean;
}

const parts = new Map<string, Part>(
  [
    ...MODELS.map((model) => ({ product: model.product, name: model.name, model })),
    ...PRINTED_DOCUMENTS.map(({ subject, ...document }) => ({
      product: subject,
      name: documentNumber({ subject, ...document }),
      document,
    })),
  ].map((part) => [codeOf(part.name), part]),
);
const partNamed = (text: string) => parts.get(typedCode(text));

type Entry = readonly [name: string, quantity: string];

/**
 * Reads a list from a query: `items=ID*QTY,…`, pairs of `item` and `quantity`, single `model`s, and lines of `csv`. Adds
 * the quantities of an item that is named twice; the quantity 0 removes it.
 */
export function readList(query: URLSearchParams): PartsList {
  const given = query.getAll('quantity');
  const csv = readCsv(query.get('csv') ?? '');
  const entries = [
    ...query.getAll('items').flatMap((list) => list.split(',').map(pairOf)),
    ...query.getAll('item').map((name, index): Entry => [name, given[index] ?? '1']),
    ...query.getAll('model').map((name): Entry => [name, '1']),
    ...(csv ?? []),
  ];
  const wrong = new Set<string>();
  const quantities = new Map<Part | undefined, number>();
  for (const [name, text] of entries) {
    const part = partNamed(name);
    if (!part) continue;
    const quantity = readDecimal(text, 'en') ?? NaN;
    const isValid = Number.isInteger(quantity) && quantity >= 0 && quantity <= MOST_PIECES;
    if (!isValid) wrong.add(`${part.name}: ${text}`);
    quantities.set(part, Math.min(MOST_PIECES, (quantities.get(part) ?? 0) + (isValid ? quantity : 1)));
  }
  const names = entries.map(([name]) => name).filter((name) => quantities.get(partNamed(name)) !== 0);
  const selected = select(names, partNamed, MOST_ITEMS);
  return {
    ...selected,
    items: selected.items.map((part) => ({ part, quantity: quantities.get(part) ?? 1 })),
    quantities: [...wrong],
    isBroken: csv === undefined,
  };
}

function pairOf(text: string): Entry {
  const [name = '', quantity = '1'] = text.split('*', 2);
  return [name, quantity];
}

/** The first two columns; a first line without a quantity is a header. @returns undefined if quotes do not match */
function readCsv(text: string): readonly Entry[] | undefined {
  try {
    const rows = parse(text, {
      bom: true,
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
    const entries = rows.map(([name = '', quantity = '1']): Entry => [name, quantity]);
    const [[name = '', quantity = ''] = []] = entries;
    const isHeader = !partNamed(name) && readDecimal(quantity, 'en') === undefined;
    return isHeader ? entries.slice(1) : entries;
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
}

/** The compact form of a list in addresses: `AV-FL-80-460*2,AV-FL-DS-EN*1`. */
export function listText(items: readonly ListItem[]): string {
  return items.map(({ part, quantity }) => `${codeOf(part.name)}*${quantity}`).join(',');
}

export function listPath(items: readonly ListItem[]): string {
  return selectionPath(LIST_PATH, 'items', listText(items));
}

/** Path of a list with one of each. @param names of models, or numbers of documents */
export function pathToList(names: readonly string[]): string {
  return `${LIST_PATH}?items=${names.map((name) => `${codeOf(name)}*1`).join(',')}`;
}

/** What the part is: its product, and the stage of a model, or the kind and language of a document. */
export function describePart({ product, model, document }: Part, context: DatedWords): string {
  const { words } = context;
  const { name } = words.products.products[product];
  const { titleSeparator, inBrackets } = words.frame;
  const stage = model && stageNote(model, context);
  if (!document) return stage === undefined ? name : name + inBrackets.replace('{{text}}', stage);
  const language = inBrackets.replace('{{text}}', LANGUAGES[document.language].name);
  return words.documents.kinds[document.kind] + titleSeparator + name + language;
}

/** A list as rows of a file. */
export function listRecords(items: readonly ListItem[], siteUrl: string, context: DatedWords) {
  return items.map(({ part, quantity }) => ({
    item: part.name,
    quantity,
    description: describePart(part, context),
    page: siteUrl + productPath(part.product),
  }));
}

/** A list as lines of a mail. */
export function listLines(items: readonly ListItem[], context: DatedWords): string {
  const width = Math.max(0, ...items.map(({ part }) => part.name.length));
  return items
    .map(
      ({ part, quantity }) => `${part.name.padEnd(width)}  × ${quantity}  (${describePart(part, context)})`,
    )
    .join('\n');
}
