import { once } from 'node:events';
import { createServer } from 'node:http';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startSiteProcess, type SiteProcess } from '../scripts/torture/siteProcess.ts';
import { SITE_URL } from './kit/addresses.ts';
import { ARTICLE } from './kit/articles.ts';
import { builtDictionary, expectOnlyOwnDictionary, offering } from './kit/dictionaries.ts';
import { eventually } from './kit/eventually.ts';
import { asBytes, DESKTOP, FORM_SECRET, PHONE } from './kit/site.ts';
import { ANY_AGE, missingVarnish, startVarnish, type Varnish } from './kit/varnish.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
/** Seconds that a copy may be served while the site answers. */
const LONGEST_FRESH = 2;

type Headers = Readonly<Record<string, string>>;

describe.skipIf(missingVarnish)('behind Varnish', () => {
  let site: SiteProcess;
  let varnish: Varnish;
  beforeAll(async () => {
    site = await startSiteProcess({ FORM_SECRET, SITE_URL });
    varnish = await startVarnish(site.port);
  });
  afterAll(async () => {
    await varnish.stop();
    await site.end('SIGKILL');
  });

  const ask = async (path: string, headers: Headers = {}) => {
    const answer = await request(varnish.origin)
      .get(path)
      .set({ 'User-Agent': DESKTOP, 'Accept-Encoding': 'identity', ...ANY_AGE, ...headers })
      .redirects(0)
      .buffer(true)
      .parse(asBytes);
    return { status: answer.status, headers: answer.headers, body: answer.body, text: String(answer.body) };
  };
  const post = (path: string, fields: Readonly<Record<string, string>>) =>
    request(varnish.origin)
      .post(path)
      .type('form')
      .set({ 'User-Agent': DESKTOP, 'Sec-Fetch-Site': 'same-origin', Accept: 'text/html', ...ANY_AGE })
      .redirects(0)
      .send(fields);
  const cacheOf = async (path: string, headers: Headers = {}) =>
    (await ask(path, headers)).headers['x-cache'];
  /** How many requests for a path have reached the site. */
  const reached = (path: string) => site.log.filter((line) => line['path'] === path).length;

  it('each class of device has one copy, whatever else the headers say', async () => {
    const desktops: Headers[] = [
      {},
      { 'User-Agent': FIREFOX },
      { Cookie: 'session=1; layout=desktop; currentLang=de' },
    ];
    const phones: Headers[] = [
      { 'User-Agent': PHONE },
      { 'User-Agent': ANDROID, Cookie: 'session=2' },
      { Cookie: 'a=b; layout=mobile' },
    ];
    for (const [path, visitors, layout] of [
      ['/de/services', desktops, 'desktop'],
      ['/de/services/mobile', phones, 'mobile'],
    ] as const) {
      const answers = [];
      for (const headers of visitors) answers.push(await ask(path, headers));
      for (const { status, text } of answers) {
        expect(status).toBe(200);
        expect(text).toShow(`data-layout="${layout}"`);
      }
      expect(answers.map(({ headers }) => headers['x-cache'])).toEqual(['MISS', 'HIT', 'HIT']);
    }
  });

  it('each class of device has its own redirect', async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      const ofPhone = await ask('/de/services', { 'User-Agent': PHONE });
      expect([ofPhone.status, ofPhone.headers.location]).toEqual([302, '/de/services/mobile']);
      const ofDesktop = await ask('/de/services/mobile');
      expect([ofDesktop.status, ofDesktop.headers.location]).toEqual([302, '/de/services']);
      expect(ofPhone.headers).not.toHaveProperty('x-accel-expires');
    }
    expect(await cacheOf('/de/services', { 'User-Agent': ANDROID })).toBe('HIT');
    expect(await cacheOf('/de/services/mobile', { 'User-Agent': FIREFOX })).toBe('HIT');
  });

  it('the language cookie has copies of its own at the root only', async () => {
    const italian = { Cookie: 'session=1; currentLang=it' };
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await ask('/', italian)).headers.location).toBe('/it');
      expect((await ask('/')).status).toBe(200);
      expect((await ask('/', { Cookie: 'currentLang=xx' })).status).toBe(200);
      const phone = { ...italian, 'User-Agent': PHONE };
      expect((await ask('/mobile', phone)).headers.location).toBe('/it/mobile');
    }
    expect(await cacheOf('/', italian)).toBe('HIT');
    expect(await cacheOf('/technical-strength', italian)).toBe('MISS');
    expect(await cacheOf('/technical-strength', { Cookie: 'currentLang=de' })).toBe('HIT');
    expect(await cacheOf('/technical-strength')).toBe('HIT');
  });

  it('visitors who have answered the consent banner do not see it', async () => {
    const banner = 'data-consent';
    const answered = { Cookie: 'isSetCookieValue=1; cookieChoice=1.2026-11-21T06:00:00Z.1-2' };
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await ask('/services/join')).text).toShow(banner);
      expect((await ask('/services/join', answered)).text).not.toShow(banner);
    }
    const another = { Cookie: 'a=b; isSetCookieValue=1; cookieChoice=1.2026-10-10T10:10:10Z.1' };
    expect(await cacheOf('/services/join', another)).toBe('HIT');
  });

  it('pages compressed with a dictionary go only to browsers that offer this dictionary', async () => {
    const dictionary = builtDictionary('en', 'desktop');
    await expectOnlyOwnDictionary(ask, '/services', dictionary);
    const { headers: own } = dictionary;
    const accepted = own['Accept-Encoding'].replace(', dcz', '');
    expect(await cacheOf('/services', own)).toBe('HIT');
    const unused = { ...offering('11'.repeat(32)), 'Accept-Encoding': accepted };
    expect(await cacheOf('/services', unused)).toBe('HIT');
    expect(await cacheOf('/services', { 'Accept-Encoding': 'br, gzip, zstd' })).toBe('HIT');
  });

  it('a copy answers 304 if the ETag matches', async () => {
    const { headers } = await ask('/ja/news');
    const again = await ask('/ja/news', { 'If-None-Match': String(headers.etag) });
    expect([again.status, again.headers['x-cache'], again.body.length]).toEqual([304, 'HIT', 0]);
    const vary = 'User-Agent, Cookie, Accept-Encoding, Available-Dictionary';
    expect(again.headers.vary).toBe(vary);
  });

  it('forms reach the site each time, and their answers are not stored', async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await post('/de/services/join', { form: 'partner', company: 'Jane’s' });
      expect([answer.status, answer.headers['x-cache']]).toEqual([422, 'MISS']);
    }
    await eventually(() => expect(reached('/de/services/join')).toBe(2));
    expect((await ask('/de/services/join')).status).toBe(200);
  });

  it('the consent answer sets cookies, which the cookie settings show to this visitor only', async () => {
    const answer = await post('/consent', { choice: 'all', path: '/news' });
    expect(answer.status).toBe(303);
    const cookies = [answer.headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0]);
    expect(cookies).toContain('isSetCookieValue=1');
    const mine = await ask('/privacy/cookies', { Cookie: cookies.join('; ') });
    const others = await ask('/privacy/cookies');
    expect([mine.status, others.status]).toEqual([200, 200]);
    expect(mine.text === others.text).toBe(false);
    expect(mine.headers['cache-control']).toContain('no-store');
  });

  it.each([
    ['/language/de?path=%2Fnews', 303],
    ['/privacy/cookies', 200],
    [`${ARTICLE}?preview=1.2`, 200],
    ['/vr-oa-service/public/blocks', 400],
    ['/healthz', 200],
  ])('%s is never stored', async (path, status) => {
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await ask(path);
      expect([answer.status, answer.headers['x-cache']]).toEqual([status, 'MISS']);
    }
  });

  it('a purge removes the copies of a path in every class, for operators only', async () => {
    const visitors = [
      ['/legal', {}],
      ['/legal', { 'Accept-Encoding': 'br' }],
      ['/legal', { 'User-Agent': PHONE }],
      ['/legal', { Cookie: 'isSetCookieValue=1' }],
      ['/es/legal', {}],
    ] as const;
    const states = async () => {
      const found = [];
      for (const [path, headers] of visitors) found.push(await cacheOf(path, headers));
      return found;
    };
    const purge = async (origin: string) =>
      (
        await request(origin)
          .purge('/legal')
          .set({ Host: new URL(varnish.origin).host })
      ).status;
    await states();
    expect(await purge(varnish.origin)).toBe(405);
    expect(await states()).toEqual(['HIT', 'HIT', 'HIT', 'HIT', 'HIT']);
    // Again if a refresh that was under way has stored its copy after the purge.
    await eventually(async () => {
      expect(await purge(varnish.operations)).toBe(200);
      expect(await states()).toEqual(['MISS', 'MISS', 'MISS', 'MISS', 'HIT']);
    });
    await eventually(async () => {
      await varnish.administer('ban', 'obj.status', '!=', '0');
      expect(await states()).toEqual(['MISS', 'MISS', 'MISS', 'MISS', 'MISS']);
    });
  });

  it('an old copy is served while the site does not answer, or answers 500', async () => {
    const byTheClock = { 'X-Any-Age': '0' };
    const page = (await ask('/it/legal')).text;
    const oldCopy = async () => {
      const { status, headers, text } = await ask('/it/legal', byTheClock);
      return { status, isSame: text === page, isOld: Number(headers.age) > LONGEST_FRESH };
    };
    await site.end('SIGKILL');
    // Any other status ends the test at once.
    const first = await eventually(async () => {
      const answer = await oldCopy();
      if (answer.status === 200 && !answer.isOld) throw new Error('The copy is still fresh');
      return answer;
    });
    const served = { status: 200, isSame: true, isOld: true };
    expect([first, await oldCopy()]).toEqual([served, served]);
    // At once: requests that wait for another one.
    const together = await Promise.all(Array.from({ length: 8 }, oldCopy));
    expect(new Set(together.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify(served)]),
    );
    const unanswered = await ask('/fr/legal', byTheClock);
    expect([unanswered.status, unanswered.headers['retry-after']]).toEqual([503, '10']);

    const requested: (string | undefined)[] = [];
    const failing = createServer((req, res) => {
      requested.push(req.url);
      res.writeHead(500).end('The error page');
    });
    await once(failing.listen(site.port, '127.0.0.1'), 'listening');
    onTestFinished(() => {
      failing.closeAllConnections();
      failing.close();
    });
    expect([await oldCopy(), await oldCopy(), await oldCopy()]).toEqual([served, served, served]);
    expect(requested).toContain('/it/legal');
    const failed = await ask('/fr/legal', byTheClock);
    expect([failed.status, failed.text]).toEqual([500, 'The error page']);
  });
});
