import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import matter from 'gray-matter';
import { fillFacts } from '../catalog/fillFacts.ts';
import { articleDetail, MAX_ARTICLES, type ArticleDetail } from './article.ts';
import type { EmbeddedSource } from './block.ts';
import { describeFault } from './blockLog.ts';
import { fileSignature, readRegularFile } from './files.ts';

/** Front matter keys. `body` is not one: it is the text below the front matter. */
const KEYS = Object.keys(articleDetail.shape).filter((key) => key !== 'body');

/** The news in files: one Markdown file per article and language, `{language}/news/*.md`. */
export function newsFiles(localesFolder: string): EmbeddedSource {
  /** The last valid articles of each language. */
  const good: Record<string, GoodArticles> = {};
  return async (language) => {
    const files = await listNewsFiles(join(localesFolder, language, 'news'));
    return {
      signature: files.map(({ signature }) => signature).join('\n'),
      read: async () => {
        const { list, warnings } = await readNewsFiles(files, language, (good[language] ??= new Map()));
        return {
          detail: { list: list.map(({ article }) => article) },
          nameOf: (index) => list[index]?.path ?? '',
          warnings,
        };
      },
    };
  };
}

/** Lists a folder's article files, sorted by name. A missing folder counts as empty. */
export async function listNewsFiles(folder: string) {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  const articles = names.filter((name) => name.endsWith('.md') && !name.startsWith('.')).sort();
  return Promise.all(
    articles.map(async (name) => {
      const path = join(folder, name);
      // The file may be deleted between `readdir` and `stat`; reading it later reports the error.
      return { path, signature: await fileSignature(path).catch(() => `${path} unreadable`) };
    }),
  );
}

/** The last valid article of each file, by path. */
type GoodArticles = Map<string, ArticleDetail>;

/**
 * Reads articles. A file that is unreadable or invalid keeps its last valid article, or is dropped if it has none; a
 * warning gives path and reason.
 *
 * @param language of the figures that placeholders stand for
 * @param good updated in place
 */
export async function readNewsFiles(
  files: readonly { readonly path: string }[],
  language: string,
  good: GoodArticles = new Map(),
) {
  const list: { readonly path: string; readonly article: ArticleDetail }[] = [];
  const warnings: string[] = [];
  for (const { path } of files) {
    try {
      const { article, unknownKeys } = await readArticle(path, language);
      good.set(path, article);
      list.push({ path, article });
      warnings.push(
        ...unknownKeys.map((key) => `${path}: unknown key “${key}”; allowed keys: ${KEYS.join(', ')}`),
      );
    } catch (error) {
      const before = good.get(path);
      if (before) list.push({ path, article: before });
      warnings.push(
        `${path} ${before ? 'keeps its previous version' : 'is dropped'}: ${describeFault(error)}`,
      );
    }
  }
  // Forget the articles of deleted files.
  const paths = new Set(files.map(({ path }) => path));
  for (const path of good.keys()) if (!paths.has(path)) good.delete(path);
  if (list.length > MAX_ARTICLES) {
    warnings.push(`only the newest ${MAX_ARTICLES} of ${list.length} articles are shown`);
    list.sort((one, other) => (one.article.date < other.article.date ? 1 : -1)).length = MAX_ARTICLES;
  }
  return { list, warnings };
}

/** @throws {Error} if the file cannot be read; {ZodError} if it is not a valid article */
async function readArticle(path: string, language: string) {
  const text = fillFacts(await readRegularFile(path), language);
  const { data, content } = matter(text, { engines: { javascript: refuseCode } });
  const front: Readonly<Record<string, unknown>> = data;
  const { date } = front;
  // YAML parses an unquoted date as a `Date`.
  const isoDate = date instanceof Date ? date.toISOString().slice(0, 10) : date;
  return {
    article: articleDetail.parse({ ...front, date: isoDate, body: content.trim() }),
    unknownKeys: Object.keys(front).filter((key) => !KEYS.includes(key)),
  };
}

/** Replaces gray-matter's JavaScript engine, which would execute `---js` front matter. */
function refuseCode(): never {
  throw new Error('front matter must be YAML');
}
