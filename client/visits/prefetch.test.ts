import { expect, test } from 'vitest';
import type { Answer } from './fetchPage.ts';
import { createFetchAhead, LEFT_FOR_CHOSEN, MOST_PER_PAGE } from './prefetch.ts';
import { createPageCache } from './pageCache.ts';

const PAGE: Answer = { kind: 'page', html: '', isError: false };

function started(isWelcome = true) {
  const asked: string[] = [];
  const open: PromiseWithResolvers<Answer>[] = [];
  const ahead = createFetchAhead({
    cache: createPageCache(),
    load: (address) => {
      asked.push(address);
      const answer = Promise.withResolvers<Answer>();
      open.push(answer);
      return answer.promise;
    },
    isWelcome: () => isWelcome,
    whenIdle: (act) => act(),
  });
  /** Settles the oldest pending fetch. */
  const settle = async (isFailure = false) => {
    const answer = open.shift();
    if (isFailure) answer?.reject(new TypeError('no network'));
    else answer?.resolve(PAGE);
    await answer?.promise.catch(() => undefined);
  };
  return { ahead, asked, open, settle };
}

test('fetches two pages at once, and the next when one has succeeded or failed', async () => {
  const { ahead, asked, settle } = started();
  for (const address of ['/1', '/2', '/3', '/4']) ahead.wish(address);
  expect(asked).toEqual(['/1', '/2']);
  await settle();
  expect(asked).toEqual(['/1', '/2', '/3']);
  await settle(true);
  expect(asked).toEqual(['/1', '/2', '/3', '/4']);
});

test('does not fetch a page twice', async () => {
  const { ahead, asked, settle } = started();
  ahead.wish('/1');
  ahead.wish('/1');
  await settle();
  ahead.wish('/1');
  expect(asked).toEqual(['/1']);
});

test('fetches at most 20 pages per page shown, and reserves 5 of them for links pointed to', async () => {
  const { ahead, asked, open, settle } = started();
  const settleAll = async () => {
    while (open.length > 0) await settle();
  };
  for (let page = 1; page <= 30; page += 1) ahead.wish(`/${page}`);
  await settleAll();
  expect(asked).toHaveLength(MOST_PER_PAGE - LEFT_FOR_CHOSEN);
  for (let page = 1; page <= 10; page += 1) {
    ahead.choose(`/chosen/${page}`);
    await settleAll();
  }
  expect(asked).toHaveLength(MOST_PER_PAGE);
  expect(asked.at(-1)).toBe(`/chosen/${LEFT_FOR_CHOSEN}`);
  ahead.startPage();
  ahead.wish('/next');
  expect(asked.at(-1)).toBe('/next');
});

test('fetches a link that is pointed to before links in view, and only once', async () => {
  const { ahead, asked, settle } = started();
  for (const address of ['/1', '/2', '/3', '/4']) ahead.wish(address);
  ahead.choose('/4');
  expect(asked).toEqual(['/1', '/2']);
  await settle();
  await settle();
  await settle();
  expect(asked).toEqual(['/1', '/2', '/4', '/3']);
});

test('fetches only the last of several links pointed to', async () => {
  const { ahead, asked, settle } = started();
  ahead.wish('/1');
  ahead.wish('/2');
  ahead.choose('/3');
  ahead.choose('/4');
  await settle();
  await settle();
  expect(asked).toEqual(['/1', '/2', '/4']);
});

test('fetches nothing while prefetching is not welcome', () => {
  const { ahead, asked } = started(false);
  ahead.wish('/1');
  expect(asked).toEqual([]);
});

test('fetches nothing after stop() until startPage()', async () => {
  const { ahead, asked, settle } = started();
  for (const address of ['/1', '/2', '/3']) ahead.wish(address);
  ahead.stop();
  await settle(true);
  await settle(true);
  ahead.wish('/4');
  expect(asked).toEqual(['/1', '/2']);
  ahead.startPage();
  ahead.wish('/5');
  expect(asked).toEqual(['/1', '/2', '/5']);
});

test('drops the queue of the previous page', async () => {
  const { ahead, asked, settle } = started();
  for (const address of ['/1', '/2', '/3']) ahead.wish(address);
  ahead.startPage();
  await settle();
  expect(asked).toEqual(['/1', '/2']);
});
