import type { ParsedBlock } from './block.ts';
import type { BlockLanguages, BlockSlug } from './slugs.ts';

/** Where blocks come from: the gateway, or the files of the project. */
export interface BlockReader {
  /** Reads a block now. Gives the very same object as before while nothing has changed. Rejects if there is none. */
  readonly read: <S extends BlockSlug>(slug: S, lang: BlockLanguages[S]) => Promise<ParsedBlock<S>>;
  /** Ends every connection. Reads that are still going on are rejected. */
  readonly close: () => Promise<void>;
}
