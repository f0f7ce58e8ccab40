import type { ImageRules } from '../markdown/safeUrl.ts';
import type { Block, BlockReader, EmbeddedSource } from './block.ts';
import { ParsedCache } from './parsedCache.ts';

/**
 * Reads the content in the project's `locales` folder. Each read checks names, sizes and modification times, and opens
 * the files only if these have changed, so that edits appear without a restart.
 * By default, images must be paths on this site.
 */
export function createEmbedded(localesFolder: string, images?: ImageRules): BlockReader {
  const cache = new ParsedCache();
  const sources = new Map<Block, EmbeddedSource>();

  return {
    read: async (block, language) => {
      const source = sources.get(block) ?? block.embedded(localesFolder);
      sources.set(block, source);
      const { signature, read } = await source(language);
      return cache.get(block, language, signature, async () => {
        const { detail, nameOf, warnings = [] } = await read();
        const parsed = await block.parse(detail, language, { images, nameOf });
        return { ...parsed, warnings: [...warnings, ...parsed.warnings] };
      });
    },
    close: async () => undefined,
  };
}
