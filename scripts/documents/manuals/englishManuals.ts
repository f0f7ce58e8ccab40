import { join, resolve } from 'node:path';
import { pino } from 'pino';
import { familyOf, PRODUCT_IDS, type ProductId } from '../../../src/catalog/catalog.ts';
import type { ManualKind } from '../../../src/catalog/family.ts';
import { organization } from '../../../src/organization.ts';
import { words } from '../../../test/kit/words.ts';
import { documentInput } from '../documentInput.ts';
import { KINDS } from './kinds.ts';
import { loadManuals } from './loadManuals.ts';
import type { KindWords } from './manualWords.ts';

const folder = join(resolve(import.meta.dirname, '../../..'), 'locales');
export const manuals = await loadManuals(folder, pino({ level: 'silent' }));

const english = new Map(
  await Promise.all(
    PRODUCT_IDS.map(async (subject) => {
      const id = { subject, kind: 'manual', language: 'en' } as const;
      const { chapters } = await documentInput(id, words.en, manuals.en, organization.website);
      return [subject, chapters] as const;
    }),
  ),
);
export const chaptersOf = (subject: ProductId) => english.get(subject) ?? [];
export const blocksOf = (subject: ProductId) => chaptersOf(subject).flatMap(({ blocks }) => blocks);
/** All strings in JSON data. */
export const leaves = (data: unknown): string[] =>
  typeof data === 'string' ? [data] : Object.values(Object(data)).flatMap(leaves);
/** All texts of a manual except its technical data, one per line. */
export const textOf = (subject: ProductId) => leaves(chaptersOf(subject)).join('\n');

export const kinds = Object.keys(KINDS) as ManualKind[];
export const kindOf = (subject: ProductId) => familyOf(subject).manual;

/** The English text at a path of a kind, or of the shared texts, with its placeholders. */
export function textAt(kind: ManualKind, path: string): string {
  const own: KindWords = manuals.en[kind];
  const text = [own, manuals.en.common.shared]
    .flatMap((texts) =>
      leaves(path.split('.').reduce<unknown>((at, key) => Reflect.get(Object(at), key), texts)),
    )
    .join('\n');
  if (text === '') throw new Error(`${kind} has no text ${path}`);
  return text;
}
/** Whether a text is shown, whatever the values of its placeholders are. */
const isIn = (shown: string, text: string) =>
  text.split(/\{\{[\w.]+\}\}|\n/u).every((part) => shown.includes(part));
export const positionOf = (text: string, items: readonly string[]) =>
  items.findIndex((item) => isIn(item, text));
export const shows = (subject: ProductId, path: string) =>
  isIn(textOf(subject), textAt(kindOf(subject), path));
/** Steps and list items of a chapter, in order. */
export const itemsIn = (subject: ProductId, title: string) =>
  chaptersOf(subject)
    .filter((chapter) => chapter.title === title)
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.type === 'steps' || block.type === 'list' ? block.items : []));
