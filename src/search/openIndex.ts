import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import type { Blocks } from '../blocks/blockStore.ts';
import { memoize } from '../common/memoize.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../model/codes.ts';
import { answer, suggestions } from './answer.ts';
import type { SearchManifest } from './searchManifest.ts';
import type { IndexFile, LanguageIndex } from './languageIndex.ts';
import { indexOf } from './makeIndex.ts';
import { createNewsSegments } from './newsSegments.ts';
import { phraseKey } from './queryUnits.ts';
import type { Findings, Question, Suggestion, WarmableSearch } from './search.ts';

export interface OpenIndex extends Pick<WarmableSearch, 'warm'> {
  readonly find: (language: LanguageCode, question: Question) => Promise<Findings>;
  readonly suggest: (language: LanguageCode, text: string) => Promise<readonly Suggestion[]>;
}

type CurrentIndex = () => Promise<LanguageIndex>;

/** Opens the search; the index of a language is read when it is first needed. */
export function openIndex(folder: string, manifest: SearchManifest, blocks: Blocks): OpenIndex {
  const languages = new Map<LanguageCode, Promise<CurrentIndex>>();

  async function current(language: LanguageCode): Promise<LanguageIndex> {
    const opened =
      languages.get(language) ?? readIndex(join(folder, manifest.languages[language]), language, blocks);
    languages.set(language, opened);
    // A file that cannot be read now may be readable later.
    opened.catch(() => languages.delete(language));
    return (await opened)();
  }

  /** The site's word for what customers say in another language. */
  async function translated(text: string, { language, phrases }: LanguageIndex): Promise<string | undefined> {
    for (const other of LANGUAGE_CODES.filter((code) => code !== language)) {
      const foreign = await current(other);
      const concept = foreign.phrases.get(phraseKey(foreign.analyzer.tokens(text)));
      const own = concept && [...phrases.values()].find(({ id }) => id === concept.id);
      if (own) return own.words[0];
    }
    return undefined;
  }

  return {
    find: async (language, question) => {
      const index = await current(language);
      const findings = answer(question, index);
      if (findings.total + findings.similar.length > 0) return findings;
      const meant = await translated(question.text, index);
      return meant === undefined ? findings : answer(question, index, meant);
    },
    suggest: async (language, text) => suggestions(text, await current(language)),
    warm: async () => {
      for (const language of LANGUAGE_CODES) await current(language);
    },
  };
}

async function readIndex(file: string, language: LanguageCode, blocks: Blocks): Promise<CurrentIndex> {
  const content: IndexFile = deserialize(await readFile(file));
  const { analyzer, withNews } = indexOf(language, content);
  const news = createNewsSegments(blocks, { language, analyzer }, (path) =>
    content.concepts.filter(({ to }) => to.includes(path)).flatMap(({ words }) => words),
  );
  // Of the articles of the moment.
  const whole = memoize(withNews, 1);
  return async () => whole(await news());
}
