import request from 'supertest';
import { expect, it } from 'vitest';
import { newsBlock } from '../blocks/news.ts';
import { createMetrics } from './metrics.ts';
import { createOperations } from './operations.ts';

/** The operations of a process that cannot read the blocks in `failed`. */
function operationsOf({ failed = [] }: { failed?: readonly string[] } = {}) {
  const purged: (string | undefined)[] = [];
  const app = createOperations(createMetrics({ failed: 0, dropped: 0 }), async (slug) => {
    purged.push(slug);
    return failed;
  });
  return { app, purged };
}

it('POST /purge reads one block again, or all', async () => {
  const { app, purged } = operationsOf();
  expect((await request(app).post(`/purge?block=${newsBlock.slug}`)).status).toBe(200);
  expect((await request(app).post('/purge')).status).toBe(200);
  expect(purged).toEqual([newsBlock.slug, undefined]);
});

it('POST /purge answers 502 with the blocks that could not be read', async () => {
  const { status, body } = await request(operationsOf({ failed: ['news/de'] }).app).post('/purge');
  expect([status, body]).toEqual([502, { failed: ['news/de'] }]);
});

it.each(['?block=unknown', '?block=', '?block=news&block=news'])(
  'POST /purge%s answers 400',
  async (query) => {
    const { app, purged } = operationsOf();
    const { status, body } = await request(app).post(`/purge${query}`);
    expect([status, purged]).toEqual([400, []]);
    expect(body.error).toContain(newsBlock.slug);
  },
);

it('POST /purge refuses web pages, which any site could make a browser send', async () => {
  const { app, purged } = operationsOf();
  for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:9100'])
    expect((await request(app).post('/purge').set('Origin', origin)).status).toBe(403);
  expect(purged).toEqual([]);
});

it('other methods and paths answer 404', async () => {
  const { app, purged } = operationsOf();
  expect((await request(app).get('/purge')).status).toBe(404);
  expect((await request(app).post('/metrics')).status).toBe(404);
  expect((await request(app).get('/')).status).toBe(404);
  expect((await request(app).get('/metrics')).text).toContain('arcvane_requests_total');
  expect(purged).toEqual([]);
});
