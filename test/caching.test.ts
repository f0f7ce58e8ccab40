import { cp, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../src/config/config.ts';
import { ARTICLE, NO_ARTICLE } from './kit/articles.ts';
import { QR_ICON } from './kit/qrIcon.ts';
import { asBytes, createSite, DESKTOP, PHONE, ROOT, visit } from './kit/site.ts';
import { temporaryFolder } from './kit/temporaryFolder.ts';

const site = await createSite();

const get = (path: string, headers: Record<string, string> = {}) =>
  request(site.app)
    .get(path)
    .set({ 'User-Agent': DESKTOP, 'Accept-Encoding': 'identity', ...headers })
    .redirects(0)
    .buffer(true)
    .parse(asBytes);

describe('a page', () => {
  it('sends Vary', async () => {
    const { headers } = await visit(site, '/news');
    expect(headers.vary).toBe('User-Agent, Cookie, Accept-Encoding');
  });

  it('has a strong ETag that changes only with its bytes', async () => {
    const [first, again, other] = [await get('/news'), await get('/news'), await get('/de/news')];
    expect(first.headers.etag).toMatch(/^"[\w-]+"$/);
    expect(again.headers.etag).toBe(first.headers.etag);
    expect(other.headers.etag).not.toBe(first.headers.etag);
  });

  it('answers 304 if the ETag matches', async () => {
    const { headers } = await get('/news');
    const again = await get('/news', { 'If-None-Match': String(headers.etag) });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers.etag).toBe(headers.etag);
    expect((await get('/news', { 'If-None-Match': '"another"' })).status).toBe(200);
  });

  it('is compressed according to Accept-Encoding, with a separate ETag per encoding', async () => {
    const [plain, gzip, brotli] = [
      await get('/news'),
      await get('/news', { 'Accept-Encoding': 'gzip' }),
      await get('/news', { 'Accept-Encoding': 'gzip, br' }),
    ];
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotli.headers['content-encoding']).toBe('br');
    // supertest has decompressed them.
    expect(gzip.body.equals(plain.body)).toBe(true);
    expect(brotli.body.equals(plain.body)).toBe(true);
    expect(new Set([plain, gzip, brotli].map(({ headers }) => headers.etag)).size).toBe(3);
    const again = await get('/news', {
      'Accept-Encoding': 'br',
      'If-None-Match': String(brotli.headers.etag),
    });
    expect(again.status).toBe(304);
  });

  it('that depends on a query is compressed quickly, which is smaller in gzip', async () => {
    const path = '/search?q=battery';
    const plain = await get(path);
    for (const [accepted, encoding] of [
      ['gzip, br', 'gzip'],
      ['br', 'br'],
    ] as const) {
      const { headers, body } = await get(path, { 'Accept-Encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(body.equals(plain.body)).toBe(true);
    }
  });

  it('is not compressed with COMPRESS=off', async () => {
    const bare = await createSite({ COMPRESS: 'off' });
    const answer = await visit(bare, '/news');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers.vary).toBe('User-Agent, Cookie');
  });
});

