import NodeCache from 'node-cache';
import type { Block, BlockReader, ParsedBlock } from './block.ts';
import { blockEntry, type BlockAnswer, type BlockEntry, type BlockSource } from './blockEntry.ts';
import { BlockLog, type BlockLogger } from './blockLog.ts';
import { BLOCKS } from './blocks.ts';
import { BlockTally, type BlockReport } from './blockTally.ts';

/** The store's interface for pages. */
export interface Blocks {
  /** Never rejects. Waits only for a block that is not yet cached, and no longer than `coldWaitMs`. */
  readonly get: <Value, Language extends string>(
    block: Block<Value, Language>,
    language: NoInfer<Language>,
  ) => Promise<BlockAnswer<Value>>;
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

  async function get<Value>(block: Block<Value>, lang: string): Promise<BlockAnswer<Value>> {
    const answer = peek(block, lang);
    if (answer) return answer;
    await shared(opened, keyOf(block, lang), () => open(block, lang));
    return get(block, lang);
  }

  const held = <Value>(block: Block<Value>, lang: string) =>
    entries.get<BlockEntry<Value>>(keyOf(block, lang));

  function peek<Value>(block: Block<Value>, lang: string): BlockAnswer<Value> | undefined {
    const entry = held(block, lang);
    // When a draft is due, the same block has new content.
    return !entry || now().getTime() < entry.content.until
      ? entry?.answer
      : hold(block, lang, entry.block, entry.answer.source);
  }

  /** Creates the first entry: from the gateway if it responds within `coldWaitMs`, else from the embedded default. */
  async function open<Value>(block: Block<Value>, lang: string): Promise<void> {
    const [fallback] = await Promise.all([
      readDefault(block, lang),
      settledWithin(refresh(block, lang), coldWaitMs),
    ]);
    if (!held(block, lang)) put(block, lang, fallback, 'embedded', ttlSeconds);
  }

  /** Never rejects. */
  async function refresh<Value>(block: Block<Value>, lang: string): Promise<void> {
    if (isClosed) return;
    await shared(asked, keyOf(block, lang), () =>
      gateway ? ask(gateway, block, lang) : reread(block, lang),
    );
  }

  async function reread<Value>(block: Block<Value>, lang: string): Promise<void> {
    put(block, lang, await readDefault(block, lang), 'embedded', ttlSeconds);
    tally.read(keyOf(block, lang));
  }

  async function ask<Value>(reader: BlockReader, block: Block<Value>, lang: string): Promise<void> {
    const { slug } = block;
    const key = keyOf(block, lang);
    const failed = failures.get(key) ?? 0;
    tally.asked(key);
    try {
      put(block, lang, await reader.read(block, lang), 'gateway', ttlSeconds);
      tally.read(key);
      failures.delete(key);
      if (failed > 0) log.gatewayRecovered({ slug, lang }, failed);
    } catch (error) {
      if (isClosed) return;
      tally.failed(key);
      log.gatewayFailed({ slug, lang }, error);
      failures.set(key, failed + 1);
      const seconds = backoffSeconds(failed + 1, random());
      const last = held(block, lang);
      if (last && last.answer.source !== 'embedded') put(block, lang, last.block, 'last-good', seconds);
      else put(block, lang, await readDefault(block, lang), 'embedded', seconds);
    }
  }

  /** The embedded block; if it cannot be read, the current entry, otherwise an empty block. Never rejects. */
  async function readDefault<Value>(block: Block<Value>, lang: string): Promise<ParsedBlock<Value>> {
    const { slug } = block;
    try {
      const parsed = await embedded.read(block, lang);
      log.defaultRead({ slug, lang });
      return parsed;
    } catch (error) {
      log.defaultFailed({ slug, lang }, error);
      return held(block, lang)?.block ?? block.parse(block.empty, lang);
    }
  }

  function put<Value>(
    block: Block<Value>,
    lang: string,
    parsed: ParsedBlock<Value>,
    source: BlockSource,
    seconds: number,
  ): void {
    log.invalid({ slug: block.slug, lang }, parsed.warnings);
    hold(block, lang, parsed, source);
    if (isClosed) return;
    const key = keyOf(block, lang);
    clearTimeout(timers.get(key));
    timers.set(key, setTimeout(() => void refresh(block, lang), seconds * 1000).unref());
  }

  function hold<Value>(
    block: Block<Value>,
    lang: string,
    parsed: ParsedBlock<Value>,
    source: BlockSource,
  ): BlockAnswer<Value> {
    const before = held(block, lang);
    const entry = blockEntry(parsed, source, now().getTime(), before);
    entries.set(keyOf(block, lang), entry);
    log.changed({ slug: block.slug, lang }, before?.content, entry.content);
    return entry.answer;
  }

  return {
    get,
    warm: async () => {
      await Promise.all(BLOCKS.flatMap((block) => block.languages.map((lang) => get(block, lang))));
    },
    report: () =>
      BLOCKS.flatMap((block) =>
        block.languages.flatMap((lang) => {
          const source = held(block, lang)?.answer.source;
          return source === undefined
            ? []
            : [{ slug: block.slug, lang, source, ...tally.of(keyOf(block, lang)) }];
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

function keyOf({ slug }: Block, lang: string): string {
  return `${slug}/${lang}`;
}

/**
 * Waits until the promise settles or the timeout is over. The work itself is not canceled.
 *
 * @param work must never reject
 * @param limitMs timeout in milliseconds
 */
async function settledWithin(work: Promise<void>, limitMs: number): Promise<void> {
  const limit = Promise.withResolvers<void>();
  const timer = setTimeout(limit.resolve, limitMs);
  await Promise.race([work, limit.promise]);
  clearTimeout(timer);
}

/** Deduplicates concurrent work: callers with the same key share one promise. */
function shared(running: Map<string, Promise<void>>, key: string, work: () => Promise<void>): Promise<void> {
  const current = running.get(key) ?? work().finally(() => running.delete(key));
  running.set(key, current);
  return current;
}

const LONGEST_SECONDS = 60;

/**
 * Delay before retrying a failing service: exponential backoff, from 1–2 s to 30–60 s. The random jitter keeps several
 * instances from retrying at the same time.
 *
 * @param failures consecutive failures, at least 1
 * @param random in [0, 1)
 * @returns seconds, 1 to 60
 */
export function backoffSeconds(failures: number, random: number): number {
  const longest = Math.min(2 ** failures, LONGEST_SECONDS);
  return (longest * (1 + random)) / 2;
}
