import type { RenderContext } from '../../src/model/renderContext.ts';
import { familyOf, PRODUCT_IDS, type ProductId } from '../../src/catalogue/catalogue.ts';
import { documentNumber, fileNameOf, type Places } from '../../src/catalogue/documents.ts';
import { DOCUMENT_KINDS } from '../../src/catalogue/family.ts';
import { organisation } from '../../src/organisation.ts';
import type { Passage, SearchDocument } from '../../src/search/searchDocument.ts';
import type { Block, Chapter } from '../documents/block.ts';
import { documentInput } from '../documents/documentInput.ts';
import type { ManualWords } from '../documents/manuals/manualWords.ts';
import { modelCodes, modelPassages } from './productFacts.ts';

/** Where links into a manual lead, by file name. */
export type PlacesOf = (fileName: string) => Places | undefined;

interface Source {
  readonly subject: ProductId;
  readonly context: RenderContext;
  readonly manuals: ManualWords;
  readonly placesOf: PlacesOf;
}

/** Characters of a chapter's text in the index: with the whole text, the index would take twice the memory. */
const CHAPTER_TEXT = 240;
/** Isolates around codes in Arabic texts. */
const ISOLATES = /[\u2066-\u2069]/g;

/** The documents of all products in a language, and the fault codes in their manuals. */
export async function fileDocuments(
  context: RenderContext,
  manuals: ManualWords,
  placesOf: PlacesOf,
): Promise<SearchDocument[]> {
  const documents = await Promise.all(
    PRODUCT_IDS.map((subject) => documentsOf({ subject, context, manuals, placesOf })),
  );
  return documents.flat();
}

async function documentsOf(source: Source): Promise<SearchDocument[]> {
  const { subject, context, manuals, placesOf } = source;
  const { words, language, format } = context;
  const family = familyOf(subject);
  const id = { subject, kind: 'manual', language: language.code } as const;
  const { chapters } = await documentInput(id, words, manuals, organisation.website);
  const places = placesOf(fileNameOf(id));
  const passages = {
    'data-sheet': modelPassages(subject, context).map((text) => ({ text })),
    manual: chapters.map((chapter, index) => chapterPassage(chapter, places?.chapters[index])),
    declaration: family.standards.map((text) => ({ text })),
  };
  const printed = DOCUMENT_KINDS.map((kind): SearchDocument => {
    const own = { ...id, kind };
    return {
      ...fileAt(own),
      id: fileNameOf(own),
      kind: 'document',
      title: `${words.products.products[subject].name} – ${words.documents.kinds[kind]}`,
      description: `${documentNumber(own)} · ${format.list(family.models)}`,
      codes: [documentNumber(own), ...modelCodes(subject)],
      headings: [],
      passages: passages[kind],
    };
  });
  return [...printed, ...faultDocuments(source, chapters, places)];
}

/** Only the faults that the product can report; its manual has no others. */
function faultDocuments(
  { subject, context: { words, language } }: Source,
  chapters: readonly Chapter[],
  places: Places | undefined,
): SearchDocument[] {
  const { name } = words.products.products[subject];
  const id = { subject, kind: 'manual', language: language.code } as const;
  const rows = chapters.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'faults' ? block.rows : [])),
  );
  return rows.map((row, index): SearchDocument => {
    const [code = '', sign = '', cause = '', remedy = ''] = row.map(clean);
    const page = places?.faults[index];
    return {
      ...fileAt(id),
      id: `${fileNameOf(id)} ${code}`,
      kind: 'fault',
      title: `${code} – ${sign}`,
      description: [name, cause, remedy].join(' · '),
      codes: [code],
      headings: [],
      passages: [],
      ...(page !== undefined && { anchor: pageAnchor(page) }),
    };
  });
}

function pageAnchor(page: number): string {
  return `page=${page}`;
}

function fileAt(id: Parameters<typeof fileNameOf>[0]): Pick<SearchDocument, 'path' | 'isFile'> {
  return { path: `/documents/${fileNameOf(id)}`, isFile: true };
}

function rowsOf(block: Block): readonly (readonly string[])[] {
  return block.type === 'table' || block.type === 'faults'
    ? block.rows.map((cells) => cells.map((cell) => clean([cell].flat().join(' '))))
    : [];
}

function chapterPassage({ title, blocks }: Chapter, page: number | undefined): Passage {
  const text = clean([title, ...blocks.flatMap(textsOf)].join(' · '));
  const end = text.lastIndexOf(' ', CHAPTER_TEXT);
  return {
    text: text.length > CHAPTER_TEXT ? `${text.slice(0, end > 0 ? end : CHAPTER_TEXT)} …` : text,
    anchor: page === undefined ? undefined : pageAnchor(page),
  };
}

function textsOf(block: Block): readonly string[] {
  if (block.type === 'text' || block.type === 'heading') return [block.text];
  if (block.type === 'list' || block.type === 'steps') return block.items;
  if (block.type === 'warning') return [block.hazard, block.text];
  return rowsOf(block).map((cells) => cells.join(' '));
}

function clean(text: string): string {
  return text.replace(ISOLATES, '').normalize('NFC');
}
