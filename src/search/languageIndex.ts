import { distance } from 'fastest-levenshtein';
import MiniSearch, { type AsPlainObject, type Options, type SearchOptions } from 'minisearch';
import type { LanguageCode } from '../locale/codes.ts';
import { createAnalyzer, type Analyzer } from './analyzer.ts';
import { compactCode, fold, maxTypos } from './fold.ts';
import { LANGUAGE_TOOLS } from './languageTools.ts';
import type { SearchDocument } from './searchDocument.ts';

/** What the build writes for a language. */
export interface IndexFile {
  readonly documents: readonly SearchDocument[];
  /** The words of the documents, folded, for spelling corrections and the parts of German compounds. */
  readonly words: readonly string[];
  readonly index: AsPlainObject;
}

/** The index of a language in memory. */
export interface LanguageIndex {
  readonly language: LanguageCode;
  readonly analyzer: Analyzer;
  /** Number of documents. */
  readonly size: () => number;
  readonly documentOf: (id: string) => SearchDocument | undefined;
  /** Codes that begin with these compacted characters; only those that end there, if there are any. */
  readonly codesFrom: (start: string) => readonly Code[];
  /** Scores by document id, and the index terms that occur. */
  readonly find: (wanted: Wanted) => ReadonlyMap<string, Match>;
  /** The most similar words of the documents, for a misspelled one. */
  readonly similarWords: (word: string) => readonly string[];
  readonly add: (documents: readonly SearchDocument[]) => Promise<void>;
  readonly remove: (ids: readonly string[]) => void;
}

/** A model name, document number or fault code. */
export interface Code {
  readonly printed: string;
  /** Documents that it identifies. */
  readonly ids: readonly string[];
}

/** Terms that occur together in a document. */
export interface Wanted extends Pick<SearchOptions, 'prefix' | 'fields'> {
  readonly terms: readonly string[];
  readonly combineWith?: 'AND' | 'OR';
}

export interface Match {
  readonly score: number;
  readonly terms: readonly string[];
  readonly isInTitle: boolean;
}

/** The fields of a document, and how much more a word counts there than in the text. */
const BOOSTS = { title: 7, summary: 3, text: 1 };
type Field = keyof typeof BOOSTS;
const FIELDS = Object.keys(BOOSTS) as Field[];
/** Documents to add before other requests have a turn. */
const CHUNK = 5;
/** Letters of the words that corrections and compounds consist of. */
const MIN_WORD = 4;
const MAX_WORD = 30;
const WORD = /\p{L}+/gu;

const textOf: Readonly<Record<Field, (document: SearchDocument) => string>> = {
  title: ({ title }) => title,
  summary: ({ headings, description }) => [description, ...headings].join('\n'),
  text: ({ passages }) => passages.map(({ text }) => text).join('\n'),
};

function optionsOf({ terms }: Analyzer): Options<SearchDocument> {
  return {
    fields: FIELDS,
    extractField: (document, field) => (field === 'id' ? document.id : textOf[field as Field](document)),
    tokenize: terms,
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term], processTerm: (term) => term, boost: BOOSTS },
  };
}

/** Indexes the documents of a language; the build calls this. */
export function makeIndex(language: LanguageCode, documents: readonly SearchDocument[]): IndexFile {
  const words = wordsOf(documents, language);
  const engine = new MiniSearch(optionsOf(analyzerOf(language, words)));
  engine.addAll(documents);
  return { documents, words, index: engine.toJSON() };
}

function analyzerOf(language: LanguageCode, words: readonly string[]): Analyzer {
  const { stem } = LANGUAGE_TOOLS.de;
  const parts = language === 'de' ? words.map(stem).filter(({ length }) => length >= MIN_WORD) : [];
  return createAnalyzer(language, new Set(parts));
}

function wordsOf(documents: readonly SearchDocument[], language: LanguageCode): string[] {
  const all = documents.flatMap((document) =>
    Object.values(textOf).flatMap((of) => fold(of(document), language).match(WORD) ?? []),
  );
  return [...new Set(all)].filter(({ length }) => length >= MIN_WORD && length <= MAX_WORD);
}

function similarWords(word: string, words: readonly string[]): readonly string[] {
  const most = maxTypos(word);
  const near = words.flatMap((other): [string, number][] => {
    if (Math.abs(other.length - word.length) > most) return [];
    const typos = distance(word, other);
    return typos <= most ? [[other, typos]] : [];
  });
  const fewest = Math.min(...near.map(([, typos]) => typos));
  return near.filter(([, typos]) => typos === fewest).map(([other]) => other);
}

/** Opens the index of a language in chunks, so that other requests have their turn meanwhile. */
export async function openIndex(language: LanguageCode, file: IndexFile): Promise<LanguageIndex> {
  // The rest of the file is not kept.
  const { words } = file;
  const analyzer = analyzerOf(language, words);
  const engine = await MiniSearch.loadJSAsync(file.index, optionsOf(analyzer));
  // Headings and codes are only needed in the index.
  const documents = new Map<string, SearchDocument>(
    file.documents.map((document) => [document.id, { ...document, headings: [], codes: [] }]),
  );
  const codes = codesOf(file.documents);
  return {
    language,
    analyzer,
    size: () => documents.size,
    documentOf: (id) => documents.get(id),
    codesFrom: (start) => {
      const exact = codes.get(start);
      return exact ? [exact] : [...codes].flatMap(([code, known]) => (code.startsWith(start) ? known : []));
    },
    find: ({ terms, combineWith = 'AND', ...options }) => {
      const found = engine.search({ queries: [...terms], combineWith, ...options });
      return new Map(
        found.map(({ id, score, terms: own, match }) => [
          String(id),
          { score, terms: own, isInTitle: Object.values(match).some((fields) => fields.includes('title')) },
        ]),
      );
    },
    similarWords: (word) => similarWords(word, words),
    add: async (added) => {
      for (const document of added) documents.set(document.id, document);
      await engine.addAllAsync(added, { chunkSize: CHUNK });
    },
    remove: (ids) => {
      for (const id of ids) documents.delete(id);
      engine.discardAll(ids);
    },
  };
}

function codesOf(documents: readonly SearchDocument[]): ReadonlyMap<string, Code> {
  const codes = new Map<string, Code>();
  for (const { id, codes: own } of documents) {
    for (const printed of own) {
      const key = compactCode(printed);
      codes.set(key, { printed, ids: [...(codes.get(key)?.ids ?? []), id] });
    }
  }
  return codes;
}
