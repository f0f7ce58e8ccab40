import { describe, expect, test } from 'vitest';
import { MODELS } from '../../catalog/models.ts';
import { COMPARED_LIMIT, comparedModels, comparisonPath, pathOfOldComparison } from './comparison.ts';

const asked = (query: string) => {
  const { items, surplus, unknown } = comparedModels(new URLSearchParams(query));
  return { models: items.map(({ name }) => name), surplus: surplus.map(({ name }) => name), unknown };
};

describe('comparedModels', () => {
  const both = { models: ['AV-FL 80-690', 'AV-SC 102'], surplus: [], unknown: [] };
  test.each([
    'models=AV-FL-80-690,AV-SC-102',
    'models=AV-FL-80-690&models=AV-SC-102',
    'models=AV-FL-80-690&model=AV-SC+102',
    'models=av-fl%2080-690,,%20av-sc-102,AV-FL-80-690',
    'models=ＡＶ-FL-80-690,AV-SC-102',
  ])('reads %s', (query) => expect(asked(query)).toEqual(both));

  test.each([
    ['', []],
    ['models=', []],
    ['models=AV-XX-1,AV-XX-1', ['AV-XX-1']],
    ['models=__proto__,constructor,<b>', ['__proto__', 'constructor', '<b>']],
  ])('finds no model in %j', (query, unknown) =>
    expect(asked(query)).toEqual({ models: [], surplus: [], unknown }),
  );

  test('names the models after the fourth', () => {
    const models = MODELS.map(({ name }) => name).slice(0, COMPARED_LIMIT + 2);
    expect(asked(`models=${models.join(',')}`)).toEqual({
      models: models.slice(0, COMPARED_LIMIT),
      surplus: models.slice(COMPARED_LIMIT),
      unknown: [],
    });
  });

  test('parses the path of every model', () => {
    for (const model of MODELS) {
      const { searchParams } = new URL(comparisonPath([model]), 'https://site.example');
      expect(comparedModels(searchParams).items).toEqual([model]);
    }
  });
});

test('an old comparison of families becomes that of their first models', () => {
  const moved = (query: string) => pathOfOldComparison(new URLSearchParams(query));
  expect(moved('compare=cabinet,container')).toBe('/solutions/detail/compare?models=AV-SC-102,AV-CT-3730');
  expect(moved('compare=forklift&compare=nonsense')).toBe('/solutions/detail/compare?models=AV-FL-80-460');
  expect(moved('compare=__proto__')).toBeUndefined();
});
