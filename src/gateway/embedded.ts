import { join } from 'node:path';
import { fillOrganisation } from '../locale/fillOrganisation.ts';
import type { ParsedBlock } from './block.ts';
import { BlockMemo } from './blockMemo.ts';
import type { BlockReader } from './blockReader.ts';
import { fileSignature, listNewsFiles, readNewsFiles } from './newsFiles.ts';
import type { GoodArticles } from './newsFiles.ts';
import { parseBlock } from './parseBlock.ts';
import { readRegularFile } from './readRegularFile.ts';
import type { ImageRules } from './safeUrl.ts';
import type { BlockLanguages, BlockSlug } from './slugs.ts';

export interface EmbeddedOptions {
  /** Folder with one folder per language, each with `blocks/*.json` and `news/*.md`. */
  readonly localesFolder: string;
  /** By default, images must be paths on this site. */
  readonly images?: ImageRules;
}

/** Far above the size of any block file. */
const MAX_BLOCK_BYTES = 250_000;

/**
 * Reads the content in the project's `locales` folder. Each read checks names, sizes and modification times, and opens
 * the files only if these have changed, so that edits appear without a restart.
 */
export function createEmbedded({ localesFolder, images = { origins: [] } }: EmbeddedOptions): BlockReader {
  const memo = new BlockMemo();
  const goodArticles = new Map<string, GoodArticles>();

  async function readFileBlock<S extends BlockSlug>(
    slug: S,
    lang: BlockLanguages[S],
    path: string,
  ): Promise<ParsedBlock<S>> {
    return memo.parsed(slug, lang, await fileSignature(path), async () => {
      const text = fillOrganisation(await readRegularFile(path, MAX_BLOCK_BYTES));
      return parseBlock(slug, lang, JSON.parse(text), { images });
    });
  }

  async function readNews(lang: BlockLanguages['news']): Promise<ParsedBlock<'news'>> {
    const files = await listNewsFiles(join(localesFolder, lang, 'news'));
    const signature = files.map((file) => file.signature).join('\n');
    const good = goodArticles.get(lang) ?? new Map();
    goodArticles.set(lang, good);
    return memo.parsed('news', lang, signature, async () => {
      const { list, warnings } = await readNewsFiles(files, good);
      const detail = { list: list.map(({ article }) => article) };
      const nameOf = (index: number) => list[index]?.path ?? '';
      const block = await parseBlock('news', lang, detail, { images, nameOf });
      return { ...block, warnings: [...warnings, ...block.warnings] };
    });
  }

  const readers: Readers = {
    // One file, because all languages share the list.
    language: (lang) => readFileBlock('language', lang, join(localesFolder, 'en/blocks/language.json')),
    'about-contact': (lang) =>
      readFileBlock('about-contact', lang, join(localesFolder, lang, 'blocks/about-contact.json')),
    news: readNews,
  };

  return {
    read: (slug, lang) => readers[slug](lang),
    close: async () => undefined,
  };
}

type Readers = { readonly [S in BlockSlug]: (lang: BlockLanguages[S]) => Promise<ParsedBlock<S>> };
