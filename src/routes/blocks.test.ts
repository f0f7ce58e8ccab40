import { join } from 'node:path';
import express from 'express';
import request from 'supertest';
import { describe, expect, it, onTestFinished } from 'vitest';
import { recordingLogger, startServer } from '../../test/kit/blocks.ts';
import { BLOCKS } from '../blocks/blocks.ts';
import { createBlockStore } from '../blocks/blockStore.ts';
import { createEmbedded } from '../blocks/embedded.ts';
import { BLOCKS_PATH, createGateway } from '../blocks/gateway.ts';
import { newsBlock } from '../blocks/news.ts';
import { organization } from '../organization.ts';
import { blockRoutes } from './blocks.ts';

const embedded = createEmbedded(join(import.meta.dirname, '../../locales'));

function newStore(options: { gatewayUrl?: string; now?: () => Date } = {}) {
  const { logger, lines } = recordingLogger();
  const gateway = options.gatewayUrl === undefined ? undefined : createGateway({ url: options.gatewayUrl });
  const store = createBlockStore({
    gateway,
    embedded,
    ttlSeconds: 60,
    logger,
    coldWaitMs: 10_000,
    ...(options.now && { now: options.now }),
  });
  onTestFinished(() => store.close());
  return { store, lines };
}

const appOver = (store: ReturnType<typeof newStore>['store']) => express().use(blockRoutes(store));
const newApp = () => appOver(newStore().store);

describe('the public endpoint', () => {
  it('returns a block in the format of the gateway', async () => {
    const response = await request(newApp()).get(`${BLOCKS_PATH}?slug=about-contact&lang=de`);
    expect(response.status).toBe(200);
    expect(response.type).toBe('application/json');
    expect(response.headers['cache-control']).toContain('max-age=0, s-maxage=1,');
    expect(response.body.data).toHaveLength(1);
    expect(response.body.data[0]).toMatchObject({
      slug: 'about-contact',
      lang: 'de',
      detail: { mail: organization.email, address: expect.any(String) },
    });
  });

  it('answers 304 if the ETag matches, and HEAD without a body', async () => {
    const app = newApp();
    const url = `${BLOCKS_PATH}?slug=language&lang=zh`;
    const first = await request(app).get(url);
    expect(first.headers.etag).toMatch(/^"[\w-]{12}"$/);
    const second = await request(app).get(url).set('If-None-Match', String(first.headers.etag));
    expect(second.status).toBe(304);
    const head = await request(app).head(url);
    expect([head.status, head.text, head.headers.etag]).toEqual([200, undefined, first.headers.etag]);
  });

  it.each([
    [404, 'slug=unknown&lang=en'],
    [404, 'slug=__proto__&lang=en'],
    [404, 'slug=News&lang=en'],
    [404, 'slug=&lang=en'],
    [400, ''],
    [400, 'lang=en'],
    [400, 'slug=news'],
    [400, 'slug=news&slug=language&lang=en'],
    [400, 'slug[]=news&lang=en'],
    [400, 'slug=news&lang=xx'],
    [400, 'slug=news&lang='],
    [400, 'slug=news&lang=EN'],
    [400, 'slug=news&lang=zh'],
    [400, 'slug=language&lang=en'],
    [400, 'slug=news&lang=en&lang=de'],
    [400, 'slug=news&lang[]=en'],
    [400, 'slug=news&lang[a]=en'],
  ])('answers %i to %s', async (status, query) => {
    for (const parser of ['simple', 'extended']) {
      const app = newApp().set('query parser', parser);
      const response = await request(app).get(`${BLOCKS_PATH}?${query}`);
      expect(response.status).toBe(status);
      expect(response.type).toBe('application/json');
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.body).toEqual({ error: { code: expect.any(String), message: expect.any(String) } });
    }
  });

  it.each(['post', 'put', 'delete', 'patch', 'options'] as const)('answers 405 to %s', async (method) => {
    const response = await request(newApp())[method](`${BLOCKS_PATH}?slug=news&lang=en`);
    expect(response.status).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD');
    expect(response.body.error.code).toBe('method_not_allowed');
  });

  it('ignores all other paths', async () => {
    for (const path of [`${BLOCKS_PATH}/`, `${BLOCKS_PATH}/x`, BLOCKS_PATH.toUpperCase(), '/'])
      expect((await request(newApp()).get(`${path}?slug=news&lang=en`)).status).toBe(404);
  });

  it('does not return drafts', async () => {
    const { list } = (await newStore().store.get(newsBlock, 'en')).value;
    const today = list[Math.floor(list.length / 2)]?.date ?? '';
    const { store } = newStore({ now: () => new Date(today) });
    const response = await request(appOver(store)).get(`${BLOCKS_PATH}?slug=news&lang=en`);
    const dates: string[] = response.body.data[0].detail.list.map(({ date }: { date: string }) => date);
    expect(dates).toEqual(list.map(({ date }) => date).filter((date) => date <= today));
  });
});

it('can serve as the gateway of another instance', async () => {
  const first = newStore().store;
  const { url } = await startServer(appOver(first));
  const { store: second, lines } = newStore({ gatewayUrl: url });
  await second.warm();

  for (const block of BLOCKS) {
    for (const lang of block.languages)
      expect(await second.get(block, lang)).toEqual({ ...(await first.get(block, lang)), source: 'gateway' });
  }
  expect(lines).toEqual([]);
});
