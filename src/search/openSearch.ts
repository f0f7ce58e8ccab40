import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Blocks } from '../blocks/blockStore.ts';
import { cleanText } from '../common/cleanText.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../model/codes.ts';
import { createConcepts, type Concepts } from './concepts.ts';
import { excerptOf, markedParts } from './excerpt.ts';
import { openIndex, type IndexFile, type LanguageIndex } from './languageIndex.ts';
import { createNewsUpdate } from './newsDocuments.ts';
import { rankDocuments, type Ranking } from './rankDocuments.ts';
import {
  MAX_QUERY,
  MAX_SUGGESTIONS,
  RESULTS_PER_PAGE,
  type Findings,
  type Hit,
  type Question,
  type WarmableSearch,
} from './search.ts';
import type { SearchManifest } from './searchManifest.ts';
import { SEARCH_KINDS, type Concept, type SearchDocument, type SearchKind } from './searchDocument.ts';

export interface OpenSearch extends Pick<WarmableSearch, 'warm'> {
  readonly find: (language: LanguageCode, question: Question) => Promise<Findings>;
  readonly suggest: (language: LanguageCode, text: string) => Promise<readonly string[]>;
}

interface OpenLanguage {
  readonly index: LanguageIndex;
  readonly updateNews: () => Promise<void>;
}

/** Opens the search; the index of a language is read when it is first needed. */
export async function openSearch(
  folder: string,
  manifest: SearchManifest,
  blocks: Blocks,
): Promise<OpenSearch> {
  // The files are the build's own, and checking each document would take longer than reading them.
  const read = async (file: string) => JSON.parse(await readFile(join(folder, file), 'utf8'));
  const concepts = await createConcepts((await read(manifest.concepts)) as Concept[]);
  const languages = new Map<LanguageCode, Promise<OpenLanguage>>();

  async function open(language: LanguageCode): Promise<OpenLanguage> {
    const index = await openIndex(language, (await read(manifest.languages[language])) as IndexFile);
    return { index, updateNews: createNewsUpdate(blocks, index) };
  }

  async function indexOf(language: LanguageCode): Promise<LanguageIndex> {
    const opened = languages.get(language) ?? open(language);
    languages.set(language, opened);
    // A file that cannot be read now may be readable later.
    opened.catch(() => languages.delete(language));
    const { index, updateNews } = await opened;
    await updateNews();
    return index;
  }

  return {
    find: async (language, question) => answer(question, await indexOf(language), concepts),
    suggest: async (language, text) => titlesFor(text, await indexOf(language), concepts),
    warm: async () => {
      for (const language of LANGUAGE_CODES) await indexOf(language);
    },
  };
}

function titlesFor(text: string, index: LanguageIndex, concepts: Concepts): readonly string[] {
  const { documents } = rank(text, index, concepts);
  return [...new Set(documents.map(({ title }) => title))].slice(0, MAX_SUGGESTIONS);
}

function rank(text: string, index: LanguageIndex, concepts: Concepts): Ranking {
  return rankDocuments(cleanText(text).slice(0, MAX_QUERY), index, concepts);
}

function answer({ text, kind, page = 1 }: Question, index: LanguageIndex, concepts: Concepts): Findings {
  const { documents, termsIn, translations } = rank(text, index, concepts);
  const ofEachKind = Map.groupBy(documents, (document) => document.kind);
  const counts = Object.fromEntries(
    SEARCH_KINDS.map((one) => [one, ofEachKind.get(one)?.length ?? 0]),
  ) as Record<SearchKind, number>;
  const ofKind = kind === undefined ? documents : (ofEachKind.get(kind) ?? []);
  const shown = ofKind.slice((page - 1) * RESULTS_PER_PAGE, page * RESULTS_PER_PAGE);
  const hits = shown.map((document) => hitOf(document, termsIn(document), index));
  return { counts, total: ofKind.length, hits, translations };
}

function hitOf(
  document: SearchDocument,
  terms: ReadonlySet<string>,
  { analyzer, passageOf }: LanguageIndex,
): Hit {
  const { kind, isFile, date, path, title } = document;
  const passage = passageOf(document, terms);
  const anchor = passage.anchor ?? document.anchor;
  return {
    kind,
    isFile,
    ...(date !== undefined && { date }),
    path: anchor === undefined ? path : `${path}#${anchor}`,
    title: markedParts(title, analyzer.spans(title, terms)),
    excerpt: excerptOf(passage.text, analyzer.spans(passage.text, terms)),
  };
}
