import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import matter from 'gray-matter';
import * as z from 'zod';

const frontMatter = z.looseObject({ id: z.number(), date: z.coerce.date() });

export interface NewsFile {
  readonly id: number;
  readonly file: string;
}

/** The published articles of a language, newest first. */
export async function publishedArticles(locales: string, language: string): Promise<readonly NewsFile[]> {
  const folder = join(locales, language, 'news');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  return names
    .map((name) => {
      const file = join(folder, name);
      return { file, ...frontMatter.parse(matter.read(file).data) };
    })
    .filter(({ date }) => date.getTime() <= Date.now())
    .toSorted((one, other) => other.date.getTime() - one.date.getTime() || other.id - one.id);
}

/** The newest published article of a language, which most pages show. @throws {Error} if there is none */
export async function newestArticle(locales: string, language: string): Promise<NewsFile> {
  const [newest] = await publishedArticles(locales, language);
  if (!newest) throw new Error(`${join(locales, language, 'news')} has no published articles`);
  return newest;
}

/** One path of every kind that shows the newest English article. */
function addressesOf(id: number): readonly string[] {
  return [
    `/news/${id}`,
    `/news/mobile/${id}`,
    '/news',
    '/news/mobile',
    '/news/detail',
    '/news/feed.xml',
    '/sitemap-en.xml',
    '/llms.txt',
    '/vr-oa-service/public/blocks?slug=news&lang=en',
    '/',
    '/mobile',
  ];
}

/** @returns the paths that show an article or link to it */
export async function placesThatShow(
  id: number,
  ask: (path: string) => Promise<{ readonly status: number; readonly body: string }>,
): Promise<readonly string[]> {
  const mention = new RegExp(`/news/(?:mobile/)?${id}(?![\\d/])|"id":${id},`);
  const addresses = addressesOf(id);
  const answers = await Promise.all(addresses.map(ask));
  return addresses.filter((_, index) => {
    const { status, body } = answers[index] ?? { status: 0, body: '' };
    // The 404 page links to the same path in other languages.
    return status !== 404 && mention.test(body);
  });
}
