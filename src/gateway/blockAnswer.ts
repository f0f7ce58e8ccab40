import { createHash } from 'node:crypto';
import type { BlockContent, BlockValues, ParsedBlock } from './block.ts';
import type { BlockDetails } from './schemas.ts';
import type { BlockSlug } from './slugs.ts';

/** `gateway`: its latest response. `last-good`: an earlier response, because the latest request failed. */
export type BlockSource = 'gateway' | 'last-good' | 'embedded';

export interface BlockAnswer<S extends BlockSlug> {
  readonly value: BlockValues[S];
  /** The content as the public endpoint returns it. */
  readonly detail: BlockDetails[S];
  /** Hash of the content, independent of the source. */
  readonly version: string;
  readonly source: BlockSource;
}

/** The store's cache entry for a block in a language. */
export interface BlockEntry<S extends BlockSlug> {
  readonly block: ParsedBlock<S>;
  /** The content from which the answer was created. */
  readonly content: BlockContent<S>;
  readonly answer: BlockAnswer<S>;
}

const VERSION_LENGTH = 12;

/**
 * Creates the cache entry of a block for a given time. Reuses the previous entry if its content is still current.
 *
 * @param time ms since the epoch
 */
export function blockEntry<S extends BlockSlug>(
  block: ParsedBlock<S>,
  source: BlockSource,
  time: number,
  before?: BlockEntry<S>,
): BlockEntry<S> {
  if (before?.block === block && time < before.content.until) {
    return before.answer.source === source ? before : { ...before, answer: { ...before.answer, source } };
  }
  const content = block.at(time);
  const { value, detail } = content;
  return { block, content, answer: Object.freeze({ value, detail, version: versionOf(detail), source }) };
}

function versionOf(detail: BlockContent<BlockSlug>['detail']): string {
  return createHash('sha256').update(JSON.stringify(detail)).digest('base64url').slice(0, VERSION_LENGTH);
}
