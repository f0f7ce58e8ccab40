import { distance } from 'fastest-levenshtein';
import MiniSearch, { type AsPlainObject, type Options, type SearchOptions } from 'minisearch';
import { mapInTurns } from '../common/inTurns.ts';
import type { LanguageCode } from '../model/codes.ts';
import { createAnalyzer, type Analyzer } from './analyzer.ts';
import { compactCode, fold, maxTypos } from './fold.ts';
import { LANGUAGE_TOOLS } from './languageTools.ts';
import { bestPassage, decodeTerms, encodeTerms, passageTermsOf, type PassageTerms } from './passageTerms.ts';
import type { Passage, SearchDocument } from './searchDocument.ts';

/** What the build writes for a language. */
export interface IndexFile {
  readonly documents: readonly SearchDocument[];
  /** The words of the documents, folded, for spelling corrections and the parts of German compounds. */
  readonly words: readonly string[];
  readonly index: AsPlainObject;
  /** Encoded `PassageTerms` of each document. */
  readonly passageTerms: readonly string[];
}

/** The index of a language in memory. */
export interface LanguageIndex {
  readonly language: LanguageCode;
  readonly analyzer: Analyzer;
  /** Number of documents. */
  readonly size: () => number;
  readonly documentOf: (id: string) => SearchDocument | undefined;
  /** As `fold` returns it. */
  readonly foldedTitleOf: (id: string) => string | undefined;
  /** The passage of a document that has the most of the terms, or its description. */
  readonly passageOf: (document: SearchDocument, terms: ReadonlySet<string>) => Passage;
  /** Codes that begin with these compacted characters; only those that end there, if there are any. */
  readonly codesFrom: (start: string) => readonly Code[];
  /** Scores by document id, multiplied by the weight, and the index terms that occur. */
  readonly find: (wanted: Wanted, weight: number) => ReadonlyMap<string, Match>;
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
/** How much the beginning of a longer word counts, compared with the whole word. */
const PREFIX_WEIGHT = 0.15;
type Field = keyof typeof BOOSTS;
const FIELDS = Object.keys(BOOSTS) as Field[];
/** Letters of the words that corrections and compounds consist of. */
const MIN_WORD = 4;
const MAX_WORD = 30;
const WORD = /\p{L}+/gu;
const NO_TERMS: PassageTerms = new Int32Array();
const NONE: readonly string[] = [];

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
    searchOptions: {
      tokenize: (term) => [term],
      processTerm: (term) => term,
      boost: BOOSTS,
      weights: { prefix: PREFIX_WEIGHT, fuzzy: 0 },
    },
  };
}

/** Indexes the documents of a language; the build calls this. */
export function makeIndex(language: LanguageCode, documents: readonly SearchDocument[]): IndexFile {
  const words = wordsOf(documents, language);
  const analyzer = analyzerOf(language, words);
  const engine = new MiniSearch(optionsOf(analyzer));
  engine.addAll(documents);
  const passageTerms = documents.map((document) => encodeTerms(passageTermsOf(document, analyzer)));
  return { documents, words, index: engine.toJSON(), passageTerms };
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

function similarWords(word: string, words: ReadonlyMap<number, readonly string[]>): readonly string[] {
  const most = maxTypos(word);
  let fewest = most;
  let near: string[] = [];
  for (let length = word.length - most; length <= word.length + most; length += 1) {
    for (const other of words.get(length) ?? []) {
      const typos = distance(word, other);
      if (typos > fewest) continue;
      if (typos < fewest) near = [];
      fewest = typos;
      near.push(other);
    }
  }
  return near;
}

/** What is kept of a document. */
interface Entry {
  readonly document: SearchDocument;
  readonly foldedTitle: string;
  readonly passageTerms: PassageTerms;
}

/** Opens the index of a language in chunks, so that other requests have their turn meanwhile. */
export async function openIndex(language: LanguageCode, file: IndexFile): Promise<LanguageIndex> {
  // The functions below keep everything that one of them names; none names the file.
  const analyzer = analyzerOf(language, file.words);
  const engine = await MiniSearch.loadJSAsync(file.index, optionsOf(analyzer));
  const entries = await entriesOf(file, language);
  const codes = codesOf(file.documents);
  const wordsByLength = Map.groupBy(file.words, ({ length }) => length);
  return {
    language,
    analyzer,
    size: () => entries.size,
    documentOf: (id) => entries.get(id)?.document,
    foldedTitleOf: (id) => entries.get(id)?.foldedTitle,
    passageOf: (document, terms) =>
      bestPassage(document, entries.get(document.id)?.passageTerms ?? NO_TERMS, terms),
    codesFrom: (start) => {
      const exact = codes.get(start);
      return exact ? [exact] : [...codes].flatMap(([code, known]) => (code.startsWith(start) ? known : []));
    },
    find: ({ terms, combineWith = 'AND', ...options }, weight) => {
      const found = engine.search({ queries: [...terms], combineWith, ...options });
      return new Map(
        found.map(({ id, score, terms: own, match }) => [
          String(id),
          {
            score: score * weight,
            terms: own,
            isInTitle: Object.values(match).some((fields) => fields.includes('title')),
          },
        ]),
      );
    },
    similarWords: (word) => similarWords(word, wordsByLength),
    add: async (added) => {
      await mapInTurns(added, (document) => {
        engine.add(document);
        entries.set(document.id, {
          document,
          foldedTitle: fold(document.title, language),
          passageTerms: passageTermsOf(document, analyzer),
        });
      });
    },
    remove: (ids) => {
      for (const id of ids) entries.delete(id);
      engine.discardAll(ids);
    },
  };
}

async function entriesOf(
  { documents, passageTerms }: IndexFile,
  language: LanguageCode,
): Promise<Map<string, Entry>> {
  // Manuals have many texts in common.
  const texts = new Map<string, string>();
  const keep = (text: string) => {
    const known = texts.get(text);
    if (known === undefined) texts.set(text, text);
    return known ?? text;
  };
  const entries = await mapInTurns([...documents.entries()], ([place, document]) => {
    const entry: Entry = {
      document: keptOf(document, keep),
      foldedTitle: keep(fold(document.title, language)),
      passageTerms: decodeTerms(passageTerms[place] ?? ''),
    };
    return [document.id, entry] as const;
  });
  return new Map(entries);
}

/** Without headings and codes, which are only needed in the index. */
function keptOf(document: SearchDocument, keep: (text: string) => string): SearchDocument {
  return {
    ...document,
    title: keep(document.title),
    passages: document.passages.map(({ text, anchor }) => ({ text: keep(text), anchor })),
    headings: NONE,
    codes: NONE,
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
