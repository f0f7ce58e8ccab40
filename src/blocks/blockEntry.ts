import { createHash } from 'node:crypto';
import type { BlockContent, ParsedBlock } from './block.ts';

/** `gateway`: its latest response. `last-good`: an earlier response, because the latest request failed. */
export type BlockSource = 'gateway' | 'last-good' | 'embedded';

export interface BlockAnswer<Value> {
  readonly value: Value;
  /** The content as the public endpoint returns it. */
  readonly detail: object;
  /** Hash of the content, independent of the source. */
  readonly version: string;
  readonly source: BlockSource;
}

/** The store's cache entry for a block in a language. */
export interface BlockEntry<Value> {
  readonly block: ParsedBlock<Value>;
  /** The content from which the answer was created. */
  readonly content: BlockContent<Value>;
  readonly answer: BlockAnswer<Value>;
}

const VERSION_LENGTH = 12;

/**
 * Creates the cache entry of a block for a given time. Reuses the previous entry if its content is still current.
 *
 * @param time ms since the epoch
 */
export function blockEntry<Value>(
  block: ParsedBlock<Value>,
  source: BlockSource,
  time: number,
  before?: BlockEntry<Value>,
): BlockEntry<Value> {
  if (before?.block === block && time < before.content.until) {
    return before.answer.source === source ? before : { ...before, answer: { ...before.answer, source } };
  }
  const content = block.at(time);
  const { value, detail } = content;
  return { block, content, answer: Object.freeze({ value, detail, version: versionOf(detail), source }) };
}

function versionOf(detail: object): string {
  return createHash('sha256').update(JSON.stringify(detail)).digest('base64url').slice(0, VERSION_LENGTH);
}
