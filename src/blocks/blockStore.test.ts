import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fakeClock,
  never,
  scriptedReader,
  settle,
  showing,
  smallDetail,
  storeOver,
} from '../../test/kit/blocks.ts';
import { contactBlock } from './contact.ts';
import { languageBlock } from './language.ts';
import { newsBlock } from './news.ts';
import { LANGUAGE_CODES } from '../model/codes.ts';
import { BLOCKS } from './blocks.ts';

/** Every block in every language, as the scripted readers record them. */
const EVERY_BLOCK = BLOCKS.flatMap(({ slug, languages }) =>
  languages.map((lang) => `${slug}/${lang}`),
).sort();

beforeEach(fakeClock);

describe('a block that is not cached', () => {
  it('is read from the gateway', async () => {
    const { read } = storeOver(() => showing('de'));
    expect(await read()).toBe('de gateway');
  });

  it('is requested once for concurrent reads', async () => {
    const { store, asked } = storeOver(() => showing('de'));
    const answers = await Promise.all(Array.from({ length: 100 }, () => store.get(languageBlock, 'zh')));
    expect(asked).toHaveLength(1);
    expect(new Set(answers).size).toBe(1);
  });

  it('falls back to the default after 250 ms, until the gateway responds', async () => {
    const late = Promise.withResolvers<unknown>();
    const { read, asked } = storeOver(() => late.promise);
    let answer: string | undefined;
    void read().then((text) => (answer = text));
    await vi.advanceTimersByTimeAsync(249);
    await settle();
    expect(answer).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await settle();
    expect(answer).toBe('en embedded');

    expect(await read()).toBe('en embedded');
    late.resolve(showing('de'));
    await settle();
    expect(await read()).toBe('de gateway');
    expect(asked).toHaveLength(1);
  });

  it('falls back to the default at once if the gateway fails', async () => {
    const { read } = storeOver(() => Promise.reject(new Error('down')));
    expect(await read()).toBe('en embedded');
  });

  it('is empty if there is no default either, and logs this once', async () => {
    const embedded = scriptedReader(() => Promise.reject(new Error('no such file'))).reader;
    const { store, lines } = storeOver(() => Promise.reject(new Error('down')), { embedded });
    expect((await store.get(contactBlock, 'fr')).value.icons).toEqual([]);
    expect((await store.get(newsBlock, 'fr')).value.list).toEqual([]);
    expect((await store.get(languageBlock, 'zh')).value.shown).toEqual([...LANGUAGE_CODES, 'zh']);
    expect(lines.filter(({ msg }) => msg === 'the embedded block cannot be used')).toHaveLength(3);
  });
});

describe('a cached block', () => {
  it('is not requested again while it is fresh', async () => {
    const { read, asked } = storeOver(() => showing('de'));
    await read();
    vi.advanceTimersByTime(59_999);
    await read();
    expect(asked).toHaveLength(1);
  });

  it('is served stale while one refresh runs in the background', async () => {
    const answers = [showing('de'), never(), showing('unread')];
    const { read, asked } = storeOver(() => answers.shift());
    await read();
    vi.advanceTimersByTime(60_000);
    expect(await Promise.all(Array.from({ length: 100 }, read))).toEqual(Array(100).fill('de gateway'));
    await settle();
    expect(await read()).toBe('de gateway');
    expect(asked).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is refreshed without requests', async () => {
    const answers = [showing('de'), showing('fr')];
    const { read } = storeOver(() => answers.shift());
    await read();
    vi.advanceTimersByTime(60_000);
    await settle();
    expect(await read()).toBe('fr gateway');
  });

  it('keeps its version until the content changes, whatever its source', async () => {
    const down = () => Promise.reject(new Error('down'));
    const answers = [() => showing('de'), () => showing('de'), down, () => showing('fr')];
    const { store } = storeOver(() => answers.shift()?.());
    const seen: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      seen.push((await store.get(languageBlock, 'zh')).version);
      await settle();
      vi.advanceTimersByTime(60_000);
    }
    expect(seen[0]).toMatch(/^[\w-]{12}$/);
    expect(seen.map((version) => version === seen[0])).toEqual([true, true, true, true, false]);
  });

  it('resolves without timers after warming', async () => {
    const { store } = storeOver(() => showing('de'));
    await store.warm();
    const timers = vi.getTimerCount();
    let isResolved = false;
    void store.get(newsBlock, 'ja').then(() => (isResolved = true));
    await Promise.resolve();
    expect(isResolved).toBe(true);
    expect(vi.getTimerCount()).toBe(timers);
  });
});

describe('a purge', () => {
  it('reads the block again in every language, and no other block, although it is fresh', async () => {
    const { store, asked } = storeOver(() => showing('de'));
    await store.warm();
    const before = asked.length;
    await store.purge(newsBlock.slug);
    expect(asked.slice(before)).toEqual(LANGUAGE_CODES.map((code) => `news/${code}`));
  });

  it('does not rely on a read that began before it, and shares one that has not begun', async () => {
    const answers = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
    const { store, read, asked } = storeOver(() => answers[asked.length - 1]?.promise);
    const first = read();
    await settle();
    const purges = [store.purge(), store.purge(languageBlock.slug)];
    answers[0]?.resolve(showing('de'));
    expect(await first).toBe('de gateway');
    await settle();
    expect(await read()).toBe('de gateway');
    answers[1]?.resolve(showing('fr'));
    expect(await Promise.all(purges)).toEqual([[], []]);
    expect(await read()).toBe('fr gateway');
    expect(asked).toHaveLength(2);
  });

  it('keeps the content, and names the block, if it cannot be read', async () => {
    const answers = [() => showing('de'), () => Promise.reject(new Error('down')), () => showing('fr')];
    const { store, read } = storeOver(() => answers.shift()?.());
    await read();
    expect(await store.purge()).toEqual(['language/zh']);
    expect(await read()).toBe('de last-good');
    // Does not wait for the next retry.
    expect(await store.purge()).toEqual([]);
    expect(await read()).toBe('fr gateway');
  });

  it('reads files again, too', async () => {
    const answers = [
      () => showing('de'),
      () => showing('fr'),
      () => Promise.reject(new Error('no such file')),
    ];
    const embedded = scriptedReader(() => answers.shift()?.()).reader;
    const { store, read } = storeOver(never, { gateway: undefined, embedded });
    await store.get(languageBlock, 'zh');
    await store.purge();
    expect(await read()).toBe('fr embedded');
    expect(await store.purge()).toEqual(['language/zh']);
    expect(await read()).toBe('fr embedded');
  });
});

