import NodeCache from 'node-cache';
import { backoffSeconds } from './backoffSeconds.ts';
import type { ParsedBlock } from './block.ts';
import { blockEntry } from './blockAnswer.ts';
import type { BlockAnswer, BlockEntry, BlockSource } from './blockAnswer.ts';
import { BlockLog } from './blockLog.ts';
import type { BlockLogger } from './blockLog.ts';
import type { BlockReader } from './blockReader.ts';
import type { BlockReport } from './blockReport.ts';
import { BlockTally } from './blockTally.ts';
import { emptyBlock } from './emptyBlock.ts';
import { settledWithin } from './settledWithin.ts';
import { BLOCK_SLUGS, languagesOf } from './slugs.ts';
import type { BlockLanguages, BlockSlug } from './slugs.ts';

/** What pages see of the store. */
export interface Blocks {
  /** Never rejects. Waits only for a block that was never asked before, and then no longer than the cold wait. */
  readonly get: <S extends BlockSlug>(slug: S, lang: BlockLanguages[S]) => Promise<BlockAnswer<S>>;
}

export interface BlockStore extends Blocks {
  /** Asks every block in every language once, so that no visitor has to wait. Takes little more than the cold wait. */
  readonly warm: () => Promise<void>;
  /** The state of every block that is held. */
  readonly report: () => BlockReport[];
  /** Stops asking, and ends the requests in flight and the connections. What is there can still be read. */
  readonly close: () => Promise<void>;
}

export interface BlockStoreOptions {
  /** Without it, the embedded content is served. */
  readonly gateway?: BlockReader | undefined;
  readonly embedded: BlockReader;
  /** Age at which a block is asked again, behind the answer that is given from the store. More than 0. */
  readonly ttlSeconds: number;
  readonly logger: BlockLogger;
  /** Decides which articles are still drafts. */
  readonly now?: () => Date;
  readonly coldWaitMs?: number;
  /** From 0 up to 1. */
  readonly random?: () => number;
}

/**
 * Keeps the blocks in memory. Order of trust: fresh from the gateway, last good answer, embedded default.
 *
 * An entry that is too old is given at once and asked again behind (stale while revalidating), with one request in
 * flight for each slug and language. A gateway that fails is left alone for longer each time.
 */
