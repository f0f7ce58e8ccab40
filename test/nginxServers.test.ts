import { once } from 'node:events';
import { get as getPlain, type IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_HOSTS } from '../scripts/site/sampleNginx.ts';
import { missingNginx, startBehindNginx, type BehindNginx } from './kit/behindNginx.ts';
import { eventually } from './kit/eventually.ts';
import { visitNginx, type Session } from '../scripts/site/visitNginx.ts';

describe.skipIf(missingNginx)('the nginx servers', () => {
  let site: BehindNginx;
  let session: Session;
  beforeAll(async () => {
    // Only pages of mainland hosts use this service.
    site = await startBehindNginx({ SENSORS_URL: 'https://sensors.example/sa' }, { isAlone: true });
    ({ session } = site);
  });
  afterAll(() => site.stop());

  const [HOST, MAINLAND_HOST] = SAMPLE_HOSTS;

  it('cache each host separately, and ignore forwarded hosts', async () => {
    const mainland = await visitNginx(site.nginx.httpsPort, { host: MAINLAND_HOST });
    const mark = 'data-analytics="sensors"';
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await mainland.ask('/about-us')).text).toShow(mark);
      expect((await session.ask('/about-us')).text).not.toShow(mark);
      const forged = { 'x-forwarded-host': MAINLAND_HOST, 'x-forwarded-proto': 'http' };
      expect((await session.ask('/about-us?forged', forged)).text).not.toShow(mark);
    }
    mainland.close();
  });

  it.each(['TLSv1.2', 'TLSv1.3'] as const)('support %s', async (version) => {
    const socket = connect({
      port: site.nginx.httpsPort,
      host: '127.0.0.1',
      servername: HOST,
      rejectUnauthorized: false,
      minVersion: version,
      maxVersion: version,
    });
    await once(socket, 'secureConnect');
    expect(socket.getProtocol()).toBe(version);
    socket.destroy();
  });

  it('send no certificate for an unknown host', async () => {
    await expect(visitNginx(site.nginx.httpsPort, { host: 'evil.example' })).rejects.toThrow();
  });

  it('send no response to an unknown Host header, whatever host the TLS handshake named', async () => {
    const request = get({
      port: site.nginx.httpsPort,
      host: '127.0.0.1',
      servername: HOST,
      rejectUnauthorized: false,
      headers: { host: 'evil.example' },
    });
    await expect(once(request, 'response')).rejects.toThrow('socket hang up');
    await expect(session.ask('/', { ':authority': 'evil.example' })).rejects.toThrow();
  });

  it('send no response to an unknown host over plain HTTP', async () => {
    const answer = fetch(`http://127.0.0.1:${site.nginx.httpPort}/news?x=1`, { redirect: 'manual' });
    await expect(answer).rejects.toThrow('fetch failed');
  });

  it('redirect plain HTTP to HTTPS, and do not reveal the nginx version', async () => {
    const { port, path } = { port: site.nginx.httpPort, path: '/news?x=1' };
    const request = getPlain({ port, path, host: '127.0.0.1', headers: { host: HOST } });
    const [answer]: IncomingMessage[] = await once(request, 'response');
    expect(answer?.statusCode).toBe(308);
    expect(answer?.headers.location).toBe(`https://${HOST}/news?x=1`);
    expect(answer?.headers.server).toBe('nginx');
    expect(String(await answer?.toArray())).not.toContain('nginx/');
    expect((await session.ask('/legal')).headers.server).toBe('nginx');
  });

  it('serve built files compressed, and proxy missing files to the site', async () => {
    const { text } = await session.ask('/legal');
    const [stylesheet = ''] = /\/assets\/[\w-]+\.css/.exec(text) ?? [];
    const answer = await session.ask(stylesheet, { 'accept-encoding': 'gzip' });
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toBe('text/css');
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect((await session.ask('/assets/none-ABCDEFGH.js')).status).toBe(404);
    expect((await session.ask('/icons/favicon.svg')).headers['content-type']).toBe('image/svg+xml');
    expect((await session.ask('/robots.txt')).text).toShow('User-agent: *');
    expect((await session.ask('/.well-known/security.txt')).text).toShow('Contact:');
    for (const path of ['/assets/..%2fmanifest.json', '/pictures/..%2f..%2fpackage.json', '/.npmrc'])
      expect((await session.ask(path)).status, path).toBeGreaterThanOrEqual(400);
  });

  it('send files with the same security headers as the site', async () => {
    const page = await session.ask('/legal');
    const [stylesheet = ''] = /\/assets\/[\w-]+\.css/.exec(page.text) ?? [];
    for (const path of [stylesheet, '/icons/favicon.svg', '/pictures/pictures.json']) {
      const { status, headers } = await session.ask(path);
      expect(status, path).toBe(200);
      // Served by nginx itself, not proxied.
      expect(headers['x-cache'], path).toBeUndefined();
      expect(page.headers['strict-transport-security']).toContain('max-age=');
      for (const name of [
        'strict-transport-security',
        'x-content-type-options',
        'cross-origin-resource-policy',
      ])
        expect(headers[name], `${name} of ${path}`).toBe(page.headers[name]);
    }
    // An SVG file can be opened as a document with scripts.
    const { headers } = await session.ask('/icons/favicon.svg');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('log the path without its query string, and no personal data', async () => {
    const before = await site.nginx.logLength();
    const secrets = { cookie: 'a=cookiesecret', referer: 'https://x.example/r' };
    await session.ask('/news/pages?secret=querysecret', secrets);
    const text = await eventually(async () => {
      const lines = JSON.stringify(await site.nginx.logFrom(before));
      expect(lines).toContain('"path":"/news/pages"');
      return lines;
    });
    expect(text).not.toShow(/querysecret|cookiesecret|x\.example|127\.0\.0\.1"|Mozilla/);
  });
});
