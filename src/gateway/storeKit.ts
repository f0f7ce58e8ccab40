import { onTestFinished, vi } from 'vitest';
import { createBlockStore } from './blockStore.ts';
import type { BlockStoreOptions } from './blockStore.ts';
import { recordingLogger, scriptedReader, smallDetail } from './testKit.ts';

/** A valid `detail` of the language block. */
export const showing = (...marks: readonly string[]) => ({ list: marks.map((mark) => ({ mark, show: 1 })) });
export const never = () => new Promise<never>(() => undefined);

/** A store with a scripted gateway and embedded default. */
export function storeOver(detailOf: () => unknown, options: Partial<BlockStoreOptions> = {}) {
  const gateway = scriptedReader(detailOf);
  const embedded = scriptedReader(smallDetail);
  const { logger, lines } = recordingLogger();
  const store = createBlockStore({
    gateway: gateway.reader,
    embedded: embedded.reader,
    ttlSeconds: 60,
    logger,
    random: () => 0,
    ...options,
  });
  const read = async () => {
    const { value, source } = await store.get('language', 'zh');
    return `${value.shown.join()} ${source}`;
  };
  return { store, asked: gateway.asked, lines, read };
}

/** Fakes the clock and timers; only the test advances them. */
export function fakeClock(): void {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    now: Date.parse('2026-06-01T12:00:00Z'),
  });
  onTestFinished(() => void vi.useRealTimers());
}
