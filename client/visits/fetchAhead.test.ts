import { expect, test } from 'vitest';
import type { Answer } from './fetchPage.ts';
import { createFetchAhead, LEFT_FOR_CHOSEN, MOST_PER_PAGE } from './fetchAhead.ts';
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
  /** Lets the oldest fetch that is under way come to its end. */
  const settle = async (isFailure = false) => {
    const answer = open.shift();
    if (isFailure) answer?.reject(new TypeError('no network'));
    else answer?.resolve(PAGE);
    await answer?.promise.catch(() => undefined);
  };
  return { ahead, asked, open, settle };
}

test('two at once, the next when one is there or has failed', async () => {
  const { ahead, asked, settle } = started();
  for (const address of ['/1', '/2', '/3', '/4']) ahead.wish(address);
  expect(asked).toEqual(['/1', '/2']);
  await settle();
  expect(asked).toEqual(['/1', '/2', '/3']);
  await settle(true);
  expect(asked).toEqual(['/1', '/2', '/3', '/4']);
});

test('no page twice', async () => {
  const { ahead, asked, settle } = started();
  ahead.wish('/1');
  ahead.wish('/1');
  await settle();
  ahead.wish('/1');
  expect(asked).toEqual(['/1']);
});

test('at most 20 from one page, the last 5 for what the visitor points to; and again 20 from the next', async () => {
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

test('what the visitor points to comes before what is only in view, and not twice', async () => {
  const { ahead, asked, settle } = started();
  for (const address of ['/1', '/2', '/3', '/4']) ahead.wish(address);
  ahead.choose('/4');
  expect(asked).toEqual(['/1', '/2']);
  await settle();
  await settle();
  await settle();
  expect(asked).toEqual(['/1', '/2', '/4', '/3']);
});

test('of several that the visitor has pointed to, only the last counts', async () => {
  const { ahead, asked, settle } = started();
  ahead.wish('/1');
  ahead.wish('/2');
  ahead.choose('/3');
  ahead.choose('/4');
  await settle();
  await settle();
  expect(asked).toEqual(['/1', '/2', '/4']);
});

test('nothing on a connection that is not to be used for it', () => {
  const { ahead, asked } = started(false);
  ahead.wish('/1');
  expect(asked).toEqual([]);
});

test('nothing more once the page is being left, until another begins', async () => {
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

test('what the last page wished for is not fetched on the next', async () => {
  const { ahead, asked, settle } = started();
  for (const address of ['/1', '/2', '/3']) ahead.wish(address);
  ahead.startPage();
  await settle();
  expect(asked).toEqual(['/1', '/2']);
});
