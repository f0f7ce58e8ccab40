import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../model/codes.ts';
import { MAX_LENGTHS } from '../inquiries/fields.ts';
import { LANGUAGES } from '../model/languages.ts';
import { formatOf } from '../locale/format.ts';
import { words } from '../../test/kit/words.ts';
import { PRINTED_DOCUMENTS, documentNumber } from './documents.ts';
import { MODELS } from './models.ts';
import { listLines, listPath, MOST_ITEMS, MOST_PIECES, pathToList, readList } from './partsList.ts';

const read = (query: string) => readList(new URLSearchParams(query));
const NAMES = [...MODELS.map(({ name }) => name), ...PRINTED_DOCUMENTS.map(documentNumber)];

describe('readList', () => {
  test('finds every model and document by the path that adds it', () => {
    for (const name of NAMES) {
      const { searchParams } = new URL(pathToList([name]), 'https://site.example');
      expect(readList(searchParams).items.map(({ part }) => part.name)).toEqual([name]);
    }
  });

  test('cuts a list that is too long, and the longest fits the address and the form', () => {
    const { items, surplus } = read(`csv=${NAMES.join('%0A')}`);
    expect(items).toHaveLength(MOST_ITEMS);
    expect(surplus).toHaveLength(NAMES.length - MOST_ITEMS);
    for (const code of LANGUAGE_CODES) {
      const context = {
        words: words[code],
        language: LANGUAGES[code],
        format: formatOf(code),
        today: undefined,
      };
      const documents = PRINTED_DOCUMENTS.filter(({ language }) => language === code).map(documentNumber);
      const longest = documents
        .flatMap((number) => read(`items=${number}*${MOST_PIECES}`).items)
        .toSorted((one, other) => listLines([other], context).length - listLines([one], context).length)
        .slice(0, MOST_ITEMS);
      expect(listLines(longest, context).length, code).toBeLessThan(MAX_LENGTHS.text);
      expect(listPath(longest).length).toBeLessThan(1000);
    }
  });

  test.each([
    ['item,quantity%0AAV-SC 102,2', 2],
    ['AV-SC 102%092', 2],
    ['"AV-SC 102";"٣"', 3],
    ['=AV-SC 102;2', undefined],
  ])('reads the CSV %s', (csv, quantity) => expect(read(`csv=${csv}`).items[0]?.quantity).toBe(quantity));

  test('adds quantities up to the limit', () => {
    expect(read(`items=AV-SC-102*${MOST_PIECES},AV-SC-102*2`).items[0]?.quantity).toBe(MOST_PIECES);
  });
});
