import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { Words } from '../../src/model/words.ts';
import { PRODUCT_IDS } from '../../src/catalogue/catalogue.ts';
import { SYSTEM_IDS } from '../../src/catalogue/systems.ts';
import { LANGUAGE_CODES, PREFIXED_LANGUAGES, type LanguageCode } from '../../src/model/codes.ts';
import type { Concept } from '../../src/search/searchDocument.ts';

const glossary = z.array(z.looseObject({ term: z.string() }));
/** Further accepted forms of the terms. */
const exceptions = z.object({ forms: z.record(z.string(), z.array(z.string())).default({}) });
/** Separates the words of `alsoCalled` in every language. */
const SEPARATOR = /\s*[,،、]\s*/;

type AllWords = Readonly<Record<LanguageCode, Words>>;

/** The terms of the trade: synonyms, the glossary, and the names of systems and products. */
export async function collectConcepts(locales: string, words: AllWords): Promise<Concept[]> {
  const terms = glossary.parse(await readJson(join(locales, 'glossary.json')));
  const otherForms = new Map(
    await Promise.all(
      PREFIXED_LANGUAGES.map(async (code) => {
        const { forms } = exceptions.parse(await readJson(join(locales, code, 'glossary.json')));
        return [code as LanguageCode, forms] as const;
      }),
    ),
  );
  const inGlossary = terms.map(({ term, ...entry }) =>
    concept((code) => [String(code === 'en' ? term : entry[code]), ...(otherForms.get(code)?.[term] ?? [])]),
  );
  const synonyms = Object.keys(words.en.search.alsoCalled) as (keyof Words['search']['alsoCalled'])[];
  return [
    ...synonyms.map((key) => concept((code) => words[code].search.alsoCalled[key].split(SEPARATOR))),
    ...inGlossary,
    ...SYSTEM_IDS.map((id) => concept((code) => [words[code].solutions.systems[id].name])),
    ...PRODUCT_IDS.map((id) => concept((code) => [words[code].products.products[id].name])),
  ];
}

function concept(wordsIn: (code: LanguageCode) => readonly string[]): Concept {
  return Object.fromEntries(LANGUAGE_CODES.map((code) => [code, wordsIn(code)]));
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'));
}
