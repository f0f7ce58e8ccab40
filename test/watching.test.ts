import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { freePort } from '../scripts/site/ports.ts';
import { startSiteProcess, type SiteProcess } from '../scripts/site/siteProcess.ts';
import { eventually } from './kit/eventually.ts';
import { DESKTOP, PHONE } from './kit/site.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';

let site: SiteProcess;
let metricsOrigin: string;
beforeAll(async () => {
  const metricsPort = await freePort();
  metricsOrigin = `http://127.0.0.1:${metricsPort}`;
  site = await startSiteProcess({ METRICS_PORT: String(metricsPort) });
});
afterAll(() => site.end());

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.origin + path, { headers: { 'User-Agent': DESKTOP, ...headers }, redirect: 'manual' });

/** The log line of the request with this id. */
const lineOf = (id: string) =>
  eventually(() => {
    const found = site.log.find((line) => line.id === id);
    if (!found) throw new Error(`No log line has the id ${id}`);
    return found;
  });

describe('the log', () => {
  it('has one line per request, with its result', async () => {
    await ask('/de/news?utm_source=secret', { 'X-Request-Id': 'page-1', 'Accept-Encoding': 'br' });
    expect(await lineOf('page-1')).toMatchObject({
      msg: 'request',
      method: 'GET',
      path: '/de/news',
      page: 'news',
      language: 'de',
      device: 'desktop',
      status: 200,
      cache: 'miss',
      ms: expect.any(Number),
    });
    const traceparent = `00-${TRACE}-b7ad6b7169203331-01`;
    await ask('/de/news', { 'X-Request-Id': 'page-2', 'Accept-Encoding': 'br', traceparent });
    expect(await lineOf('page-2')).toMatchObject({ cache: 'hit', trace: TRACE });
  });

  it('says why a visitor was redirected', async () => {
    await ask('/de/news', { 'X-Request-Id': 'move-1', 'User-Agent': PHONE });
    expect(await lineOf('move-1')).toMatchObject({
      status: 302,
      reasons: expect.arrayContaining(['to-mobile']),
      device: 'mobile',
      language: 'de',
    });
  });

  it('contains no personal data', async () => {
    const secrets = ['203.0.113.9', 'sessionsecret', 'querysecret', 'agentsecret', 'referersecret', TRACE];
    await ask('/news?q=querysecret', {
      'X-Request-Id': 'quiet-1',
      traceparent: `00-${TRACE}-tracesecret`,
      'X-Forwarded-For': '203.0.113.9',
      Cookie: 'session=sessionsecret',
      Referer: 'https://other.example/referersecret',
      'User-Agent': `${DESKTOP} agentsecret`,
    });
    const text = JSON.stringify(await lineOf('quiet-1'));
    for (const secret of [...secrets, '127.0.0.1']) expect(text).not.toShow(secret);
  });

  it('replaces an invalid X-Request-Id', async () => {
    const before = site.log.length;
    await ask('/legal', { 'X-Request-Id': 'x'.repeat(65) });
    await eventually(() => expect(site.log.length).toBeGreaterThan(before));
    expect(site.log[before]?.id).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('the metrics', () => {
  const metrics = async () => (await fetch(`${metricsOrigin}/metrics`)).text();

  it('count requests by page, status, language and device', async () => {
    await ask('/ja/solutions');
    await ask('/nowhere/at/all');
    await eventually(async () => {
      const text = await metrics();
      expect(text).toShow(
        /arcvane_requests_total\{page="solutions",status="200",language="ja",device="desktop"\} 1/,
      );
      expect(text).toShow(/arcvane_requests_total\{page="none",status="404"/);
      expect(text).toShow(/arcvane_request_duration_seconds_count\{page="solutions"\} 1/);
    });
  });

  it('count forms, and show whether the spool can be written', async () => {
    const body = new URLSearchParams({ form: 'press' });
    const path = '/about-us/press';
    const refused = await fetch(site.origin + path, { method: 'POST', body });
    const returned = await fetch(site.origin + path, {
      method: 'POST',
      body,
      headers: { Origin: site.origin },
    });
    expect([refused.status, returned.status]).toEqual([403, 422]);
    const text = await metrics();
    expect(text).toShow('arcvane_inquiries_total{form="press",outcome="invalid"} 1');
    expect(text).toShow('arcvane_inquiries_refused_total{reason="site"} 1');
    expect(text).toShow(/arcvane_spool_inquiries\{state="waiting"\} \d/);
    expect(text).toShow('arcvane_spool_writable 1');
  });

  it('report the source and age of blocks, log faults and event loop lag', async () => {
    // Embedded blocks are read when they are needed.
    await ask('/de');
    const text = await metrics();
    expect(text).toShow('arcvane_block_source{slug="news",lang="de",source="embedded"} 1');
    expect(text).toShow(/arcvane_block_age_seconds\{slug="language",lang="zh"\} [\d.]+/);
    expect(text).toShow('arcvane_log_faults_total{kind="failed"} 0');
    expect(text).toShow('nodejs_eventloop_lag_p99_seconds');
  });

  it('have no label values that visitors can invent', async () => {
    const count = async () =>
      (await metrics()).split('\n').filter((line) => /^arcvane_req/.test(line)).length;
    await ask('/unheard-of');
    await eventually(async () => expect(await metrics()).toShow('status="404"'));
    const before = await count();
    for (let index = 0; index < 20; index += 1)
      await ask(`/made-up-${index}`, { 'User-Agent': `Mozilla ${index}`, 'Accept-Language': `x-${index}` });
    expect(await count()).toBe(before);
  });

  it('are served only on a separate port', async () => {
    expect((await ask('/metrics')).status).toBe(404);
    expect((await fetch(`${metricsOrigin}/`)).status).toBe(404);
    expect((await fetch(`${metricsOrigin}/metrics`, { method: 'POST' })).status).toBe(404);
    // By default only at one address, of all that this machine has.
    const { port } = new URL(metricsOrigin);
    await expect(fetch(`http://127.0.0.2:${port}/metrics`)).rejects.toThrow('fetch failed');
  });
});

it('the version is the project version with the build id and time', async () => {
  const answer = await ask('/version');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const shape = z.strictObject({
    version: z.string().regex(/^\d+\.\d+\.\d+$/),
    build: z.string().regex(/^[\da-f]{12}$/),
    builtAt: z.iso.datetime(),
  });
  expect(shape.parse(await answer.json())).toBeTruthy();
});
