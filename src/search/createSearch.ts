import { join } from 'node:path';
import type { Blocks } from '../blocks/blockStore.ts';
import { checkBuiltFiles, readBuildManifest } from '../common/setupFiles.ts';
import type { OpenIndex } from './openIndex.ts';
import type { Asked, Search, WarmableSearch } from './search.ts';
import { searchManifest, type SearchManifest } from './searchManifest.ts';

/**
 * Finds pages, products, documents, fault codes and news. The engine and the index of each language are loaded by `warm`,
 * or by the first query that needs them, so that they do not delay the start.
 *
 * @param folder output folder of the build
 * @param report called for each visitor's question
 * @param built resolves once the index is there; by default, it is
 * @throws {SetupError} if a file of the index is missing
 */
export function createSearch(
  folder: string,
  blocks: Blocks,
  report: (asked: Asked) => void,
  built?: Promise<void>,
): WarmableSearch {
  let manifest = built ? undefined : readIndex(folder);
  void built?.then(() => (manifest = readIndex(folder)));
  let opening: Promise<OpenIndex> | undefined;

  const open = (): Promise<OpenIndex> | undefined => {
    const index = manifest;
    if (index) opening ??= import('./openIndex.ts').then(({ openIndex }) => openIndex(folder, index, blocks));
    return opening;
  };
  const find: Search['find'] = async (...question) => (await open())?.find(...question);

  return {
    find,
    suggest: async (...beginning) => (await open())?.suggest(...beginning),
    warm: async () => {
      await built;
      await (await open())?.warm();
    },
    ask: async (language, question) => {
      const findings = await find(language, question);
      const { kind, page = 1, text } = question;
      // Filtering and turning pages are the same question.
      if (findings && kind === undefined && page === 1) report({ language, text, total: findings.total });
      return findings;
    },
  };
}

function readIndex(folder: string): SearchManifest {
  const manifest = readBuildManifest(join(folder, 'manifest.json'), searchManifest);
  checkBuiltFiles(Object.values(manifest.languages).map((file) => join(folder, file)));
  return manifest;
}
