import { createHash } from 'node:crypto';
import NodeCache from 'node-cache';
import { backoffSeconds } from './backoffSeconds.ts';
import type { Block, BlockContent, BlockReader, ParsedBlock } from './block.ts';
import { createBlockLog, describeFault, type BlockLog, type BlockLogger } from './blockLog.ts';
import { BLOCKS } from './blocks.ts';

/** `gateway`: its latest response. `last-good`: an earlier response, because the latest request failed. */
type BlockSource = 'gateway' | 'last-good' | 'embedded';

interface BlockAnswer<Value> extends BlockContent<Value> {
  /** Hash of the content, independent of the source. */
  readonly version: string;
  readonly source: BlockSource;
}

/** The store's interface for pages. */
export interface Blocks {
  /** Never rejects. Waits only for a block that is not yet cached, and no longer than `coldWaitMs`. */
  readonly get: <Value, Language extends string>(
    block: Block<Value, Language>,
    language: NoInfer<Language>,
  ) => Promise<BlockAnswer<Value>>;
}

/**
 * Reads a block, or every block, again in all languages. Until then, and if that fails, the cached content is served.
 *
 * @returns slug/language of what could not be read
 */
export type Purge = (slug?: string) => Promise<readonly string[]>;

interface BlockStore extends Blocks {
  /** Loads every block in every language, so that no request has to wait. Takes little more than `coldWaitMs`. */
  readonly warm: () => Promise<void>;
  readonly purge: Purge;
  /** The state of every cached block. */
  readonly report: () => BlockReport[];
  /** Stops refreshing, and aborts pending requests and connections. Cached blocks can still be read. */
  readonly close: () => Promise<void>;
}

