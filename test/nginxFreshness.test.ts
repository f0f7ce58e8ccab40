import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyBuiltSite } from '../scripts/site/otherDeployment.ts';
import { newestArticle, placesThatShow, type NewsFile } from '../scripts/site/articleTraces.ts';
import { HAD_COPY, missingNginx, startBehindNginx, type BehindNginx } from './kit/behindNginx.ts';
import { eventually } from './kit/eventually.ts';
import { PHONE, ROOT } from './kit/site.ts';
import type { Session } from '../scripts/site/visitNginx.ts';

const phone = { 'user-agent': PHONE };

describe.skipIf(missingNginx)('responses in the nginx cache', () => {
  let root: string;
  let site: BehindNginx;
  let session: Session;
  let article: NewsFile;
  beforeAll(async () => {
    root = await copyBuiltSite(ROOT);
    article = await newestArticle(join(root, 'locales'), 'en');
    site = await startBehindNginx({ GATEWAY_TTL_SECONDS: '1' }, { root, isAlone: true });
    ({ session } = site);
  });
  afterAll(async () => {
    await site.stop();
    await rm(root, { recursive: true });
  });

  it('are served stale during revalidation, without waiting for the site', async () => {
    const path = '/es/services';
    const stale = await eventually(async () => {
      await session.ask(path);
      const lines = (await site.logOf(path)).filter(({ cache }) => cache === 'STALE');
      expect(lines).not.toEqual([]);
      return lines;
    });
    for (const line of stale) expect(line).toMatchObject({ status: 200, upstream: '' });
    await eventually(async () => {
      expect((await session.ask(path)).headers['x-cache']).toBe('HIT');
    });
  });

  it('expire everywhere after an article is withdrawn', async () => {
    const ask = async (path: string) => {
      const { status, text } = await session.ask(path, path.includes('mobile') ? phone : {});
      return { status, body: text };
    };
    const { id, file } = article;
    expect(await placesThatShow(id, ask)).toHaveLength(11);
    await rm(file);
    await eventually(async () => expect(await placesThatShow(id, ask)).toEqual([]));
  });

  it('include 404 pages, so that concurrent requests do not queue for the site', async () => {
    await eventually(async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => session.ask('/nowhere')));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
      // Most requests are cache hits rather than sent to the site one by one.
      const asked = answers.filter(({ headers }) => headers['x-cache'] !== 'HIT');
      expect(asked.length).toBeLessThan(answers.length / 2);
      expect(answers[0]?.headers).not.toHaveProperty('x-accel-expires');
      expect(answers[0]?.headers['cache-control']).toBe('no-store');
    });
  });

  it('exclude documents: range and conditional requests reach the site', async () => {
    const path = '/documents/battery-manual-de.pdf';
    const whole = await session.ask(path);
    expect(whole.body.subarray(0, 5).toString()).toBe('%PDF-');
    const part = await session.ask(path, { range: 'bytes=0-99' });
    expect(part.status).toBe(206);
    expect(part.body.equals(whole.body.subarray(0, 100))).toBe(true);
    const again = await session.ask(path, { 'if-none-match': String(whole.headers.etag) });
    expect(again.status).toBe(304);
    expect(again.headers['x-cache']).toBeUndefined();
  });

  it('are served stale while every process is down, pages and redirects alike', async () => {
    await session.ask('/fr/legal');
    await session.ask('/fr/legal', phone);
    await Promise.all(site.sites.map((each) => each.end('SIGKILL')));
    await eventually(async () => {
      const page = await session.ask('/fr/legal');
      expect(page.text).toShow('<html lang="fr"');
      const redirect = await session.ask('/fr/legal', phone);
      expect(redirect.headers.location).toBe('/fr/legal/mobile');
      for (const { headers } of [page, redirect]) expect(headers['x-cache']).toMatch(HAD_COPY);
      // Old enough that nginx tried an upstream first.
      const lines = (await site.logOf('/fr/legal')).slice(-2);
      for (const line of lines)
        expect(line).toMatchObject({ cache: 'STALE', upstream: expect.stringMatching(/./) });
    });
    const withdrawn = await session.ask(`/news/${article.id}`);
    expect(withdrawn.status).toBe(404);
    const unknown = await session.ask('/it/legal');
    expect(unknown.status).toBe(503);
    expect(unknown.headers['retry-after']).toBe('10');
  });
});
