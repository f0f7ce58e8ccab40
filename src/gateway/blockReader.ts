import type { ParsedBlock } from './block.ts';
import type { BlockLanguages, BlockSlug } from './slugs.ts';

/** A source of blocks: the gateway or the project's files. */
export interface BlockReader {
  /** Reads a block. Returns the same object as long as the source is unchanged. Rejects if the block cannot be read. */
  readonly read: <S extends BlockSlug>(slug: S, lang: BlockLanguages[S]) => Promise<ParsedBlock<S>>;
  /** Closes all connections. Pending reads are rejected. */
  readonly close: () => Promise<void>;
}
