import { describe, expect, test } from 'vitest';
import { COMPARED_FAMILIES, COMPARED_LIMIT, comparedIds, comparisonPath } from './comparison.ts';

const asked = (query: string) => comparedIds(new URLSearchParams(query));

describe('comparedIds', () => {
  test('reads a comma-separated list or repeated parameters', () => {
    expect(asked('compare=cabinet,container')).toEqual(['cabinet', 'container']);
    expect(asked('compare=agv&compare=forklift')).toEqual(['agv', 'forklift']);
  });

  test('keeps products of the first product’s family, at most four', () => {
    expect(asked('compare=cabinet,forklift,super,portable')).toEqual(['cabinet', 'portable']);
    expect(asked('compare=parts,cabinet,container,household,portable')).toHaveLength(COMPARED_LIMIT);
  });

  test.each([
    '',
    'compare=',
    'compare=cabinet',
    'compare=cabinet,cabinet',
    'compare=../etc,<b>',
    'compare=__proto__,constructor',
  ])('returns no ids for %j', (query) => expect(asked(query)).toEqual([]));

  test('parses the paths that comparisonPath builds', () => {
    for (const family of COMPARED_FAMILIES.filter((ids) => ids.length > 1)) {
      const { searchParams } = new URL(comparisonPath(family), 'https://site.example');
      expect(comparedIds(searchParams)).toEqual(family.slice(0, COMPARED_LIMIT));
    }
  });
});
