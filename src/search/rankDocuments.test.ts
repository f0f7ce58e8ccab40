import { beforeAll, describe, expect, it } from 'vitest';
import type { LanguageCode } from '../model/codes.ts';
import { createConcepts, type Concepts } from './concepts.ts';
import { makeIndex, openIndex, type LanguageIndex } from './languageIndex.ts';
import { rankDocuments } from './rankDocuments.ts';
import type { Concept, SearchDocument } from './searchDocument.ts';

const document = (
  id: string,
  title: string,
  text: string,
  codes: readonly string[] = [],
): SearchDocument => ({
  id,
  kind: 'page',
  path: `/${id}`,
  isFile: false,
  title,
  description: '',
  codes,
  headings: [],
  passages: [{ text }],
});

const DOCUMENTS: Partial<Record<LanguageCode, readonly SearchDocument[]>> = {
  en: [
    document('forklift', 'Forklift pack', 'A battery for counterbalance trucks', [
      'AV-FL',
      'AV-FL 80-460',
      '80-460',
    ]),
    document('bus', 'E-bus pack', 'A battery for buses with CAN', ['AV-EB', 'AV-EB 160']),
    document('service', 'After-sales service', 'Warranty of every battery, for a forklift as for a bus'),
    document('fault', 'F-101 – Forklift pack', 'Cell voltage too high', ['F-101']),
  ],
  de: [
    document('stapler', 'Pack für Gabelstapler', 'Batterie für Stapler'),
    document('speicher', 'Speicherschrank', 'Ein Speicher im Schrank'),
  ],
};
const CONCEPTS: readonly Concept[] = [
  {
    en: ['forklift', 'lift truck'],
    de: ['Gabelstapler', 'Stapler'],
    ja: ['フォークリフト'],
    fr: ['chariot élévateur'],
  },
  { en: ['CAN bus'], de: ['CAN-Bus'] },
  { en: ['storage cabinet'], de: ['Speicherschrank'] },
];

const indexes = new Map<LanguageCode, LanguageIndex>();
let concepts: Concepts;
beforeAll(async () => {
  concepts = await createConcepts(CONCEPTS);
  for (const code of ['en', 'de'] as const)
    indexes.set(code, await openIndex(code, makeIndex(code, DOCUMENTS[code] ?? [])));
});

function ranking(code: LanguageCode, query: string) {
  const index = indexes.get(code);
  if (!index) throw new Error(`No index of ${code}`);
  const { documents, translations } = rankDocuments(query, index, concepts);
  return { ids: documents.map(({ id }) => id), translations };
}

describe('ranking', () => {
  it.each<[string, string, readonly string[]]>([
    ['the title before the text', 'forklift', ['forklift', 'fault', 'service']],
    ['documents with all words first', 'forklift warranty', ['service']],
    ['a synonym', 'lift truck', ['forklift']],
    ['a model code in any spelling', 'avfl80460', ['forklift']],
    ['a model code without prefix', '80-460', ['forklift']],
    ['the beginning of a model code', 'AV EB 1', ['bus']],
    ['a fault code in any spelling', 'f 101', ['fault']],
    ['a fault code of a product', 'forklift F101', ['fault']],
    ['a name that is also a stop word', 'can bus', ['bus']],
    ['two letters in the wrong order', 'forklfit', ['forklift', 'fault', 'service']],
    ['a missing letter', 'waranty', ['service']],
  ])('finds %s: %s', (_, query, expected) => {
    expect(ranking('en', query).ids.slice(0, expected.length)).toEqual(expected);
  });

  it.each(['the', 'of the', '', '   ', '!?', 'xyzzyx'])('finds nothing for %j', (query) => {
    expect(ranking('en', query).ids).toEqual([]);
  });

  it('finds German compounds by their parts, and parts by the compound', () => {
    expect(ranking('de', 'Stapler').ids).toEqual(['stapler']);
    expect(ranking('de', 'Schrank').ids).toEqual(['speicher']);
    expect(ranking('de', 'Staplerbatterie').ids).toEqual(['stapler']);
    expect(ranking('de', 'Schrankspeicher').ids).toEqual(['speicher']);
  });

  it('translates words of other languages, and says so', () => {
    for (const [language, from] of [
      ['de', 'gabelstapler'],
      ['ja', 'フォークリフト'],
      ['fr', 'chariots elevateurs'],
    ] as const) {
      const { ids, translations } = ranking('en', from);
      expect(ids[0], from).toBe('forklift');
      expect(translations).toEqual([{ from, language, to: 'forklift' }]);
    }
  });

  it('does not translate a word that the language has', () => {
    expect(ranking('de', 'Stapler').translations).toEqual([]);
  });

  it('follows added and removed documents', async () => {
    const index = await openIndex('en', makeIndex('en', DOCUMENTS.en ?? []));
    const idsFor = (query: string) => rankDocuments(query, index, concepts).documents.map(({ id }) => id);
    await index.add([document('/news/1', 'Ferry in Bergen', 'A ferry')]);
    expect(idsFor('ferry')).toEqual(['/news/1']);
    index.remove(['/news/1']);
    expect(idsFor('ferry')).toEqual([]);
  });
});
