import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { checkBuiltFiles, readBuildManifest } from '../common/setupFiles.ts';
import type { Config } from '../config/config.ts';
import type { LanguageCode } from '../model/codes.ts';
import { dictionaryName } from '../request/dictionaries.ts';
import type { Layout } from '../model/paths.ts';
import { dictionaryCoding, type Coding } from './codings.ts';

/** Written by the build. */
export const dictionaryManifest = z.object({
  /** Changes with any input of the dictionaries. */
  key: z.string(),
  /** By name. */
  files: z.record(z.string(), z.object({ file: z.string(), sha256: z.string() })),
});

interface PageDictionary {
  /** URL path of its file. */
  readonly path: string;
  /** In hexadecimal. */
  readonly sha256: string;
  /** The coding of pages that are compressed with it. */
  readonly coding: Coding;
}

/** The compression dictionary for the pages of a language and layout. */
export type DictionaryOf = (language: LanguageCode, layout: Layout) => PageDictionary | undefined;

/**
 * Reads the dictionaries, unless no browser would use them: browsers require TLS, and `npm run dev` makes none.
 *
 * @param folder output folder of the build
 * @param built resolves once the dictionaries are there; by default, they are
 * @throws {SetupError} if a dictionary is missing
 */
export function readDictionaries(
  folder: string,
  config: Pick<Config, 'compress' | 'development' | 'siteUrl'>,
  built?: Promise<void>,
): DictionaryOf {
  const { compress, development, siteUrl } = config;
  let dictionaryOf: DictionaryOf = () => undefined;
  if (!compress || development || !siteUrl.startsWith('https:')) return dictionaryOf;
  if (built) {
    void built.then(() => (dictionaryOf = readDictionaries(folder, config)));
    return (...page) => dictionaryOf(...page);
  }
  const { files } = readBuildManifest(join(folder, 'dictionaries.json'), dictionaryManifest);
  const pathOf = (file: string) => join(folder, 'browser', 'assets', file);
  checkBuiltFiles(Object.values(files).map(({ file }) => pathOf(file)));
  const dictionaries = new Map(
    Object.entries(files).map(([name, { file, sha256 }]): [string, PageDictionary] => {
      // Kept in memory, 0.9 MB in all: a later build deletes files that are older than a week.
      const coding = dictionaryCoding({ sha256, content: readFileSync(pathOf(file)) });
      return [name, { path: `/assets/${file}`, sha256, coding }];
    }),
  );
  return (language, layout) => dictionaries.get(dictionaryName(language, layout));
}
