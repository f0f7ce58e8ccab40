import { resolve } from 'node:path';
import { publishedArticles } from '../../scripts/site/articleTraces.ts';
import { LANGUAGE_CODES } from '../../src/model/codes.ts';

const LOCALES = resolve(import.meta.dirname, '..', '..', 'locales');
const lists = await Promise.all(LANGUAGE_CODES.map((code) => publishedArticles(LOCALES, code)));

/** Number of articles in the language that has the fewest. */
export const FEWEST_ARTICLES = Math.min(...lists.map(({ length }) => length));

/** Ids of the articles that are published in every language, newest first. */
export const ARTICLE_IDS: readonly number[] = (lists[0] ?? [])
  .map(({ id }) => id)
  .filter((id) => lists.every((list) => list.some((article) => article.id === id)));

const [newest] = ARTICLE_IDS;
if (newest === undefined) throw new Error('The tests need an article that is published in every language');

/** English desktop path of an article that is published in every language. */
export const ARTICLE = `/news/${newest}`;

/** Path of the newest English article. */
export const NEWEST_ARTICLE = `/news/${lists[0]?.[0]?.id}`;

/** English desktop path that no article has. */
export const NO_ARTICLE = `/news/${1 + Math.max(...lists.flat().map(({ id }) => id))}`;
