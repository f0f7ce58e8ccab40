import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { LanguageCode } from '../../src/model/codes.ts';
import { ROLES, type IndexFile } from '../../src/search/languageIndex.ts';
import { CONCEPTS } from './concepts.ts';

const words = z.array(z.string().min(1)).min(1);
const concepts = ROLES.flatMap((role) =>
  Object.entries(CONCEPTS[role]).map(([id, to]) => ({ id, to, role })),
);
const table = z
  .strictObject(Object.fromEntries([...concepts.map(({ id }) => id), 'fillers'].map((id) => [id, words])))
  .transform((own) => (id: string) => own[id] ?? []);

/** Customers' words in a language. @throws {ZodError} if the table lacks a concept or has one that is unknown */
export async function readConcepts(
  locales: string,
  language: LanguageCode,
): Promise<Pick<IndexFile, 'concepts' | 'fillers'>> {
  const file = await readFile(join(locales, language, 'search', 'words.json'), 'utf8');
  const wordsOf = table.parse(JSON.parse(file));
  return {
    concepts: concepts.map((one) => ({ ...one, words: wordsOf(one.id) })),
    fillers: wordsOf('fillers'),
  };
}
