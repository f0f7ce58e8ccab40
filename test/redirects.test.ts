import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createSite, DESKTOP, PHONE, visit } from './kit/site.ts';
import { listOf } from '../scripts/site/listOf.ts';

const CORPORATE = 'corporate.example';
const site = await createSite({ CORPORATE_HOST: CORPORATE, TRUST_PROXY: '1' });

describe('a redirect', () => {
  it('keeps the query string unchanged', async () => {
    const answer = await visit(site, '/news/7?utm=a%20b&utm=c&x=%E3%83%8B', { userAgent: PHONE });
    expect(answer.headers.location).toBe('/news/mobile/7?utm=a%20b&utm=c&x=%E3%83%8B');
  });

  it('sends Vary, and is not stored by shared caches', async () => {
    const answer = await visit(site, '/', { userAgent: PHONE });
    expect(answer.status).toBe(302);
    expect(answer.headers.vary).toBe('User-Agent, Cookie');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
  });

  it('is 301 if only the trailing slash is removed', async () => {
    const answer = await visit(site, '/de/news/?page=1');
    expect([answer.status, answer.headers.location]).toEqual([301, '/de/news?page=1']);
  });

  it('is the same for HEAD and GET', async () => {
    const answer = await request(site.app).head('/news').set('User-Agent', PHONE).redirects(0);
    expect([answer.status, answer.headers.location]).toEqual([302, '/news/mobile']);
  });

  it('follows the layout cookie on a desktop, never on a phone', async () => {
    const narrow = await visit(site, '/legal', { cookie: 'layout=mobile' });
    expect(narrow.headers.location).toBe('/legal/mobile');
    const settled = await visit(site, '/legal/mobile', { cookie: 'layout=mobile' });
    expect(settled.status).toBe(200);
    const phone = await visit(site, '/legal/mobile', { userAgent: PHONE, cookie: 'layout=desktop' });
    expect(phone.status).toBe(200);
  });

  it('follows the language cookie only at the root', async () => {
    const cookie = 'currentLang=de';
    expect((await visit(site, '/', { cookie })).headers.location).toBe('/de');
    expect((await visit(site, '/', { cookie, userAgent: PHONE })).headers.location).toBe('/de/mobile');
    expect((await visit(site, '/mobile', { cookie, userAgent: PHONE })).headers.location).toBe('/de/mobile');
    expect((await visit(site, '/news', { cookie })).status).toBe(200);
    expect((await visit(site, '/fr', { cookie })).status).toBe(200);
  });

  it.each(
    listOf(`
      currentLang=zh currentLang=j%3A%7B%22a%22%3A1%7D currentLang=..%2F.. currentLang= layout=%00 =;;= a`),
  )('ignores the invalid cookie %s', async (cookie) => {
    expect((await visit(site, '/', { cookie })).status).toBe(200);
  });
});

describe('the corporate host', () => {
  it('redirects technical strength to an absolute mobile URL', async () => {
    const answer = await visit(site, '/ja/technical-strength?x=1', { userAgent: PHONE, host: CORPORATE });
    expect([answer.status, answer.headers.location]).toEqual([
      302,
      `https://${CORPORATE}/ja/technical-strength/mobile?x=1`,
    ]);
  });

  it('is read from X-Forwarded-Host only behind a trusted proxy', async () => {
    const forwarded = await request(site.app)
      .get('/technical-strength')
      .set({ 'User-Agent': PHONE, 'X-Forwarded-Host': CORPORATE })
      .redirects(0);
    expect(forwarded.headers.location).toBe(`https://${CORPORATE}/technical-strength/mobile`);
    const untrusting = await createSite({ CORPORATE_HOST: CORPORATE });
    const ignored = await request(untrusting.app)
      .get('/technical-strength')
      .set({ 'User-Agent': PHONE, 'X-Forwarded-Host': CORPORATE })
      .redirects(0);
    expect(ignored.headers.location).toBe('/technical-strength/mobile');
  });
});

describe('what is never redirected', () => {
  it.each(
    listOf(`
      /healthz /readyz /robots.txt /sitemap.xml /sitemap-de.xml /favicon.ico /icons/favicon.svg
      /manifest.webmanifest /manifest-de.webmanifest /qr/page.svg?path=/news
      /.well-known/gs1resolver /01/09520029001013?linkType=linkset
      /vr-oa-service/public/blocks?slug=language&lang=zh`),
  )('%s', async (path) => {
    for (const userAgent of [PHONE, DESKTOP])
      expect((await visit(site, path, { userAgent })).status).toBe(200);
  });

  it('missing files', async () => {
    const answer = await visit(site, '/assets/main-0LDBU1LD.js', { userAgent: PHONE });
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.location).toBeUndefined();
  });

  it.each([
    ['//evil.example', 404],
    ['//evil.example/', 404],
    ['/\\evil.example', 404],
    ['/%5cevil.example', 404],
    ['/%2f%2fevil.example/', 404],
    ['/.%2e/evil', 404],
    ['/news/%2e%2e%2f%2e%2e%2fetc/passwd', 404],
    ['/%zz', 400],
    ['/de/%', 400],
    ['/%00', 400],
    ['/%0d%0aLocation:%20https://evil.example', 400],
    ['/..%2f..%2fpackage.json', 404],
  ])('%s, on any device', async (path, status) => {
    for (const userAgent of [PHONE, DESKTOP]) {
      const answer = await visit(site, path, { userAgent });
      expect(answer.headers.location).toBeUndefined();
      expect(answer.status).toBe(status);
      expect(answer.headers['content-type']).toContain(path.includes('.') ? 'text/' : 'text/html');
    }
  });

  it('a path near the length limit, after its one redirect', async () => {
    const path = `/${'a/'.repeat(950)}b`;
    const answer = await visit(site, path, { userAgent: PHONE });
    expect(answer.headers.location).toBe(`${path}/mobile`);
    expect((await visit(site, `${path}/mobile`, { userAgent: PHONE })).status).toBe(404);
  });
});
