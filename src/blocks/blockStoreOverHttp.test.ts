import type { RequestListener } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import {
  recordingLogger,
  scriptedReader,
  showing,
  sends,
  sendsDetail,
  smallDetail,
  startServer,
} from '../../test/kit/blocks.ts';
import { createBlockStore } from './blockStore.ts';
import { contactBlock } from './contact.ts';
import { createGateway } from './gateway.ts';
import { languageBlock } from './language.ts';
import { newsBlock } from './news.ts';

/** A store over a real HTTP server, whose behavior the test can change. */
async function storeOverServer(behavior: RequestListener, { coldWaitMs = 10_000, timeoutMs = 10_000 } = {}) {
  let current = behavior;
  const { url, requests } = await startServer((request, response) => current(request, response));
  const { logger, lines } = recordingLogger();
  const store = createBlockStore({
    gateway: createGateway({ url, timeoutMs }),
    embedded: scriptedReader(smallDetail).reader,
    ttlSeconds: 60,
    logger,
    coldWaitMs,
  });
  onTestFinished(() => store.close());
  const read = async () => {
    const { value, source } = await store.get(languageBlock, 'zh');
    return `${value.shown.join()} ${source}`;
  };
  return { store, requests, lines, read, become: (next: RequestListener) => void (current = next) };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
});

/** Reads until the expected result, after each other result calling `next`; otherwise the test times out. */
async function until(read: () => Promise<string>, expected: string, next?: () => void): Promise<void> {
  while ((await read()) !== expected) {
    next?.();
    await setImmediate();
  }
}

it('sends one request for a hundred concurrent reads', async () => {
  const { read, requests } = await storeOverServer(sendsDetail(showing('de')));
  expect(await Promise.all(Array.from({ length: 100 }, read))).toEqual(Array(100).fill('de gateway'));
  expect(requests).toHaveLength(1);
});

it('serves the default until the server responds', async () => {
  const answer = Promise.withResolvers<void>();
  const { read } = await storeOverServer(
    async (request, response) => {
      await answer.promise;
      sendsDetail(showing('de'))(request, response);
    },
    { coldWaitMs: 1 },
  );
  const first = read();
  vi.advanceTimersByTime(1);
  expect(await first).toBe('en embedded');
  answer.resolve();
  await until(read, 'de gateway');
});

it.each<[string, RequestListener]>([
  ['hangs before the headers', () => undefined],
  [
    'hangs after the headers',
    (_request, response) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).flushHeaders(),
  ],
  ['resets the connection', (request) => void request.socket.resetAndDestroy()],
  ['answers 500', sends('{}', 'application/json', 500)],
  ['answers HTML', sends('<!doctype html><title>Sign in</title>', 'text/html')],
  ['answers null', sends('null')],
  ['answers with wrong types', sendsDetail({ list: { mark: 'en' } })],
  ['answers an empty list', sendsDetail({ list: [] })],
  [
    'sends a body above the limit',
    sends(JSON.stringify({ data: [{ detail: showing('fr'), more: 'a'.repeat(3_000_000) }] })),
  ],
  [
    'redirects',
    (_request, response) => void response.writeHead(302, { location: 'http://other.example/' }).end(),
  ],
])('keeps the last good response if the server %s', async (_case, behavior) => {
  const { read, requests, lines, become } = await storeOverServer(sendsDetail(showing('de')), {
    timeoutMs: 200,
  });
  // On a busy machine, the server may not respond within the timeout: then the store asks again.
  const askAgain = () => vi.advanceTimersByTime(60_000);
  await until(read, 'de gateway', askAgain);
  const before = { requests: requests.length, lines: lines.length };
  become(behavior);
  vi.advanceTimersByTime(60_000);
  expect(await read()).toBe('de gateway');
  await until(read, 'de last-good');
  expect(requests).toHaveLength(before.requests + 1);
  expect(lines).toHaveLength(before.lines + 1);

  become(sendsDetail(showing('it')));
  await until(read, 'it gateway', askAgain);
});

it('sanitizes hostile content', async () => {
  const icon = { code: 'weixin', show: 1, sort: 1 };
  const contact = {
    address: '<script>alert(1)</script>',
    mail: 'info@arcvane.example',
    phone: '1',
    icons: [
      { ...icon, customLink: 'javascript:alert(1)', qr: 'data:text/html,x' },
      { ...icon, customLink: '//evil.example', qr: '/\\evil.example/qr.png' },
    ],
  };
  const article = {
    id: 1,
    date: '2026-01-01',
    title: '<b>T</b>',
    summary: 'S',
    picture: 'javascript:alert(1)',
    body: '<script>alert(1)</script>\n\n[a](javascript:alert(1)) [b](data:text/html,x) [c](//evil.example) ![d](data:x)',
  };
  const { store } = await storeOverServer((request, response) => {
    sendsDetail(request.url?.includes('slug=news') ? { list: [article] } : contact)(request, response);
  });
  vi.setSystemTime('2026-06-01');
  const { value, source } = await store.get(contactBlock, 'en');
  expect(source).toBe('gateway');
  expect(value.icons).toEqual(Array(2).fill({ code: 'weixin', customLink: undefined, qr: undefined }));
  const [published] = (await store.get(newsBlock, 'en')).value.list;
  expect(published?.html).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n<p>a b c d</p>\n');
  expect(published?.picture).toBeUndefined();
});

it('aborts requests and logs nothing when closed', async () => {
  const asked = Promise.withResolvers<void>();
  const { store, lines } = await storeOverServer(() => asked.resolve());
  const answer = store.get(languageBlock, 'zh');
  await asked.promise;
  await store.close();
  expect((await answer).source).toBe('embedded');
  expect(lines).toEqual([]);
});