export function createBlockStore(options: BlockStoreOptions): BlockStore {
  const { gateway, embedded, ttlSeconds } = options;
  const { now = () => new Date(), coldWaitMs = 250, random = Math.random } = options;
  // One more than there can be: when the cache is full, node-cache refuses updates, too.
  const maxKeys = BLOCK_SLUGS.flatMap((slug) => languagesOf(slug)).length + 1;
  const entries = new NodeCache({ useClones: false, deleteOnExpire: false, checkperiod: 0, maxKeys });
  const opened = new Map<string, Promise<void>>();
  const asked = new Map<string, Promise<void>>();
  const failures = new Map<string, number>();
  const log = new BlockLog(options.logger);
  const tally = new BlockTally();
  let isClosed = false;

  async function get<S extends BlockSlug>(slug: S, lang: BlockLanguages[S]): Promise<BlockAnswer<S>> {
    const held = peek(slug, lang);
    if (held) return held;
    await shared(opened, keyOf(slug, lang), () => open(slug, lang));
    return get(slug, lang);
  }

  /** What is held, at once. If it is too old, it is asked again behind. */
  function peek<S extends BlockSlug>(slug: S, lang: BlockLanguages[S]): BlockAnswer<S> | undefined {
    const key = keyOf(slug, lang);
    const entry = entries.get<BlockEntry<S>>(key);
    if (!entry) return undefined;
    const leftMs = (entries.getTtl(key) ?? 0) - Date.now();
    if (leftMs <= 0) void refresh(slug, lang);
    if (now().getTime() < entry.until) return entry.answer;
    // A draft is due. Its time to live goes on; to node-cache 0 would mean for ever.
    return put(slug, lang, entry.block, entry.answer.source, Math.max(leftMs, 1) / 1000);
  }

  /** Makes sure that there is an entry: the gateway's if it answers within the cold wait, else the default. */
  async function open<S extends BlockSlug>(slug: S, lang: BlockLanguages[S]): Promise<void> {
    const [fallback] = await Promise.all([
      readDefault(slug, lang),
      settledWithin(refresh(slug, lang), coldWaitMs),
    ]);
    if (!entries.has(keyOf(slug, lang))) put(slug, lang, fallback, 'embedded', ttlSeconds);
  }

  /** Never rejects. */
  async function refresh<S extends BlockSlug>(slug: S, lang: BlockLanguages[S]): Promise<void> {
    if (isClosed) return;
    await shared(asked, keyOf(slug, lang), () => (gateway ? ask(gateway, slug, lang) : reread(slug, lang)));
  }

  async function reread<S extends BlockSlug>(slug: S, lang: BlockLanguages[S]): Promise<void> {
    put(slug, lang, await readDefault(slug, lang), 'embedded', ttlSeconds);
    tally.read(keyOf(slug, lang));
  }

  async function ask<S extends BlockSlug>(
    reader: BlockReader,
    slug: S,
    lang: BlockLanguages[S],
  ): Promise<void> {
    const key = keyOf(slug, lang);
    const failed = failures.get(key) ?? 0;
    tally.asked(key);
    try {
      put(slug, lang, await reader.read(slug, lang), 'gateway', ttlSeconds);
      tally.read(key);
      failures.delete(key);
      if (failed > 0) log.gatewayRecovered({ slug, lang }, failed);
    } catch (error) {
      if (isClosed) return;
      tally.failed(key);
      log.gatewayFailed({ slug, lang }, error);
      failures.set(key, failed + 1);
      const seconds = backoffSeconds(failed + 1, random());
      const held = entries.get<BlockEntry<S>>(key);
      if (held && held.answer.source !== 'embedded') put(slug, lang, held.block, 'last-good', seconds);
      else put(slug, lang, await readDefault(slug, lang), 'embedded', seconds);
    }
  }

  /** The embedded block; if it cannot be read, the one that was read before, else an empty one. Never rejects. */
  async function readDefault<S extends BlockSlug>(slug: S, lang: BlockLanguages[S]): Promise<ParsedBlock<S>> {
    try {
      const block = await embedded.read(slug, lang);
      log.defaultRead({ slug, lang });
      return block;
    } catch (error) {
      log.defaultFailed({ slug, lang }, error);
      return entries.get<BlockEntry<S>>(keyOf(slug, lang))?.block ?? emptyBlock(slug, lang);
    }
  }

  function put<S extends BlockSlug>(
    slug: S,
    lang: BlockLanguages[S],
    block: ParsedBlock<S>,
    source: BlockSource,
    seconds: number,
  ): BlockAnswer<S> {
    const key = keyOf(slug, lang);
    const before = entries.get<BlockEntry<S>>(key);
    log.leftOut({ slug, lang }, block.warnings);
    const entry = blockEntry(block, source, now().getTime(), before);
    entries.set(key, entry, seconds);
    return entry.answer;
  }

  return {
    get,
    warm: async () => {
      await Promise.all(BLOCK_SLUGS.flatMap((slug) => languagesOf(slug).map((lang) => get(slug, lang))));
    },
    report: () =>
      BLOCK_SLUGS.flatMap((slug) =>
        languagesOf(slug).flatMap((lang) => {
          const key = keyOf(slug, lang);
          const source = entries.get<BlockEntry<BlockSlug>>(key)?.answer.source;
          return source === undefined ? [] : [{ slug, lang, source, ...tally.of(key) }];
        }),
      ),
    close: async () => {
      isClosed = true;
      await Promise.all([gateway?.close(), embedded.close()]);
      await Promise.all(asked.values());
    },
  };
}

function keyOf(slug: BlockSlug, lang: string): string {
  return `${slug}/${lang}`;
}

/** Runs work once for all who ask for it while it goes on. */
function shared(running: Map<string, Promise<void>>, key: string, work: () => Promise<void>): Promise<void> {
  const current = running.get(key) ?? work().finally(() => running.delete(key));
  running.set(key, current);
  return current;
}
