import { beforeEach, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../../src/model/codes.ts';
import { temporaryLocales } from '../../../test/kit/temporaryLocales.ts';
import { checkDescriptions } from './checkDescriptions.ts';
import { checkNews } from './checkNews.ts';

const locales = temporaryLocales();
const { write } = locales;

beforeEach(async () => {
  for (const code of LANGUAGE_CODES) await write(`${code}/home.json`, { title: 'x'.repeat(200) });
});

test.each([
  ['de', 160],
  ['ar', 160],
  ['ja', 90],
])('a description in %s may have up to %d characters', async (code, limit) => {
  await write(`${code}/home.json`, { page: { description: 'x'.repeat(limit) } });
  expect(checkDescriptions(locales.folder)).toEqual([]);
  const text = 'x'.repeat(limit + 1);
  await write(`${code}/home.json`, { page: { description: text } });
  expect(checkDescriptions(locales.folder)).toEqual([
    `${code}: home.page.description has ${limit + 1} characters; search results show ${limit}: ${text}`,
  ]);
});

test('a description that the site composes counts as a whole', async () => {
  const description = 'x'.repeat(150);
  await write('fr/news.json', { pageTitle: 'Page {{page}}', description });
  expect(checkDescriptions(locales.folder)).toEqual([]);
  await write('fr/news.json', { pageTitle: 'Actualités, page {{page}}', description });
  expect(checkDescriptions(locales.folder)).toEqual([
    `fr: news.pageTitle + news.description has 172 characters; search results show 160: Actualités, page 10 – ${description}`,
  ]);
});

test('the summary of an article is a description', async () => {
  const summary = 'x'.repeat(161);
  await write('en/news/01-a.md', `---\nid: 1\ndate: 2026-05-01\ntitle: T\nsummary: ${summary}\n---\n\nText`);
  expect(await checkNews(locales.folder)).toContain(
    `en: news/01-a.md: summary has 161 characters; search results show 160: ${summary}`,
  );
});
