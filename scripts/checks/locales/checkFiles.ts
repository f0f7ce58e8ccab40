import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Block } from '../../../src/blocks/block.ts';
import { BLOCKS } from '../../../src/blocks/blocks.ts';
import { newsBlock } from '../../../src/blocks/news.ts';
import { PREFIXED_LANGUAGES, type LanguageCode } from '../../../src/model/codes.ts';
import { readJson, translatedNamespaces } from './texts.ts';

const NEWS = 'news';

/**
 * Checks that every language has its folder, the locale files of English, its blocks and its news.
 *
 * @param folder the `locales` folder
 * @returns one sentence per missing file or folder
 */
export function checkFiles(folder: string): string[] {
  const namespaces = translatedNamespaces(folder).map((namespace) => `${namespace}.json`);
  return PREFIXED_LANGUAGES.flatMap((code) => {
    const paths = [...namespaces, ...blocksOf(code).map(fileOf), NEWS].map((path) => `/${path}`);
    // A missing folder is one fault, not one for each of its files.
    return (existsSync(join(folder, code)) ? paths : [''])
      .filter((path) => !existsSync(join(folder, code + path)))
      .map((path) => `locales/${code}${path} is missing: copy locales/en${path} and translate it`);
  });
}

/**
 * Reports block files that are copies of the English ones, unless the block is empty.
 *
 * @param folder the `locales` folder
 * @returns one sentence per file
 */
export function checkBlocks(folder: string): string[] {
  return PREFIXED_LANGUAGES.flatMap((code) =>
    blocksOf(code)
      .filter((block) => {
        const english = readJson(join(folder, 'en', fileOf(block)));
        return (
          !isDeepStrictEqual(english, block.empty) &&
          isDeepStrictEqual(readJson(join(folder, code, fileOf(block))), english)
        );
      })
      .map((block) => `${code}/${fileOf(block)} is not translated: it is the same as in English`),
  );
}

/** The blocks that have a file of their own in a language. The news is a folder. */
function blocksOf(code: LanguageCode): readonly Block[] {
  return BLOCKS.filter((block) => block !== newsBlock && block.languages.includes(code));
}

const fileOf = ({ slug }: Block): string => `blocks/${slug}.json`;
