import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isPhone } from '../src/redirect/userAgent.ts';
import { startNginx, whyNoNginx } from '../scripts/site/sampleNginx.ts';
import type { Nginx } from '../scripts/site/sampleNginx.ts';
import { freePort } from '../scripts/site/ports.ts';
import { startSite } from '../scripts/torture/siteProcess.ts';
import type { SiteProcess } from '../scripts/torture/siteProcess.ts';
import { DESKTOP, PHONE } from './kit/site.ts';
import { visitNginx } from './kit/visitNginx.ts';
import type { Session } from './kit/visitNginx.ts';

const missing = whyNoNginx();
if (missing) console.error(`The tests behind nginx are left out: ${missing}`);

const env = { SITE_URL: 'https://www.arcvane.example', MAINLAND_HOSTS: 'cn.arcvane.example' };
const startOn = (port: number) => startSite({ ...env, PORT: String(port) });

describe.skipIf(missing)('behind the real nginx', () => {
  let ports: [number, number];
  const sites: SiteProcess[] = [];
  let nginx: Nginx;
  let session: Session;

  beforeAll(async () => {
    ports = [await freePort(), await freePort()];
    sites.push(await startOn(ports[0]), await startOn(ports[1]));
    nginx = await startNginx(ports);
    session = await visitNginx(nginx.httpsPort);
  });
  afterAll(async () => {
    for (const site of sites) site.child.kill('SIGKILL');
    session.close();
    await nginx.stop();
  });

  const cacheOf = async (path: string, headers: Record<string, string> = {}) =>
    (await session.ask(path, headers)).headers['x-cache'];

  /** Asks pages that nobody asked for before, and pages that are kept, while the work goes on. */
  async function underLoad(work: () => Promise<void>): Promise<{ asked: number; failed: string[] }> {
    const stopped = new AbortController();
    let asked = 0;
    const failed: string[] = [];
    const visitor = async (number: number) => {
      let own = await visitNginx(nginx.httpsPort);
      for (let turn = 1; !stopped.signal.aborted; turn += 1) {
        asked += 1;
        // nginx ends a connection after 1,000 requests; a browser would make a new one.
        if (turn % 500 === 0) {
          own.close();
          own = await visitNginx(nginx.httpsPort);
        }
        const path = asked % 2 === 0 ? '/news' : `/solutions?load=${number}-${asked}`;
        try {
          const { status, text } = await own.ask(path);
          if (status !== 200 || !text.endsWith('</html>')) failed.push(`${path}: ${status}`);
        } catch (error) {
          failed.push(`${path}: ${String(error)}`);
        }
      }
      own.close();
    };
    // Enough that a fault would show, and few enough that the processes still have the machine to start on.
    const visitors = [1, 2].map(visitor);
    await work().finally(() => stopped.abort());
    await Promise.all(visitors);
    return { asked, failed };
  }

  /** Until this process has answered requests that came through nginx after now. */
  const takesPart = async (port: number) => {
    const before = await nginx.logLength();
    await vi.waitFor(
      async () => {
        const since = await nginx.logFrom(before);
        expect(since.filter(({ upstream }) => upstream === `127.0.0.1:${port}`).length).toBeGreaterThan(5);
      },
      { timeout: 20_000, interval: 200 },
    );
  };

  it('gives each device its page from the cache', async () => {
    const phone = { 'user-agent': PHONE };
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await session.ask('/de/services')).text).toContain('data-layout="desktop"');
      expect((await session.ask('/de/services', phone)).headers.location).toBe('/de/services/mobile');
      expect((await session.ask('/de/services/mobile', phone)).text).toContain('data-layout="mobile"');
      expect((await session.ask('/de/services/mobile')).headers.location).toBe('/de/services');
      const narrow = { cookie: 'other=1; layout=mobile' };
      expect((await session.ask('/de/services', narrow)).headers.location).toBe('/de/services/mobile');
    }
    expect(await cacheOf('/de/services')).toBe('HIT');
    expect(await cacheOf('/de/services', phone)).toBe('HIT');
    expect(await cacheOf('/de/services/mobile', phone)).toBe('HIT');
    expect(await cacheOf('/de/services/mobile')).toBe('HIT');
  });

  it.each([
    DESKTOP,
    PHONE,
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/125.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    'Mozilla/5.0 (BlackBerry; U; BlackBerry 9900; en) AppleWebKit/534.11+',
    'Mozilla/5.0 (BB10; Touch) AppleWebKit/537.10+',
    'Mozilla/5.0 (webOS/1.4.0; U; en-US) AppleWebKit/532.2 Pre/1.1',
    'Mozilla/5.0 (compatible; MSIE 10.0; Windows Phone 8.0; Trident/6.0)',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15',
    'curl/8.0',
  ])('takes for a phone what the site takes for one: %s', async (userAgent) => {
    const { status } = await session.ask('/legal', { 'user-agent': userAgent });
    expect(status === 302).toBe(isPhone(userAgent));
  });

  it('goes by the language cookie at the root only', async () => {
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
    expect(await cacheOf('/technical-strength', italian)).toBe('HIT');
    expect(await cacheOf('/technical-strength', { cookie: 'session=1; currentLang=de' })).toBe('HIT');
  });

  it('asks about cookies whoever has not answered, and nobody else', async () => {
    const banner = 'data-consent';
    const answered = { cookie: 'isSetCookieValue=1; cookieChoice=1.2026-11-21T06:00:00Z.1-2' };
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await session.ask('/services/join')).text).toContain(banner);
      expect((await session.ask('/services/join', answered)).text).not.toContain(banner);
      expect((await session.ask('/services/join', { cookie: 'isSetCookieValue=%31' })).text).toContain(
        banner,
      );
    }
    const another = { cookie: 'a=b; isSetCookieValue=1; cookieChoice=1.2026-10-10T10:10:10Z.1' };
    expect(await cacheOf('/services/join', another)).toBe('HIT');
    expect(await cacheOf('/services/join')).toBe('HIT');
  });

  it('passes an answer about cookies on, and keeps no page that shows it', async () => {
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

  it('keeps hosts apart, and answers only those it serves', async () => {
    const mainland = await visitNginx(nginx.httpsPort, 'cn.arcvane.example');
    const filing = /ICP备/;
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await mainland.ask('/about-us')).text).toMatch(filing);
      expect((await session.ask('/about-us')).text).not.toMatch(filing);
      const forged = { 'x-forwarded-host': 'cn.arcvane.example', 'x-forwarded-proto': 'http' };
      expect((await session.ask('/about-us?forged', forged)).text).not.toMatch(filing);
    }
    mainland.close();
    await expect(visitNginx(nginx.httpsPort, 'evil.example')).rejects.toThrow();
    const plain = await fetch(`http://127.0.0.1:${nginx.httpPort}/news?x=1`, { redirect: 'manual' }).catch(
      String,
    );
    expect(String(plain)).toContain('fetch failed');
  });

  it('keeps pages compressed as the site made them, and sends none twice', async () => {
    for (const encoding of ['br', 'gzip']) {
      const headers = { 'accept-encoding': encoding === 'br' ? 'gzip, deflate, br, zstd' : 'gzip' };
      const first = await session.ask('/ja/news', headers);
      expect(first.headers['content-encoding']).toBe(encoding);
      expect(first.text).toContain('<html lang="ja"');
      const again = await session.ask('/ja/news', {
        ...headers,
        'if-none-match': String(first.headers.etag),
      });
      expect(again.status).toBe(304);
      expect(again.headers['x-cache']).toBe('HIT');
    }
    expect((await session.ask('/ja/news')).headers['content-encoding']).toBeUndefined();
    expect(
      (await session.ask('/ja/news', { 'accept-encoding': 'br;q=0' })).headers['content-encoding'],
    ).toBeUndefined();
  });

  it('never keeps what sets a cookie, what failed, or what is about the process', async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      const chosen = await session.ask('/language/de?path=%2Fnews');
      expect(chosen.status).toBe(303);
      expect(String(chosen.headers['set-cookie'])).toContain('currentLang=de');
      expect(await cacheOf('/nowhere')).toBe('MISS');
      expect((await session.ask('/healthz')).headers['cache-control']).toBe('no-store');
      expect(await cacheOf('/readyz')).toBeUndefined();
    }
    const kept = await readdir(nginx.cacheFolder, { recursive: true, withFileTypes: true });
    const files = kept.filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const text = await readFile(join(file.parentPath, file.name), 'latin1');
      expect(/^set-cookie:/im.exec(text), file.name).toBeNull();
    }
  });

  it('serves built files for ever under their names, compressed, and asks the site for those it lacks', async () => {
    const { text } = await session.ask('/legal');
    const [stylesheet = ''] = /\/assets\/[\w-]+\.css/.exec(text) ?? [];
    const answer = await session.ask(stylesheet, { 'accept-encoding': 'gzip' });
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toBe('text/css');
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect((await session.ask('/assets/none-ABCDEFGH.js')).status).toBe(404);
    expect((await session.ask('/icons/favicon.svg')).headers['content-type']).toBe('image/svg+xml');
    expect((await session.ask('/robots.txt')).text).toContain('User-agent: *');
    expect((await session.ask('/.well-known/security.txt')).text).toContain('Contact:');
    for (const path of ['/assets/..%2fmanifest.json', '/pictures/..%2f..%2fpackage.json', '/.npmrc']) {
      expect((await session.ask(path)).status, path).toBeGreaterThanOrEqual(400);
    }
  });

  it('says of the files that it sends itself what the site would say', async () => {
    const page = await session.ask('/legal');
    const [stylesheet = ''] = /\/assets\/[\w-]+\.css/.exec(page.text) ?? [];
    for (const path of [stylesheet, '/icons/favicon.svg', '/pictures/pictures.json']) {
      const { status, headers } = await session.ask(path);
      expect(status, path).toBe(200);
      // Nobody asked the site.
      expect(headers['x-cache'], path).toBeUndefined();
      expect(page.headers['strict-transport-security']).toContain('max-age=');
      for (const name of [
        'strict-transport-security',
        'x-content-type-options',
        'cross-origin-resource-policy',
      ])
        expect(headers[name], `${name} of ${path}`).toBe(page.headers[name]);
    }
    // A drawing can be a document with scripts.
    const { headers } = await session.ask('/icons/favicon.svg');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('logs the path without its query, and nothing of the visitor', async () => {
    const before = await nginx.logLength();
    const secrets = { cookie: 'a=cookiesecret', referer: 'https://x.example/r' };
    await session.ask('/news/pages/2?secret=querysecret', secrets);
    const text = await vi.waitFor(async () => {
      const lines = JSON.stringify(await nginx.logFrom(before));
      expect(lines).toContain('"path":"/news/pages/2"');
      return lines;
    });
    expect(text).not.toMatch(/querysecret|cookiesecret|x\.example|127\.0\.0\.1"|Mozilla/);
  });

  it('loses no request when a process is killed under load', async () => {
    const { asked, failed } = await underLoad(async () => {
      await takesPart(ports[0]);
      await sites[0]?.end('SIGKILL');
      await takesPart(ports[1]);
      sites[0] = await startOn(ports[0]);
      await takesPart(ports[0]);
    });
    expect(failed).toEqual([]);
    expect(asked).toBeGreaterThan(100);
  });

  it('loses no request when the processes are restarted in turn under load', async () => {
    const { asked, failed } = await underLoad(async () => {
      for (const index of [0, 1] as const) {
        expect(await sites[index]?.end('SIGTERM')).toBe(0);
        sites[index] = await startOn(ports[index]);
        await takesPart(ports[index]);
      }
    });
    expect(failed).toEqual([]);
    expect(asked).toBeGreaterThan(100);
  });

  it('gives what it has while every process is down', async () => {
    const phone = { 'user-agent': PHONE };
    await session.ask('/fr/legal');
    await session.ask('/fr/legal', phone);
    await Promise.all(sites.map((site) => site.end('SIGKILL')));
    expect((await session.ask('/fr/legal')).text).toContain('<html lang="fr"');
    expect((await session.ask('/fr/legal', phone)).headers.location).toBe('/fr/legal/mobile');
    const unknown = await session.ask('/it/legal');
    expect(unknown.status).toBe(503);
    expect(unknown.headers['retry-after']).toBe('10');
  });
});

describe.skipIf(missing)('behind the real nginx, with copies that last a second', () => {
  const sites: SiteProcess[] = [];
  let nginx: Nginx;
  let session: Session;
  beforeAll(async () => {
    const ports = [await freePort(), await freePort()] as const;
    sites.push(await startOn(ports[0]), await startOn(ports[1]));
    const long = 'proxy_ignore_headers Vary;';
    const short = 'proxy_ignore_headers Vary Cache-Control X-Accel-Expires; proxy_cache_valid any 1s;';
    nginx = await startNginx(ports, { changes: [[long, short]] });
    session = await visitNginx(nginx.httpsPort);
  });
  afterAll(async () => {
    for (const site of sites) site.child.kill('SIGKILL');
    session.close();
    await nginx.stop();
  });

  const phone = { 'user-agent': PHONE };
  /** A page and a redirect, both kept, and out of date by now. */
  const keepUntilOld = async () => {
    await session.ask('/es/services');
    await session.ask('/es/services', phone);
    await wait(2100);
  };
  /** What nginx says of its copies. */
  const askBoth = async () => {
    const page = await session.ask('/es/services');
    expect(page.text).toContain('<html lang="es"');
    const redirect = await session.ask('/es/services', phone);
    expect(redirect.headers.location).toBe('/es/services/mobile');
    return [page.headers['x-cache'], redirect.headers['x-cache']];
  };

  it('gives the old copy at once, and makes a new one meanwhile', async () => {
    await keepUntilOld();
    // No process gets to answer for as long as it stands still.
    for (const { child } of sites) child.kill('SIGSTOP');
    const since = performance.now();
    expect(await askBoth()).toEqual(['STALE', 'STALE']);
    expect(await askBoth()).toEqual(['UPDATING', 'UPDATING']);
    // nginx would wait 15 s for a process.
    expect(performance.now() - since).toBeLessThan(5000);
    for (const { child } of sites) child.kill('SIGCONT');
    await vi.waitFor(async () => expect(await askBoth()).toEqual(['HIT', 'HIT']), {
      timeout: 10_000,
      interval: 100,
    });
  });

  it('gives old copies while every process is down', async () => {
    await keepUntilOld();
    await Promise.all(sites.map((site) => site.end('SIGKILL')));
    expect(await askBoth()).toEqual(['STALE', 'STALE']);
    await wait(2100);
    for (const state of await askBoth()) expect(state).toMatch(/^(?:STALE|UPDATING)$/);
  });
});
