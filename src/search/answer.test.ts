import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../model/codes.ts';
import { answer, suggestions } from './answer.ts';
import type { Concept } from './languageIndex.ts';
import { indexOf, makeIndex } from './makeIndex.ts';
import type { SearchEntry } from './searchEntry.ts';

const entry = (path: string, title: string, ...passages: readonly string[]): SearchEntry => ({
  kind: 'page',
  path,
  title,
  lead: '',
  passages: passages.map((text, place) => ({ text, anchor: `p${place}` })),
});
const CONCEPTS: readonly Concept[] = [
  { id: 'forklift', words: ['forklift', 'lift truck', 'Stapler'], to: ['/forklift'], role: 'vehicle' },
  { id: 'emergency', words: ['emergency', 'smoke'], to: ['/contact#emergency'], role: 'urgent' },
  { id: 'price', words: ['price', 'quote'], to: ['/sales'], role: 'aside' },
  { id: 'warranty', words: ['warranty', 'Garantie', 'ضمان'], to: ['/warranty'], role: 'task' },
  { id: 'sizing', words: ['what size'], to: ['/forklift', '/charger'], role: 'general' },
  { id: 'charger', words: ['rapid charger'], to: ['/charger'], role: 'thing' },
  { id: 'battery', words: ['بطارية'], to: ['/forklift'], role: 'general' },
  { id: 'dark', words: ['dark screen'], to: ['/faults/1', '/faults/2'], role: 'symptom' },
];
const ENTRIES = [
  { ...entry('/forklift', 'Forklift pack', 'An 80 V battery'), codes: ['AV-FL 80-460'] },
  entry('/charger', 'Fast charger', 'Charges a battery', 'Two outlets'),
  entry('/contact#emergency', 'In an emergency', 'Leave'),
  entry('/cabinet', 'Cabinet', 'With smoke detector'),
];
const SALE = [
  ...ENTRIES,
  entry('/sales', 'Sales', 'Asks first'),
  entry('/news', 'The price', 'A price per pack'),
];

function open(entries: readonly SearchEntry[] = ENTRIES, language: LanguageCode = 'en') {
  return indexOf(language, makeIndex(language, entries, CONCEPTS, ['urgently'])).withNews([]);
}
const found = (text: string, index = open()) => {
  const { hits, similar, ...findings } = answer({ text }, index);
  return {
    ...findings,
    paths: hits.map(({ path }) => path),
    similar: similar.map(({ path }) => path),
    excerpt: hits[0]?.excerpt.map((part) => (part.isMarked ? `[${part.text}]` : part.text)).join(''),
  };
};

describe('an answer', () => {
  it('counts what has all words, and offers what has some', () => {
    expect(found('charger battery')).toMatchObject({
      total: 1,
      paths: ['/charger#p0'],
      similar: ['/forklift#p0'],
    });
    expect(found('charger zeppelin')).toMatchObject({ total: 0, paths: [], similar: ['/charger'] });
    expect(found('zeppelin')).toMatchObject({ total: 0, paths: [], similar: [] });
  });

  it('offers the corrected question, and does not count its results', () => {
    expect(found('forklfit batery')).toMatchObject({
      total: 0,
      correction: 'forklift battery',
      similar: ['/forklift#p0', '/charger#p0'],
    });
    expect(found('xorklift').correction).toBeUndefined();
  });

  it('knows what customers say, and leads from safety words to the emergency section first', () => {
    expect(found('lift truck')).toMatchObject({ total: 1, paths: ['/forklift'] });
    expect(found('smoke').paths).toEqual(['/contact#emergency', '/cabinet#p0']);
  });

  it('leads from a customers’ word alone to its page, though another has it as title', () => {
    expect(found('price', open(SALE)).paths).toEqual(['/sales', '/news#p0']);
    expect(found('request a quote', open(SALE)).paths).toEqual(['/sales']);
  });

  it('leads from what is to be done, not from what it is done to, unless a title or code says it', () => {
    const terms = entry('/warranty', 'Terms', 'For a forklift');
    const manual = entry('/manual', 'Forklift', 'Read the warranty');
    const index = open([...ENTRIES, terms, manual]);
    expect(found('forklift warranty', index).paths).toEqual(['/warranty#p0', '/manual#p0']);
    expect(found('warranty AV-FL 80-460', index).paths).toEqual(['/forklift']);
    const titled = open([...ENTRIES, terms, entry('/news', 'Forklift warranty')]);
    expect(found('forklift warranty', titled).paths).toEqual(['/news', '/warranty#p0']);
  });

  it('counts no words in different texts, unless one of them is in the title', () => {
    const scattered = entry('/scattered', 'Home', 'Ferries sail', 'From Norway');
    expect(found('ferries norway', open([...ENTRIES, scattered]))).toMatchObject({
      total: 0,
      similar: ['/scattered#p0'],
    });
    expect(found('home norway', open([...ENTRIES, scattered])).paths).toEqual(['/scattered#p1']);
  });

  it('leads to what two things have in common, and from a symptom to the fault of what shows it', () => {
    expect(found('what size rapid charger').paths[0]).toBe('/charger');
    const faults = [entry('/faults/1', 'Off', 'Of the charger'), entry('/faults/2', 'Dim', 'Of the cabinet')];
    expect(found('dark screen cabinet', open([...ENTRIES, ...faults])).paths[0]).toMatch('/faults/2');
  });

  it('knows the words of German compounds, and Arabic words behind a preposition', () => {
    expect(found('Staplergarantie', open(ENTRIES, 'de')).concepts).toEqual(['forklift', 'warranty']);
    expect(found('بضمان', open(ENTRIES, 'ar')).concepts).toEqual(['warranty']);
    expect(found('بطارية', open(ENTRIES, 'ar')).concepts).toEqual(['battery']);
  });

  it('needs no word that says nothing, and only offers what customers mean by one word of several', () => {
    expect(found('urgently lift truck')).toMatchObject({ total: 1, paths: ['/forklift'] });
    expect(found('lift truck zeppelin heliport')).toMatchObject({ total: 0, similar: ['/forklift'] });
  });

  it('needs no price on the page of what has one', () => {
    expect(found('price forklift', open(SALE)).paths).toEqual(['/forklift']);
  });

  it('finds codes in any spelling, and does without figures that no text has', () => {
    expect(found('avfl80460').paths).toEqual(['/forklift']);
    expect(found('forklift 48 volt')).toMatchObject({ total: 1, concepts: ['forklift'] });
  });

  it('shows the passage with the most words', () => {
    expect(found('two outlets')).toMatchObject({ paths: ['/charger#p1'], excerpt: '[Two] [outlets]' });
  });

  it('suggests titles for the beginning of a word, with where they lead', () => {
    expect(suggestions('fork', open())).toEqual([{ title: 'Forklift pack', path: '/forklift' }]);
    expect(suggestions('av-fl 8', open())).toHaveLength(1);
  });
});

describe('a Japanese answer', () => {
  const index = open(
    [
      entry('/a', '家庭用蓄電池', 'フォークリフト'),
      entry('/b', '保証', '全製品の保証'),
      entry('/c', '充電器', '固体'),
    ],
    'ja',
  );
  it.each([
    ['電池', ['/a']],
    ['蓄電池の保証期間', []],
    ['フォークリフト用充電器', []],
    ['ふぉーくりふと', ['/a#p0']],
    ['フォークリフト', ['/a#p0']],
    ['全固体', []],
    ['充電器', ['/c']],
  ])('for %s has %j', (text, paths) => {
    expect(found(text, index).paths).toEqual(paths);
  });
});
