import { hash } from 'node:crypto';
import { join } from 'node:path';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { readDictionaries } from '../src/render/dictionaries.ts';
import { builtDictionary, fromDcz, offering } from './kit/dictionaries.ts';
import { asBytes, createSite, DESKTOP, PHONE, ROOT } from './kit/site.ts';
import { PAGE_KINDS } from './kit/walk.ts';

const UNKNOWN = offering(hash('sha256', 'unknown', 'hex'));
const VARY = 'User-Agent, Cookie, Accept-Encoding, Available-Dictionary';

describe('a page', async () => {
  const site = await createSite();
  const get = (path: string, headers: Record<string, string> = {}) =>
    request(site.app)
      .get(path)
      .set({ 'User-Agent': DESKTOP, 'Accept-Encoding': 'br', ...headers })
      .redirects(0)
      .buffer(true)
      .parse(asBytes);

  it.each([
    ['/news', 'en', 'desktop'],
    ['/de/news/mobile', 'de', 'mobile'],
  ] as const)(
    '%s is compressed with its dictionary for browsers that offer it',
    async (path, language, layout) => {
      const dictionary = builtDictionary(language, layout);
      const agent = { 'User-Agent': layout === 'mobile' ? PHONE : DESKTOP };
      const plain = await get(path, { ...agent, 'Accept-Encoding': 'identity' });
      const answer = await get(path, { ...agent, ...dictionary.headers });
      expect(answer.headers).toMatchObject({
        'content-encoding': 'dcz',
        'content-length': String(answer.body.length),
        vary: VARY,
      });
      expect(answer.headers).not.toHaveProperty('link');
      expect(fromDcz(answer.body, dictionary).equals(plain.body)).toBe(true);
      expect(plain.headers).toMatchObject({
        vary: VARY,
        link: `<${dictionary.path}>; rel="compression-dictionary"`,
      });
      const { etag } = answer.headers;
      expect(etag).not.toBe(plain.headers.etag);
      const again = await get(path, { ...agent, ...dictionary.headers, 'If-None-Match': String(etag) });
      expect(again.status).toBe(304);
      const without = await get(path, { ...agent, 'If-None-Match': String(etag) });
      expect([without.status, without.headers['content-encoding']]).toEqual([200, 'br']);
    },
  );

  it.each([
    ['of another layout', builtDictionary('en', 'mobile').headers],
    ['of another language', builtDictionary('ja', 'desktop').headers],
    ['that is unknown', UNKNOWN],
    ['without dcz', { ...builtDictionary('en', 'desktop').headers, 'Accept-Encoding': 'br, dcb' }],
    ['with dcz refused', { ...builtDictionary('en', 'desktop').headers, 'Accept-Encoding': 'br, dcz;q=0' }],
    ['that is malformed', { ...UNKNOWN, 'Available-Dictionary': ':../../../../etc/passwd:' }],
  ])('is sent in brotli to a browser that offers a dictionary %s', async (_, headers) => {
    const answer = await get('/news', headers);
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers.link).toContain('rel="compression-dictionary"');
  });

  it('that is an error page or personal is compressed with the dictionary, too', async () => {
    const dictionary = builtDictionary('en', 'desktop');
    for (const [path, text] of [
      ['/nowhere', 'nowhere'],
      ['/privacy/cookies', '<form'],
    ] as const) {
      const answer = await get(path, dictionary.headers);
      expect(answer.headers['content-encoding'], path).toBe('dcz');
      expect(answer.headers['cache-control'], path).toContain('no-store');
      expect(fromDcz(answer.body, dictionary).toString()).toShow(text);
    }
  });

  it('takes less than 40 % of its size in brotli', async () => {
    const { headers } = builtDictionary('en', 'desktop');
    const sums = { brotli: 0, dcz: 0 };
    for (const path of PAGE_KINDS.filter((_, index) => index % 6 === 0)) {
      sums.brotli += Number((await get(path)).headers['content-length']);
      sums.dcz += Number((await get(path, headers)).headers['content-length']);
    }
    expect(sums.dcz).toBeGreaterThan(0);
    expect(sums.dcz).toBeLessThan(0.4 * sums.brotli);
  });

  it('has no dictionary without TLS, without compression, and in development', () => {
    const config = { compress: true, development: false, siteUrl: 'https://www.arcvane.example' };
    const build = join(ROOT, 'build');
    expect(readDictionaries(build, config)('en', 'desktop')).toBeDefined();
    for (const other of [{ compress: false }, { development: true }, { siteUrl: 'http://localhost' }])
      expect(readDictionaries(build, { ...config, ...other })('en', 'desktop')).toBeUndefined();
  });

  it('has a dictionary that browsers cache, and use for pages of its language and layout', async () => {
    const { path, sha256 } = builtDictionary('de', 'mobile');
    const { status, headers, body } = await get(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'use-as-dictionary': 'match="/de*mobile*", match-dest=("document" "")',
    });
    expect(headers).not.toHaveProperty('content-security-policy');
    expect(hash('sha256', body, 'hex')).toBe(sha256);
  });
});