describe('a shared cache', () => {
  it.each([
    '/',
    '/news',
    ARTICLE,
    '/news/feed.xml',
    '/sitemap.xml',
    '/sitemap-en.xml',
    '/llms.txt',
    '/search?q=battery',
    '/search/suggestions?q=battery',
    '/vr-oa-service/public/blocks?slug=news&lang=en',
    `/qr/icon/${QR_ICON}.svg`,
  ])('may serve %s for one second without revalidation', async (path) => {
    const { status, headers } = await visit(site, path);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400',
    );
    expect(headers).not.toHaveProperty('x-accel-expires');
  });

  it('has no content that the site withdrew 10 seconds ago', async () => {
    const { headers } = await visit(site, '/news');
    const [, fresh, stale] =
      /s-maxage=(\d+), stale-while-revalidate=(\d+)/.exec(String(headers['cache-control'])) ?? [];
    // nginx counts in whole seconds.
    const cached = Number(fresh) + Number(stale) + 1;
    expect(readConfig({}).gatewayTtlSeconds + cached).toBeLessThan(10);
  });

  it.each(['/news', '/news/feed.xml', '/sitemap-en.xml', '/llms.txt', '/search/suggestions?q=battery'])(
    'revalidates %s without transferring it',
    async (path) => {
      const { headers } = await get(path);
      const again = await get(path, { 'If-None-Match': String(headers.etag) });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    },
  );

  it.each([
    ['/news', PHONE, 302, 'private, no-cache'],
    ['/nowhere', DESKTOP, 404, 'no-store'],
    [NO_ARTICLE, DESKTOP, 404, 'no-store'],
    ['/assets/none.js', DESKTOP, 404, 'no-store'],
    ['/sitemap-xx.xml', DESKTOP, 404, 'no-store'],
    ['/vr-oa-service/public/blocks?slug=none&lang=en', DESKTOP, 404, 'no-store'],
  ])('must not store %s, except in the samples', async (path, userAgent, status, cacheControl) => {
    const answer = await visit(site, path, { userAgent });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({ 'x-accel-expires': '1', 'cache-control': cacheControl });
    // nginx before 1.23 obeys whichever header comes first.
    const names = Object.keys(answer.headers);
    expect(names.indexOf('x-accel-expires')).toBeLessThan(names.indexOf('cache-control'));
  });

  it('must not store a 400 response', async () => {
    const { status, headers } = await visit(site, '/vr-oa-service/public/blocks');
    expect(status).toBe(400);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('x-accel-expires');
  });
});

describe('a built file', () => {
  it('is immutable and served compressed', async () => {
    const { text } = await visit(site, '/');
    const [stylesheet = ''] = /\/assets\/[\w-]+\.css/.exec(text) ?? [];
    const answer = await get(stylesheet, { 'Accept-Encoding': 'br' });
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-encoding']).toBe('br');
  });

  it.each([
    '/assets/../manifest.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/main.js/../../main.js.map',
    '/.npmrc',
  ])('gives no access to other files: %s', async (path) => {
    const answer = await visit(site, path);
    expect(answer.status).toBe(404);
    expect(answer.text).not.toShow('"build"');
  });
});

it('a built file that is removed while the site runs answers 404, and pages are still served', async () => {
  const root = temporaryFolder();
  await cp(join(ROOT, 'build', 'browser'), join(root, 'build', 'browser'), { recursive: true });
  await cp(join(ROOT, 'build', 'manifest.json'), join(root, 'build', 'manifest.json'));
  for (const made of ['documents', 'search'])
    await symlink(join(ROOT, 'build', made), join(root, 'build', made));
  await symlink(join(ROOT, 'locales'), join(root, 'locales'));
  await symlink(join(ROOT, 'public'), join(root, 'public'));
  const running = await createSite({}, { root });
  const { text } = await visit(running, '/');
  const [stylesheet = ''] = /\/assets\/[\w-]+\.css/.exec(text) ?? [];
  // Files of a later build are looked up on disk.
  await writeFile(join(root, 'build', 'browser', 'assets', '.hidden.js'), '');
  await writeFile(join(root, 'build', 'browser', 'assets', 'later.js'), '');
  expect((await visit(running, '/assets/later.js')).status).toBe(200);
  for (const path of ['/assets/.hidden.js', '/assets/%2ehidden.js', '/assets/%252ehidden.js'])
    expect((await visit(running, path)).status, path).toBe(404);
  await rm(join(root, 'build', 'browser'), { recursive: true });
  expect((await visit(running, stylesheet)).status).toBe(404);
  expect((await visit(running, '/')).status).toBe(200);
});

it('every response carries the security headers', async () => {
  for (const path of ['/', '/nowhere', '/healthz', '/assets/none.js']) {
    const { headers } = await visit(site, path);
    expect(headers['content-security-policy'], path).toContain("default-src 'none'");
    expect(headers['content-security-policy'], path).not.toContain('unsafe');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['strict-transport-security'], path).toContain('max-age=31536000');
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
});
