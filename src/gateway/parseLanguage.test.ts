import { expect, it } from 'vitest';
import { parseLanguage } from './parseLanguage.ts';

it('shows the languages whose show is not 0, as number or string', () => {
  const list = [
    { mark: 'en', show: 1 },
    { mark: 'de', show: '1' },
    { mark: 'fr', show: 0 },
    { mark: 'it', show: '0' },
    { mark: 'zh', show: 2 },
  ];
  const { value, detail } = parseLanguage({ list }).at(0);
  expect(value.shown).toEqual(['en', 'de', 'zh']);
  expect(detail.list[3]).toEqual({ mark: 'it', show: 0 });
  expect(Object.isFrozen(value.shown)).toBe(true);
});

it.each([
  [null],
  [{ list: null }],
  [{ list: [] }],
  [{ list: [{ mark: 'en' }] }],
  [{ list: [{ mark: 1, show: 1 }] }],
  [{ list: [{ mark: 'en', show: true }] }],
  [{ list: [{ mark: 'en', show: '' }] }],
])('rejects %j', (raw) => {
  expect(() => parseLanguage(raw)).toThrow();
});
