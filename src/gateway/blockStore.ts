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
  /** Stops refreshing, and ends the requests in flight and the connections. What is there can still be read. */
  readonly close: () => Promise<void>;
}

export interface BlockStoreOptions {
  /** Without it, the embedded content is served. */
  readonly gateway?: BlockReader | undefined;
  readonly embedded: BlockReader;
  /** Age at which a block is read again, whether or not anybody asks for it. More than 0. */
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
 * A timer refreshes each entry once it is too old, so that content is never older than that, however idle the process;
 * requests are answered from memory and never wait for a refresh. There is one read in flight for each slug and
 * language. A gateway that fails is retried at growing intervals.
 */
export function createBlockStore(options: BlockStoreOptions): BlockStore {
  const { gateway, embedded, ttlSeconds } = options;
  const { now = () => new Date(), coldWaitMs = 250, random = Math.random } = options;
  // Stale content outlives any failure, so entries never expire; timers refresh them.
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
    // Once a draft is due, the same block says something else.
    return !entry || now().getTime() < entry.content.until
      ? entry?.answer
      : hold(slug, lang, entry.block, entry.answer.source);
  }

  /** Makes sure that there is an entry: the gateway's if it answers within the cold wait, else the default. */
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

  /** The embedded block; if it cannot be read, the one that was read before, else an empty one. Never rejects. */
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

/** Runs work once for all who ask for it while it goes on. */
function shared(running: Map<string, Promise<void>>, key: string, work: () => Promise<void>): Promise<void> {
  const current = running.get(key) ?? work().finally(() => running.delete(key));
  running.set(key, current);
  return current;
}
