import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fakeClock,
  gatewayAt,
  never,
  scriptedReader,
  settle,
  showing,
  startServer,
  storeOver,
} from '../../test/kit/blocks.ts';
import { languageBlock } from './language.ts';

const WARN = 40;

beforeEach(fakeClock);

describe('a gateway that fails', () => {
  it('keeps the last good response', async () => {
    let answer: () => unknown = () => showing('de');
    const { read } = storeOver(() => answer());
    await read();
    answer = () => Promise.reject(new Error('down'));
    for (let round = 0; round < 5; round += 1) {
      vi.advanceTimersByTime(60_000);
      await read();
      await settle();
      expect(await read()).toBe('de last-good');
    }
    answer = () => ({ list: 'not a list' });
    vi.advanceTimersByTime(60_000);
    await read();
    await settle();
    expect(await read()).toBe('de last-good');
  });

  it('is retried with growing delays of up to a minute', async () => {
    const { read, asked } = storeOver(() => Promise.reject(new Error('down')));
    await read();
    for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
      const before = asked.length;
      vi.advanceTimersByTime(seconds * 1000 - 1);
      await read();
      await settle();
      expect(asked).toHaveLength(before);
      vi.advanceTimersByTime(1);
      await read();
      await settle();
      expect(asked).toHaveLength(before + 1);
    }
  });

  it('logs each failure reason once, and the recovery', async () => {
    let answer: () => unknown = () => Promise.reject(new Error('down'));
    const { read, lines } = storeOver(() => answer());
    const rounds = async (count: number): Promise<void> => {
      for (let round = 0; round < count; round += 1) {
        await read();
        await settle();
        vi.advanceTimersByTime(60_000);
      }
    };
    await rounds(4);
    answer = () => ({ list: 7 });
    await rounds(4);
    answer = () => Promise.reject(new Error('down'));
    await rounds(2);
    expect(lines.map(({ level, reason }) => [level, reason])).toEqual([
      [WARN, 'down'],
      [WARN, expect.stringContaining('list: Invalid input')],
    ]);

    answer = () => showing('de');
    await rounds(3);
    expect(lines.slice(2)).toEqual([
      expect.objectContaining({
        level: 30,
        failures: 11,
        msg: 'the content service returns this block again',
      }),
    ]);
    answer = () => Promise.reject(new Error('down'));
    await rounds(3);
    expect(lines.slice(3).map(({ reason }) => reason)).toEqual(['down']);
  });

  it('because the store was closed logs nothing', async () => {
    const asked = Promise.withResolvers<void>();
    const { url } = await startServer(() => asked.resolve());
    const { store, lines } = storeOver(never, { gateway: gatewayAt(url) });
    const answer = store.get(languageBlock, 'zh');
    await asked.promise;
    await store.close();
    expect((await answer).source).toBe('embedded');
    expect(lines).toEqual([]);
  });
});

describe('without a gateway', () => {
  it('serves the embedded content, and reloads it when it changes', async () => {
    const answers = [showing('en')];
    const embedded = scriptedReader(() => answers.at(-1));
    const { read, lines } = storeOver(never, { gateway: undefined, embedded: embedded.reader });
    expect(await read()).toBe('en embedded');
    answers.push(showing('en', 'it'));
    vi.advanceTimersByTime(59_999);
    expect(await read()).toBe('en embedded');
    vi.advanceTimersByTime(1);
    expect(await read()).toBe('en embedded');
    await settle();
    expect(await read()).toBe('en,it embedded');
    expect(lines).toEqual([]);
  });

  it('keeps the previous content if it can no longer be read', async () => {
    let answer: () => unknown = () => showing('it');
    const embedded = scriptedReader(() => answer());
    const { read, lines } = storeOver(never, { gateway: undefined, embedded: embedded.reader });
    await read();
    answer = () => Promise.reject(new Error('no such file'));
    for (let round = 0; round < 3; round += 1) {
      vi.advanceTimersByTime(60_000);
      await read();
      await settle();
      expect(await read()).toBe('it embedded');
    }
    expect(lines.map(({ reason }) => reason)).toEqual(['no such file']);
  });
});
