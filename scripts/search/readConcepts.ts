import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { LanguageCode } from '../../src/model/codes.ts';
import type { Concept } from '../../src/search/languageIndex.ts';
import { ASIDE, CONCEPTS, URGENT, type ConceptId } from './concepts.ts';

const ids = Object.keys(CONCEPTS) as ConceptId[];
const table = z.strictObject(
  Object.fromEntries(ids.map((id) => [id, z.array(z.string().min(1)).min(1)])) as Record<
    ConceptId,
    z.ZodArray<z.ZodString>
  >,
);

/** Customers' words in a language. @throws {ZodError} if the table lacks a concept or has one that is unknown */
export async function readConcepts(locales: string, language: LanguageCode): Promise<readonly Concept[]> {
  const file = await readFile(join(locales, language, 'search', 'words.json'), 'utf8');
  const words = table.parse(JSON.parse(file));
  return ids.map((id) => ({
    id,
    words: words[id],
    to: CONCEPTS[id],
    isUrgent: URGENT.includes(id),
    isAside: ASIDE.includes(id),
  }));
}
