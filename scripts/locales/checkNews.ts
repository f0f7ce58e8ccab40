import { join, relative } from 'node:path';
import type { ArticleDetail } from '../../src/blocks/article.ts';
import { newsBlock } from '../../src/blocks/news.ts';
import { listNewsFiles, readNewsFiles } from '../../src/blocks/newsFiles.ts';
import { LANGUAGE_CODES } from '../../src/locale/codes.ts';
import type { LanguageCode } from '../../src/locale/codes.ts';

/** Front matter that must be the same in every language. */
const SAME_EVERYWHERE = ['id', 'date', 'products', 'picture'] as const;

/**
 * Validates the front matter of every article as the site does, and compares it with English.
 *
 * @param folder the `locales` folder
 * @returns one sentence per fault
 */
export async function checkNews(folder: string): Promise<string[]> {
  const languages = await Promise.all(LANGUAGE_CODES.map((code) => readLanguage(folder, code)));
  const english = new Map(languages.find(({ code }) => code === 'en')?.articles);
  return languages.flatMap(({ code, articles, faults }) => [
    ...faults,
    ...[...articles].flatMap(([name, article]) =>
      SAME_EVERYWHERE.filter((key) => {
        const source = english.get(name);
        return source !== undefined && JSON.stringify(article[key]) !== JSON.stringify(source[key]);
      }).map((key) => `${code}/news/${name}: ${key} differs from English`),
    ),
  ]);
}

interface LanguageNews {
  readonly code: LanguageCode;
  /** By file name. */
  readonly articles: ReadonlyMap<string, ArticleDetail>;
  readonly faults: readonly string[];
}

async function readLanguage(folder: string, code: LanguageCode): Promise<LanguageNews> {
  const place = join(folder, code, 'news');
  const { list, warnings } = await readNewsFiles(await listNewsFiles(place));
  const block = await newsBlock.parse({ list: list.map(({ article }) => article) }, code, {
    nameOf: (index) => list[index]?.path ?? '',
  });
  return {
    code,
    articles: new Map(list.map(({ path, article }) => [relative(place, path), article])),
    faults: [...warnings, ...block.warnings].map((warning) => warning.replaceAll(`${folder}/`, '')),
  };
}