describe('news', () => {
  const article = (id: number, date: string) => ({
    id,
    date,
    title: `Article ${id}`,
    summary: 'S',
    body: 'Text',
  });

  it('publishes a draft, with a new version, when its day begins', async () => {
    let time = new Date('2026-05-31T23:59:59.999Z');
    const list = [article(1, '2026-05-01'), article(2, '2026-06-01')];
    const { store, asked } = storeOver(() => ({ list }), { now: () => time });
    const before = await store.get(newsBlock, 'en');
    expect(before.value.list.map(({ id }) => id)).toEqual([1]);
    expect(await store.get(newsBlock, 'en')).toBe(before);

    vi.advanceTimersByTime(30_000);
    time = new Date('2026-06-01T00:00:00Z');
    const after = await store.get(newsBlock, 'en');
    expect(after.value.list.map(({ id }) => id)).toEqual([2, 1]);
    expect(after.version).not.toBe(before.version);
    expect(asked).toHaveLength(1);

    // Publishing the draft does not delay the next refresh.
    vi.advanceTimersByTime(29_999);
    await store.get(newsBlock, 'en');
    expect(asked).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await store.get(newsBlock, 'en');
    expect(asked).toHaveLength(2);
  });

  it('logs each publication, withdrawal and draft once', async () => {
    const lists = [
      [article(1, '2026-05-01'), article(2, '2026-06-02')],
      [article(2, '2026-06-02'), article(3, '2026-06-01'), article(4, '2026-06-03')],
      [article(2, '2026-06-02'), article(3, '2026-06-01'), article(4, '2026-06-04')],
    ];
    let time = new Date('2026-06-01T12:00:00Z');
    const { store, lines } = storeOver(() => ({ list: lists.shift() ?? lists[0] }), { now: () => time });
    await store.get(newsBlock, 'en');
    expect(lines.splice(0)).toEqual([
      expect.objectContaining({
        level: 30,
        msg: 'article held back',
        lang: 'en',
        article: 2,
        until: '2026-06-02',
      }),
    ]);
    vi.advanceTimersByTime(60_000);
    await settle();
    expect(lines.splice(0)).toEqual([
      expect.objectContaining({ msg: 'articles published', articles: [3] }),
      expect.objectContaining({ msg: 'articles withdrawn', articles: [1] }),
      expect.objectContaining({ msg: 'article held back', article: 4, until: '2026-06-03' }),
    ]);
    time = new Date('2026-06-02T00:00:00Z');
    vi.advanceTimersByTime(60_000);
    await settle();
    await store.get(newsBlock, 'en');
    expect(lines.splice(0)).toEqual([
      expect.objectContaining({ msg: 'articles published', articles: [2] }),
      expect.objectContaining({ msg: 'article held back', article: 4, until: '2026-06-04' }),
    ]);
  });

  it('logs invalid content once', async () => {
    const ids = Array.from({ length: 200 }, (_, index) => index + 1);
    const list = [...ids, ...ids].map((id) => article(id, '2026-05-01'));
    const { store, lines } = storeOver(() => ({ list }));
    for (let round = 0; round < 3; round += 1) {
      await store.get(newsBlock, 'en');
      await settle();
      vi.advanceTimersByTime(60_000);
    }
    expect(lines.map(({ reason }) => reason)).toEqual(
      ids.map((id, index) => `article ${id} is in list.${index} and list.${index + 200}: using the last one`),
    );
  });
});

describe('the store', () => {
  it('warms every block in every language within the cold wait', async () => {
    const { store, asked } = storeOver(never);
    let isWarm = false;
    void store.warm().then(() => (isWarm = true));
    await settle();
    expect(asked.toSorted()).toEqual(EVERY_BLOCK);
    expect(isWarm).toBe(false);
    await vi.advanceTimersByTimeAsync(250);
    await settle();
    expect(isWarm).toBe(true);
  });

  it('keeps refreshing every block after warming', async () => {
    const gateway = scriptedReader(smallDetail);
    const { store, lines } = storeOver(never, { gateway: gateway.reader });
    await store.warm();
    for (let round = 0; round < 2; round += 1) {
      vi.advanceTimersByTime(60_000);
      await settle();
    }
    expect(gateway.asked.toSorted()).toEqual(EVERY_BLOCK.flatMap((key) => [key, key, key]));
    expect((await store.get(newsBlock, 'ja')).source).toBe('gateway');
    expect(lines).toEqual([]);
  });

  it('can be read after closing, but sends no more requests', async () => {
    const { store, read, asked } = storeOver(() => showing('de'));
    await read();
    await store.close();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(120_000);
    expect(await read()).toBe('de gateway');
    expect((await store.get(newsBlock, 'en')).value.list).toEqual([]);
    expect(asked).toHaveLength(1);
  });
});
