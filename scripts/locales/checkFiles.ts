import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { BLOCKS } from '../../src/blocks/blocks.ts';
import { newsBlock } from '../../src/blocks/news.ts';
import { PREFIXED_LANGUAGES, type LanguageCode } from '../../src/locale/codes.ts';
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
    const paths = [...namespaces, ...blockFilesOf(code), NEWS].map((path) => `/${path}`);
    // A missing folder is one fault, not one for each of its files.
    return (existsSync(join(folder, code)) ? paths : [''])
      .filter((path) => !existsSync(join(folder, code + path)))
      .map((path) => `locales/${code}${path} is missing: copy locales/en${path} and translate it`);
  });
}

/**
 * Reports block files that are copies of the English ones.
 *
 * @param folder the `locales` folder
 * @returns one sentence per file
 */
export function checkBlocks(folder: string): string[] {
  return PREFIXED_LANGUAGES.flatMap((code) =>
    blockFilesOf(code)
      .filter((file) =>
        isDeepStrictEqual(readJson(join(folder, code, file)), readJson(join(folder, 'en', file))),
      )
      .map((file) => `${code}/${file} is not translated: it is the same as in English`),
  );
}

/** The files of the blocks that have content of their own in a language. The news is a folder. */
function blockFilesOf(code: LanguageCode): string[] {
  return BLOCKS.filter((block) => block !== newsBlock && block.languages.includes(code)).map(
    ({ slug }) => `blocks/${slug}.json`,
  );
}
