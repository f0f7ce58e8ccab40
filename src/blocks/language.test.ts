import { expect, it } from 'vitest';
import { languageBlock } from './language.ts';

it('shows the languages whose show is not 0, as number or string', async () => {
  const list = [
    { mark: 'en', show: 1 },
    { mark: 'de', show: '1' },
    { mark: 'fr', show: 0 },
    { mark: 'it', show: '0' },
    { mark: 'zh', show: 2 },
  ];
  const { value, detail } = (await languageBlock.parse({ list }, 'zh')).at(0);
  expect(value.shown).toEqual(['en', 'de', 'zh']);
  expect(Reflect.get(detail, 'list')[3]).toEqual({ mark: 'it', show: 0 });
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
  [{ list: [{ mark: 'e'.repeat(21), show: 1 }] }],
  [{ list: Array(101).fill({ mark: 'en', show: 1 }) }],
])('rejects %o', async (raw) => {
  await expect(languageBlock.parse(raw, 'zh')).rejects.toThrow();
});
