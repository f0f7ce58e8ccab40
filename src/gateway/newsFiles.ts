import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import matter from 'gray-matter';
import { describeFault } from './describeFault.ts';
import { readRegularFile } from './readRegularFile.ts';
import { articleDetail, MAX_ARTICLES } from './schemas.ts';
import type { ArticleDetail } from './schemas.ts';

export interface NewsFile {
  readonly path: string;
  /** Changes with the file. */
  readonly signature: string;
}

export interface FiledArticle {
  readonly path: string;
  readonly article: ArticleDetail;
}

/** Far above the longest article that the schema lets pass. */
const MAX_FILE_BYTES = 250_000;
/** The text is no key: it follows the front matter. */
const KEYS = Object.keys(articleDetail.shape).filter((key) => key !== 'body');

/** The signature of a file: its path, size and time of change. */
export async function fileSignature(path: string): Promise<string> {
  const { size, mtimeMs } = await stat(path);
  return `${path} ${size} ${mtimeMs}`;
}

/** The articles' files in a folder, in the order of their names. A folder that is not there holds none. */
export async function listNewsFiles(folder: string): Promise<readonly NewsFile[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  const paths = names
    .filter((name) => name.endsWith('.md') && !name.startsWith('.'))
    .sort()
    .map((name) => join(folder, name));
  return Promise.all(
    // A file can vanish between the two looks; reading it then says what is wrong.
    paths.map(async (path) => ({
      path,
      signature: await fileSignature(path).catch(() => `${path} unreadable`),
    })),
  );
}

/** What each file last held that could be read, by its path. */
export type GoodArticles = Map<string, ArticleDetail>;

/**
 * Reads articles. A file that cannot be read or does not fit keeps the article that it held before, or is left out;
 * a warning names it and says why.
 *
 * @param good what was read before; brought up to date
 */
export async function readNewsFiles(
  files: readonly NewsFile[],
  good: GoodArticles = new Map(),
): Promise<{ list: readonly FiledArticle[]; warnings: readonly string[] }> {
  const list: FiledArticle[] = [];
  const warnings: string[] = [];
  for (const { path } of files) {
    try {
      const { article, unknownKeys } = await readArticle(path);
      good.set(path, article);
      list.push({ path, article });
      warnings.push(
        ...unknownKeys.map((key) => `${path}: there is no key “${key}”; the keys are ${KEYS.join(', ')}`),
      );
    } catch (error) {
      const before = good.get(path);
      if (before) list.push({ path, article: before });
      warnings.push(`${path} is ${before ? 'shown as it was before' : 'left out'}: ${describeFault(error)}`);
    }
  }
  // What is gone stays gone: nothing is kept for a file that is not there any more.
  const paths = new Set(files.map(({ path }) => path));
  for (const path of good.keys()) if (!paths.has(path)) good.delete(path);
  if (list.length > MAX_ARTICLES) {
    warnings.push(`only the ${MAX_ARTICLES} newest of ${list.length} articles are shown`);
    list.sort((one, other) => (one.article.date < other.article.date ? 1 : -1)).length = MAX_ARTICLES;
  }
  return { list, warnings };
}

/** @throws {Error} if the file cannot be read, {ZodError} if it is no article */
async function readArticle(
  path: string,
): Promise<{ article: ArticleDetail; unknownKeys: readonly string[] }> {
  const text = await readRegularFile(path, MAX_FILE_BYTES);
  const { data, content } = matter(text, { engines: { javascript: refuseCode } });
  const front: Readonly<Record<string, unknown>> = data;
  const { date } = front;
  // YAML reads a date without quotes as one.
  const isoDate = date instanceof Date ? date.toISOString().slice(0, 10) : date;
  return {
    article: articleDetail.parse({ ...front, date: isoDate, body: content.trim() }),
    unknownKeys: Object.keys(front).filter((key) => !KEYS.includes(key)),
  };
}

/** gray-matter would run front matter that calls itself JavaScript. */
function refuseCode(): never {
  throw new Error('front matter must be YAML');
}
