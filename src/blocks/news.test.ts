import { describe, expect, it } from 'vitest';
import { newsBlock } from './news.ts';

const article = (fields: object) => ({
  id: 1,
  date: '2026-01-01',
  title: 'Title',
  summary: 'Summary',
  body: '# Head\n\nText',
  ...fields,
});
const parse = (list: readonly unknown[], nameOf?: (index: number) => string) =>
  newsBlock.parse({ list }, 'en', { images: { cdnUrl: 'https://cdn.example', origins: [] }, nameOf });
const idsIn = (detail: object) => Reflect.get(detail, 'list').map(({ id }: { readonly id: number }) => id);
const at = (time: string) => new Date(time).getTime();

describe('the news block', () => {
  it('renders each article', async () => {
    const { value } = (await parse([article({ products: ['battery'], picture: '/p.jpg' })])).at(
      at('2026-02-01'),
    );
    expect(value.list).toEqual([
      {
        id: 1,
        date: '2026-01-01',
        title: 'Title',
        summary: 'Summary',
        html: '<h2>Head</h2>\n<p>Text</p>\n',
        words: 2,
        products: ['battery'],
        picture: 'https://cdn.example/p.jpg',
      },
    ]);
    expect(Object.isFrozen(value.list)).toBe(true);
    expect(Object.isFrozen(value.list[0]?.products)).toBe(true);
  });

  it('sorts by date, newest first, then by descending id', async () => {
    const block = await parse([
      article({ id: 1, date: '2026-01-01' }),
      article({ id: 2, date: '2026-03-01' }),
      article({ id: 3, date: '2026-03-01' }),
      article({ id: 4, date: '2025-12-31' }),
    ]);
    expect(block.at(at('2026-06-01')).value.list.map(({ id }) => id)).toEqual([3, 2, 1, 4]);
  });

  it('uses the last of two articles with the same id, with a warning', async () => {
    const block = await parse([article({ title: 'Old' }), article({ id: 2 }), article({ title: 'New' })]);
    expect(block.at(at('2026-06-01')).value.list.map(({ title }) => title)).toEqual(['Title', 'New']);
    expect(block.warnings).toEqual(['article 1 is in list.0 and list.2: using the last one']);
  });

  it('warns once about the unknown products of an article, naming article and products', async () => {
    const list = [article({ products: ['battery'] }), article({ id: 2, products: ['batery', 'cloud', 'x'] })];
    const block = await parse(list, (index) => `${index}.md`);
    expect(block.warnings).toEqual(['1.md: unknown product “batery”, “x” in products']);
  });

  it('hides drafts from pages and endpoint until midnight UTC of their date', async () => {
    const block = await parse([
      article({ id: 1 }),
      article({ id: 2, date: '2026-03-01' }),
      article({ id: 3, date: '2026-04-01' }),
    ]);
    const before = block.at(at('2026-02-28T23:59:59.999Z'));
    expect(before.value.list.map(({ id }) => id)).toEqual([1]);
    expect(before.value.drafts.map(({ id }) => id)).toEqual([3, 2]);
    expect(idsIn(before.detail)).toEqual([1]);
    expect(before.until).toBe(at('2026-03-01T00:00:00Z'));

    const after = block.at(before.until);
    expect(after.value.list.map(({ id }) => id)).toEqual([2, 1]);
    expect(idsIn(after.detail)).toEqual([2, 1]);
    expect(block.at(after.until).until).toBe(Infinity);
  });

  it('accepts an empty list', async () => {
    expect((await parse([])).at(0)).toEqual({
      value: { list: [], drafts: [] },
      detail: { list: [] },
      until: Infinity,
      published: [],
      drafts: [],
    });
  });

  it.each([
    ['no id', { id: undefined }],
    ['id 0', { id: 0 }],
    ['an id as text', { id: '1' }],
    ['a date that does not exist', { date: '2026-02-30' }],
    ['a date with time', { date: '2026-02-03T00:00:00Z' }],
    ['a title that is too long', { title: 'a'.repeat(201) }],
    ['an empty title', { title: ' ' }],
    ['a body that is too long', { body: 'a'.repeat(50_001) }],
    ['a product that is a path', { products: ['../etc'] }],
  ])('rejects %s', async (_case, fields) => {
    await expect(parse([article(fields)])).rejects.toThrow();
  });

  it('rejects more articles than the limit', async () => {
    await expect(
      parse(Array.from({ length: 501 }, (_, index) => article({ id: index + 1 }))),
    ).rejects.toThrow();
  });

  it('rejects articles that become too much HTML together', async () => {
    // Each quotation mark becomes six characters.
    const articles = (count: number) =>
      Array.from({ length: count }, (_, index) => article({ id: index + 1, body: '"'.repeat(50_000) }));
    expect((await parse(articles(6))).at(at('2026-02-01')).published).toHaveLength(6);
    await expect(parse(articles(7))).rejects.toThrow('far more HTML');
  });
});
