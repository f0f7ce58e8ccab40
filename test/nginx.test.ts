import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAssets } from '../src/render/assets.ts';
import { createStamps } from '../src/inquiries/stamp.ts';
import { isPhone } from '../src/request/userAgent.ts';
import { ARTICLE } from './kit/articles.ts';
import { HAD_COPY, missingNginx, startBehindNginx, type BehindNginx } from './kit/behindNginx.ts';
import { FORM_SECRET } from './kit/addresses.ts';
import { PHONE, ROOT } from './kit/site.ts';
import { USER_AGENTS } from './kit/userAgents.ts';
import type { Session } from '../scripts/site/visitNginx.ts';
import { temporaryFolder } from './kit/temporaryFolder.ts';

describe.skipIf(missingNginx)('the nginx cache', () => {
  let site: BehindNginx;
  let session: Session;
  const spoolDir = temporaryFolder();
  beforeAll(async () => {
    site = await startBehindNginx({ FORM_SECRET, SPOOL_DIR: spoolDir }, { isAlone: true });
    ({ session } = site);
  });
  afterAll(() => site.stop());

  const cacheOf = async (path: string, headers: Record<string, string> = {}) =>
    (await session.ask(path, headers)).headers['x-cache'];

  it('stores a separate response for each device', async () => {
    const phone = { 'user-agent': PHONE };
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await session.ask('/de/services')).text).toShow('data-layout="desktop"');
      expect((await session.ask('/de/services', phone)).headers.location).toBe('/de/services/mobile');
      expect((await session.ask('/de/services/mobile', phone)).text).toShow('data-layout="mobile"');
      expect((await session.ask('/de/services/mobile')).headers.location).toBe('/de/services');
      const narrow = { cookie: 'other=1; layout=mobile' };
      expect((await session.ask('/de/services', narrow)).headers.location).toBe('/de/services/mobile');
    }
    expect(await cacheOf('/de/services')).toMatch(HAD_COPY);
    expect(await cacheOf('/de/services', phone)).toMatch(HAD_COPY);
    // One copy for a class, not for each user agent.
    expect(await cacheOf('/de/services', { 'user-agent': 'Another browser' })).toMatch(HAD_COPY);
    expect(await cacheOf('/de/services/mobile', { 'user-agent': 'Another Android' })).toMatch(HAD_COPY);
    expect(await cacheOf('/de/services/mobile', phone)).toMatch(HAD_COPY);
    expect(await cacheOf('/de/services/mobile')).toMatch(HAD_COPY);
  });

  it('classifies real user agents as the site does', async () => {
    const wrong: string[] = [];
    for (const userAgent of USER_AGENTS) {
      const { status } = await session.ask('/legal', { 'user-agent': userAgent });
      if (status !== (isPhone(userAgent) ? 302 : 200)) wrong.push(`${status}: ${userAgent}`);
    }
    expect(wrong).toEqual([]);
  });

  it('has the language cookie in its cache key only at the root', async () => {
    const italian = { cookie: 'currentLang=it' };
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await session.ask('/', italian)).headers.location).toBe('/it');
      expect((await session.ask('/')).status).toBe(200);
      expect((await session.ask('/', { cookie: 'currentLang=xx' })).status).toBe(200);
      expect((await session.ask('/mobile', { ...italian, 'user-agent': PHONE })).headers.location).toBe(
        '/it/mobile',
      );
    }
    await session.ask('/technical-strength');
    expect(await cacheOf('/technical-strength', italian)).toMatch(HAD_COPY);
    expect(await cacheOf('/technical-strength', { cookie: 'session=1; currentLang=de' })).toMatch(HAD_COPY);
  });

  it('serves the consent banner only to visitors who have not answered it', async () => {
    const banner = 'data-consent';
    const answered = { cookie: 'isSetCookieValue=1; cookieChoice=1.2026-11-21T06:00:00Z.1-2' };
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await session.ask('/services/join')).text).toShow(banner);
      expect((await session.ask('/services/join', answered)).text).not.toShow(banner);
      expect((await session.ask('/services/join', { cookie: 'isSetCookieValue=%31' })).text).toShow(banner);
    }
    const another = { cookie: 'a=b; isSetCookieValue=1; cookieChoice=1.2026-10-10T10:10:10Z.1' };
    expect(await cacheOf('/services/join', another)).toMatch(HAD_COPY);
    expect(await cacheOf('/services/join')).toMatch(HAD_COPY);
  });

  it('passes the consent form to the site, and does not store the cookie settings', async () => {
    const form = {
      ':method': 'POST',
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
    };
    const answer = await session.ask(
      '/consent',
      { ...form, 'sec-fetch-site': 'same-origin' },
      'choice=all&path=%2Fnews',
    );
    expect(answer.status).toBe(303);
    const cookies = [answer.headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0]);
    expect(cookies).toContain('isSetCookieValue=1');
    const mine = await session.ask('/privacy/cookies', { cookie: cookies.join('; ') });
    expect(mine.status).toBe(200);
    expect(mine.headers['cache-control']).toContain('no-store');
    expect(mine.text).not.toBe((await session.ask('/privacy/cookies')).text);
  });

  it('passes forms to the site, which stores a form once wherever it arrives, and caches no answer', async () => {
    const post = {
      ':method': 'POST',
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    };
    const fields = new URLSearchParams({
      form: 'partner',
      stamp: createStamps(() => FORM_SECRET).make(Date.now() - 60_000),
      company: 'Jane’s',
      trade: 'dealer',
      experience: '電'.repeat(3000),
      name: 'Jane',
      country: 'US',
      email: 'jane@company.example',
    });
    const locations = new Set<string | undefined>();
    for (let turn = 0; turn < 4; turn += 1) {
      const { status, headers } = await session.ask('/services/join', post, String(fields));
      expect([status, headers['cache-control']]).toEqual([303, 'no-store']);
      locations.add(headers.location);
    }
    expect(locations.size).toBe(1);
    expect((await readdir(join(spoolDir, 'waiting'))).length).toBe(1);
    fields.set('email', '');
    expect((await session.ask('/services/join', post, String(fields))).status).toBe(422);
    expect((await session.ask('/services/join')).status).toBe(200);
    expect((await session.ask([...locations][0] ?? '')).headers['cache-control']).toBe('private, no-store');
  });

  it('stores compressed pages, and answers 304 if the ETag matches', async () => {
    for (const encoding of ['br', 'gzip']) {
      const headers = { 'accept-encoding': encoding === 'br' ? 'gzip, deflate, br, zstd' : 'gzip' };
      const first = await session.ask('/ja/news', headers);
      expect(first.headers['content-encoding']).toBe(encoding);
      expect(first.text).toShow('<html lang="ja"');
      const again = await session.ask('/ja/news', {
        ...headers,
        'if-none-match': String(first.headers.etag),
      });
      expect(again.status).toBe(304);
      expect(again.headers['x-cache']).toMatch(HAD_COPY);
    }
    const search = await session.ask('/ja/search?q=AV-BP', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(search.headers['content-encoding']).toBe('gzip');
    expect((await session.ask('/ja/news')).headers['content-encoding']).toBeUndefined();
    expect(
      (await session.ask('/ja/news', { 'accept-encoding': 'br;q=0' })).headers['content-encoding'],
    ).toBeUndefined();
  });

  it('sends built files from disk', async () => {
    const { urlOf } = readAssets(join(ROOT, 'build', 'manifest.json'));
    for (const path of [urlOf('mobile.css'), urlOf('main.js')]) {
      const answer = await session.ask(path, { 'accept-encoding': 'br' });
      expect([path, answer.status, answer.headers['x-cache']]).toEqual([path, 200, undefined]);
    }
  });

  it('never stores responses that set a cookie, answers to preview links, 400 responses, or health checks', async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      const chosen = await session.ask('/language/de?path=%2Fnews');
      expect(chosen.status).toBe(303);
      expect(String(chosen.headers['set-cookie'])).toContain('currentLang=de');
      expect(await cacheOf('/vr-oa-service/public/blocks')).toBe('MISS');
      expect(await cacheOf(`${ARTICLE}?preview=1.2`)).toBe('MISS');
      expect((await session.ask('/healthz')).headers['cache-control']).toBe('no-store');
      expect(await cacheOf('/readyz')).toBeUndefined();
    }
    const kept = await readdir(site.nginx.cacheFolder, { recursive: true, withFileTypes: true });
    const files = kept.filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const text = await readFile(join(file.parentPath, file.name), 'latin1');
      expect(/^set-cookie:/im.exec(text), file.name).toBeNull();
    }
  });
});
