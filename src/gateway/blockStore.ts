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

/** The store's interface for pages. */
export interface Blocks {
  /** Never rejects. Waits only for a block that is not yet cached, and no longer than `coldWaitMs`. */
  readonly get: <S extends BlockSlug>(slug: S, lang: BlockLanguages[S]) => Promise<BlockAnswer<S>>;
}

export interface BlockStore extends Blocks {
  /** Loads every block in every language, so that no request has to wait. Takes little more than `coldWaitMs`. */
  readonly warm: () => Promise<void>;
  /** The state of every cached block. */
  readonly report: () => BlockReport[];
  /** Stops refreshing, and aborts pending requests and connections. Cached blocks can still be read. */
  readonly close: () => Promise<void>;
}

export interface BlockStoreOptions {
  /** By default, the embedded content is served. */
  readonly gateway?: BlockReader | undefined;
  readonly embedded: BlockReader;
  /** Refresh interval, independent of requests. More than 0. */
  readonly ttlSeconds: number;
  readonly logger: BlockLogger;
  /** Current time: decides which articles are still drafts. */
  readonly now?: () => Date;
  /** How long a request for an uncached block waits for the gateway before it gets the embedded default. */
  readonly coldWaitMs?: number;
  /** Returns a number in [0, 1), like `Math.random`. */
  readonly random?: () => number;
}

/**
 * Caches the blocks in memory. Order of preference: current gateway response, last good response, embedded default.
 *
 * A timer refreshes each entry when its TTL is over, even without requests; requests are answered from memory and never
 * wait for a refresh. There is at most one pending read per slug and language. A failing gateway is retried with
 * exponential backoff.
 */
export function createBlockStore(options: BlockStoreOptions): BlockStore {
  const { gateway, embedded, ttlSeconds } = options;
  const { now = () => new Date(), coldWaitMs = 250, random = Math.random } = options;
  // Entries never expire, so that stale content survives any failure; timers refresh them.
  const entries = new NodeCache({ stdTTL: 0, checkperiod: 0, useClones: false });
  const timers = new Map<string, NodeJS.Timeout>();
  const opened = new Map<string, Promise<void>>();
  const asked = new Map<string, Promise<void>>();
  const failures = new Map<string, number>();
  const log = new BlockLog(options.logger);
  const tally = new BlockTally();
  let isClosed = false;

  async function get<S extends BlockSlug>(slug: S, lang: BlockLanguages[S]): Promise<BlockAnswer<S>> {
    const answer = peek(slug, lang);
    if (answer) return answer;
    await shared(opened, keyOf(slug, lang), () => open(slug, lang));
    return get(slug, lang);
  }

  const held = <S extends BlockSlug>(slug: S, lang: BlockLanguages[S]) =>
    entries.get<BlockEntry<S>>(keyOf(slug, lang));

  function peek<S extends BlockSlug>(slug: S, lang: BlockLanguages[S]): BlockAnswer<S> | undefined {
    const entry = held(slug, lang);
    // When a draft is due, the same block has new content.
    return !entry || now().getTime() < entry.content.until
      ? entry?.answer
      : hold(slug, lang, entry.block, entry.answer.source);
  }

  /** Creates the first entry: from the gateway if it responds within `coldWaitMs`, else from the embedded default. */
  async function open<S extends BlockSlug>(slug: S, lang: BlockLanguages[S]): Promise<void> {
    const [fallback] = await Promise.all([
      readDefault(slug, lang),
      settledWithin(refresh(slug, lang), coldWaitMs),
    ]);
    if (!held(slug, lang)) put(slug, lang, fallback, 'embedded', ttlSeconds);
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
      const last = held(slug, lang);
      if (last && last.answer.source !== 'embedded') put(slug, lang, last.block, 'last-good', seconds);
      else put(slug, lang, await readDefault(slug, lang), 'embedded', seconds);
    }
  }

  /** The embedded block; if it cannot be read, the current entry, otherwise an empty block. Never rejects. */
  async function readDefault<S extends BlockSlug>(slug: S, lang: BlockLanguages[S]): Promise<ParsedBlock<S>> {
    try {
      const block = await embedded.read(slug, lang);
      log.defaultRead({ slug, lang });
      return block;
    } catch (error) {
      log.defaultFailed({ slug, lang }, error);
      return held(slug, lang)?.block ?? emptyBlock(slug, lang);
    }
  }

  function put<S extends BlockSlug>(
    slug: S,
    lang: BlockLanguages[S],
    block: ParsedBlock<S>,
    source: BlockSource,
    seconds: number,
  ): void {
    log.invalid({ slug, lang }, block.warnings);
    hold(slug, lang, block, source);
    if (isClosed) return;
    const key = keyOf(slug, lang);
    clearTimeout(timers.get(key));
    timers.set(key, setTimeout(() => void refresh(slug, lang), seconds * 1000).unref());
  }

  function hold<S extends BlockSlug>(
    slug: S,
    lang: BlockLanguages[S],
    block: ParsedBlock<S>,
    source: BlockSource,
  ): BlockAnswer<S> {
    const before = held(slug, lang);
    const entry = blockEntry(block, source, now().getTime(), before);
    entries.set(keyOf(slug, lang), entry);
    log.changed({ slug, lang }, before?.content, entry.content);
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
          const source = held(slug, lang)?.answer.source;
          return source === undefined ? [] : [{ slug, lang, source, ...tally.of(key) }];
        }),
      ),
    close: async () => {
      isClosed = true;
      timers.forEach(clearTimeout);
      await Promise.all([gateway?.close(), embedded.close()]);
      await Promise.all(asked.values());
    },
  };
}

function keyOf(slug: BlockSlug, lang: string): string {
  return `${slug}/${lang}`;
}

/** Deduplicates concurrent work: callers with the same key share one promise. */
function shared(running: Map<string, Promise<void>>, key: string, work: () => Promise<void>): Promise<void> {
  const current = running.get(key) ?? work().finally(() => running.delete(key));
  running.set(key, current);
  return current;
}