/** State of a block in a language, for monitoring. */
export interface BlockReport extends Readonly<Pick<Entry<unknown>, 'lang' | 'calls' | 'failures'>> {
  readonly slug: string;
  readonly source: BlockSource;
  /** Seconds since the current content was read from its source. */
  readonly ageSeconds: number;
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

/** The cache entry of a block in a language. */
interface Entry<Value> {
  readonly block: Block<Value>;
  readonly lang: string;
  readonly log: BlockLog;
  /** Missing until the first read. */
  current?: { readonly parsed: ParsedBlock<Value>; readonly answer: BlockAnswer<Value> };
  /** The first read, shared by concurrent requests. */
  opening?: Promise<void> | undefined;
  /** The pending read: whether it succeeded. */
  refreshing?: Promise<boolean> | undefined;
  timer?: NodeJS.Timeout;
  /** Number of gateway requests since the start. */
  calls: number;
  /** Number of these that returned no usable block. */
  failures: number;
  failuresInARow: number;
  /** `performance.now()` of the last successful read, in ms. */
  readAt: number;
}

/**
 * Caches the blocks in memory. Order of preference: current gateway response, last good response, embedded default.
 *
 * A timer refreshes each entry when its TTL is over, even without requests; requests are answered from memory and never
 * wait for a refresh. There is at most one pending read per slug and language. A failing gateway is retried with
 * exponential backoff, unless a purge is requested.
 */
export function createBlockStore(options: BlockStoreOptions): BlockStore {
  const { gateway, embedded, ttlSeconds, logger } = options;
  const { now = () => new Date(), coldWaitMs = 250, random = Math.random } = options;
  // Entries never expire, so that stale content survives any failure; timers refresh them.
  const cache = new NodeCache({ stdTTL: 0, checkperiod: 0, useClones: false });
  const allEntries = () => Object.values(cache.mget<Entry<unknown>>(cache.keys()));
  let isClosed = false;

  function entryOf<Value>(block: Block<Value>, lang: string): Entry<Value> {
    const { slug } = block;
    const cached = cache.get<Entry<Value>>(`${slug}/${lang}`);
    if (cached) return cached;
    const counts = { calls: 0, failures: 0, failuresInARow: 0, readAt: performance.now() };
    const entry = { block, lang, log: createBlockLog(logger, { slug, lang }), ...counts };
    cache.set(`${slug}/${lang}`, entry);
    return entry;
  }

  async function get<Value>(block: Block<Value>, lang: string): Promise<BlockAnswer<Value>> {
    const entry = entryOf(block, lang);
    const { current } = entry;
    if (!current) {
      entry.opening ??= open(entry).finally(() => (entry.opening = undefined));
      await entry.opening;
      return get(block, lang);
    }
    // When a draft is due, the same block has new content.
    const isDue = now().getTime() >= current.answer.until;
    return isDue ? hold(entry, current.parsed, current.answer.source) : current.answer;
  }

  /** The first read: from the gateway if it responds within `coldWaitMs`, else from the embedded default. */
  async function open<Value>(entry: Entry<Value>): Promise<void> {
    const [fallback] = await Promise.all([readDefault(entry), settledWithin(refresh(entry), coldWaitMs)]);
    if (!entry.current) put(entry, fallback.parsed, 'embedded', ttlSeconds);
  }

  /** Never rejects. @returns whether the block could be read */
  async function refresh<Value>(entry: Entry<Value>): Promise<boolean> {
    if (isClosed) return false;
    entry.refreshing ??= (gateway ? ask(gateway, entry) : reread(entry)).finally(
      () => (entry.refreshing = undefined),
    );
    return entry.refreshing;
  }

  async function reread<Value>(entry: Entry<Value>): Promise<boolean> {
    const { parsed, isRead } = await readDefault(entry);
    put(entry, parsed, 'embedded', ttlSeconds);
    if (isRead) entry.readAt = performance.now();
    return isRead;
  }

  async function ask<Value>(reader: BlockReader, entry: Entry<Value>): Promise<boolean> {
    entry.calls += 1;
    try {
      put(entry, await reader.read(entry.block, entry.lang), 'gateway', ttlSeconds);
      entry.readAt = performance.now();
      if (entry.failuresInARow > 0) entry.log.recovered(entry.failuresInARow);
      entry.failuresInARow = 0;
      return true;
    } catch (error) {
      if (isClosed) return false;
      entry.failures += 1;
      entry.failuresInARow += 1;
      entry.log.problems('gateway', [describeFault(error)]);
      const seconds = backoffSeconds(entry.failuresInARow, random());
      const last = entry.current;
      if (last && last.answer.source !== 'embedded') put(entry, last.parsed, 'last-good', seconds);
      else put(entry, (await readDefault(entry)).parsed, 'embedded', seconds);
      return false;
    }
  }

  /** The embedded block; if it cannot be read, the current content, otherwise an empty block. Never rejects. */
  async function readDefault<Value>(entry: Entry<Value>) {
    const { block, lang, log } = entry;
    try {
      const parsed = await embedded.read(block, lang);
      log.problems('embedded', []);
      return { parsed, isRead: true };
    } catch (error) {
      log.problems('embedded', [describeFault(error)]);
      return { parsed: entry.current?.parsed ?? (await block.parse(block.empty, lang)), isRead: false };
    }
  }

  function put<Value>(entry: Entry<Value>, parsed: ParsedBlock<Value>, source: BlockSource, ttl: number) {
    entry.log.problems('content', parsed.warnings);
    hold(entry, parsed, source);
    if (isClosed) return;
    clearTimeout(entry.timer);
    entry.timer = setTimeout(() => void refresh(entry), ttl * 1000).unref();
  }

  function hold<Value>(entry: Entry<Value>, parsed: ParsedBlock<Value>, source: BlockSource) {
    const time = now().getTime();
    const before = entry.current?.answer;
    const isSame = before !== undefined && entry.current?.parsed === parsed && time < before.until;
    const content = isSame ? before : parsed.at(time);
    const version = isSame ? before.version : versionOf(content.detail);
    const answer = Object.freeze({ ...content, version, source });
    entry.current = { parsed, answer };
    entry.log.changed(before, answer);
    return answer;
  }

  return {
    get,
    warm: async () => {
      await Promise.all(BLOCKS.flatMap((block) => block.languages.map((lang) => get(block, lang))));
    },
    purge: async (slug) => {
      const entries = allEntries().filter(({ block }) => slug === undefined || block.slug === slug);
      const failed = entries.map(async (entry) => {
        // A pending read may have begun before the change that the purge is for.
        await entry.refreshing;
        return (await refresh(entry)) ? [] : [`${entry.block.slug}/${entry.lang}`];
      });
      return (await Promise.all(failed)).flat();
    },
    report: () =>
      allEntries().flatMap(({ block: { slug }, lang, current, calls, failures, readAt }) => {
        const ageSeconds = (performance.now() - readAt) / 1000;
        return current ? [{ slug, lang, source: current.answer.source, ageSeconds, calls, failures }] : [];
      }),
    close: async () => {
      isClosed = true;
      const entries = allEntries();
      for (const { timer } of entries) clearTimeout(timer);
      await Promise.all([gateway?.close(), embedded.close()]);
      await Promise.all(entries.map(({ refreshing }) => refreshing));
    },
  };
}

const VERSION_LENGTH = 12;

function versionOf(detail: object): string {
  return createHash('sha256').update(JSON.stringify(detail)).digest('base64url').slice(0, VERSION_LENGTH);
}

/** Waits until the promise, which must never reject, settles or the timeout is over. The work is not canceled. */
async function settledWithin(work: Promise<unknown>, limitMs: number): Promise<void> {
  const limit = Promise.withResolvers<void>();
  const timer = setTimeout(limit.resolve, limitMs);
  await Promise.race([work, limit.promise]);
  clearTimeout(timer);
}
