import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STORAGE_ENTRIES } from '../src/consent/entries.ts';
import type { App } from '../src/app.ts';
import { createSite, DESKTOP, PHONE, visit } from './kit/site.ts';
import { inLanguage, LANGUAGES_UNDER_TEST } from './kit/routes.ts';

const NOW = new Date('2026-11-21T06:30:15.750Z');
const HOST = 'www.arcvane.example';
const ACCEPTED = 'isSetCookieValue=1; cookieChoice=1.2026-03-04T05:06:07Z.1-2';
const REFUSED = 'isSetCookieValue=1; cookieChoice=1.2026-03-04T05:06:07Z.1';

const TLS = { 'X-Forwarded-Proto': 'https' };

/** From before the first revision that was ever asked about. */
const OUTDATED = 'isSetCookieValue=1; cookieChoice=0.2026-03-04T05:06:07Z.1-2';

let site: App;
beforeAll(async () => {
  site = await createSite({}, { now: () => NOW });
});
afterAll(() => site.close());

/** An answer as a form of this site sends it; `null` takes a header away. */
function answer(fields: string, headers: Record<string, string | null> = {}) {
  const asked = request(site.app).post('/consent').redirects(0).type('form');
  const all: Record<string, string | null> = {
    Host: HOST,
    'User-Agent': DESKTOP,
    Origin: `https://${HOST}`,
    'Sec-Fetch-Site': 'same-origin',
    ...headers,
  };
  for (const [name, value] of Object.entries(all)) if (value !== null) asked.set(name, value);
  return asked.send(fields);
}

const cookiesOf = (answered: { headers: Record<string, unknown> }) =>
  [answered.headers['set-cookie'] ?? []].flat().map(String);

describe('an answer', () => {
  it('is kept for 1000 days in cookies that scripts can read, and leads back', async () => {
    const answered = await answer('choice=all&path=/de/news/7');
    expect([answered.status, answered.headers.location]).toEqual([303, '/de/news/7']);
    expect(answered.headers['cache-control']).toBe('no-store');
    const [known, choice, ...more] = cookiesOf(answered);
    expect(more).toEqual([]);
    expect(known).toMatch(
      /^isSetCookieValue=1; Max-Age=86400000; Path=\/; Expires=[^;]+; Secure; SameSite=Lax$/,
    );
    expect(choice).toMatch(/^cookieChoice=1\.2026-11-21T06:30:15Z\.1-2; Max-Age=86400000; Path=\/;/);
  });

  it.each([
    ['choice=necessary', '1'],
    // What is ticked counts for a choice of one's own alone.
    ['choice=necessary&option=2', '1'],
    ['choice=custom', '1'],
    ['choice=custom&option=1', '1'],
    ['choice=custom&option=2', '1-2'],
    ['choice=custom&option=1&option=2', '1-2'],
    ['choice=custom&option=9', '1'],
    ['choice=all', '1-2'],
  ])('%s accepts %s', async (fields, accepted) => {
    const [, choice] = cookiesOf(await answer(fields));
    expect(choice).toContain(`cookieChoice=1.2026-11-21T06:30:15Z.${accepted};`);
  });

  it('to a script is JSON, without a page to go to', async () => {
    const answered = await answer('choice=custom&option=2', { Accept: 'application/json' });
    expect(answered.status).toBe(200);
    expect(answered.body).toEqual({ accepted: [1, 2] });
    expect(answered.headers.location).toBeUndefined();
    expect(cookiesOf(answered)).toHaveLength(2);
  });

  it('goes back to the page that the browser names, with its query', async () => {
    const back = async (referrer: string) =>
      (await answer('choice=all&path=/legal', { Referer: referrer })).headers.location;
    expect(await back(`https://${HOST}/news?from=mail&x=%C3%BC`)).toBe('/news?from=mail&x=%C3%BC');
    expect(await back('https://evil.example/news')).toBe('/legal');
    expect(await back(`https://${HOST}//evil.example`)).toBe('/legal');
    expect(await back(`https://${HOST}////`)).toBe('/legal');
    expect(await back(`https://${HOST}/consent`)).toBe('/legal');
    expect(await back('no address')).toBe('/legal');
  });

  it.each([
    '//',
    '////',
    '//evil',
    '//evil.example',
    '////evil.example',
    'https://evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%5cevil.example',
    '/%2f%2fevil',
    '/\tevil',
    '/%09/evil.example',
    '/\t/evil.example',
    ' //evil.example',
    '/\u0000',
    '/\u00e4',
    '/a/../b',
    '',
    '/a%0d%0ab',
  ])('never leads off the site: %s', async (path) => {
    const { status, headers } = await answer(`choice=all&path=${encodeURIComponent(path)}`);
    expect([status, headers.location]).toEqual([303, '/']);
  });

  it('counts Global Privacy Control as a refusal of analytics', async () => {
    for (const fields of ['choice=all', 'choice=custom&option=2']) {
      const [, choice] = cookiesOf(await answer(fields, { 'Sec-GPC': '1' }));
      expect(choice).toContain('Z.1;');
    }
  });
});

describe('an answer is refused', () => {
  it.each([
    ['from another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
    ['from a sister site', { 'Sec-Fetch-Site': 'same-site' }],
    ['from this host without TLS', { 'Sec-Fetch-Site': null, Origin: `http://${HOST}` }],
    ['from another site by an old browser', { 'Sec-Fetch-Site': null, Origin: 'https://evil.example' }],
    ['from a page without an origin', { 'Sec-Fetch-Site': null, Origin: 'null' }],
    ['by something that is no browser', { 'Sec-Fetch-Site': null, Origin: null }],
  ])('%s', async (_, headers) => {
    const answered = await answer('choice=all', headers);
    expect(answered.status).toBe(403);
    expect(cookiesOf(answered)).toEqual([]);
  });

  it('but not from this site by an old browser, behind whatever proxy', async () => {
    expect((await answer('choice=all', { 'Sec-Fetch-Site': null })).status).toBe(303);
    const inside = { 'Sec-Fetch-Site': null, Host: '10.0.0.7:3000' };
    expect((await answer('choice=all', inside)).status).toBe(303);
  });

  describe('by scheme and host as the site is reached, from an old browser', () => {
    const MAINLAND = 'www.arcvane.cn.example';
    const https = `https://${MAINLAND}`;
    const http = `http://${MAINLAND}`;
    const trusting = { TRUST_PROXY: 'on' };
    const plain = { SITE_URL: 'http://intranet.example' };
    const forwarded = { Host: '10.0.0.7:3000', 'X-Forwarded-Host': MAINLAND };
    it.each([
      ['another host of the site behind a proxy with TLS', {}, https, {}, 303],
      ['another host of the site without TLS', {}, http, {}, 403],
      ['that host under a port of its own', {}, `${https}:8443`, {}, 403],
      ['a site without TLS', plain, http, {}, 303],
      ['a site that is not told of the TLS in front of it', plain, https, {}, 303],
      ['a page without TLS where a trusted proxy says TLS', { ...plain, ...trusting }, http, TLS, 403],
      ['a page without TLS where nobody trusts who says TLS', plain, http, TLS, 303],
      ['a host that a trusted proxy names', trusting, https, forwarded, 303],
      ['a host that someone else names', {}, https, forwarded, 403],
    ])('%s', async (_, env, origin, headers, status) => {
      const other = await createSite(env);
      const asked = request(other.app).post('/consent').redirects(0).type('form');
      const answered = await asked.set({ Host: MAINLAND, Origin: origin, ...headers }).send('choice=all');
      expect(answered.status).toBe(status);
      await other.close();
    });
  });

  it.each([
    ['unknown', 'choice=everything', 400],
    ['empty', '', 400],
    ['with a choice twice', 'choice=all&choice=necessary', 400],
    ['with an option that is no number', 'choice=custom&option=x', 400],
    ['too long', `choice=all&path=/${'x'.repeat(3000)}`, 413],
    ['with too many fields', `choice=all${'&option=1'.repeat(20)}`, 413],
  ])('where it is %s', async (_, fields, status) => {
    const answered = await answer(fields);
    expect(answered.status).toBe(status);
    expect(cookiesOf(answered)).toEqual([]);
  });

  it('where it is no form', async () => {
    const answered = await answer('{"choice":"all"}', { 'Content-Type': 'application/json' });
    expect(answered.status).toBe(400);
  });

  it('by any other method', async () => {
    const answered = await visit(site, '/consent');
    expect([answered.status, answered.headers.allow]).toEqual([405, 'POST']);
  });
});

describe('the question', () => {
  const asks = async (cookie: string, options: Parameters<typeof visit>[2] = {}, path = '/news') =>
    (await visit(site, path, { cookie, ...options })).text.includes('data-consent=""');

  it('is on every page until it is answered, in every language and layout, error pages too', async () => {
    for (const code of LANGUAGES_UNDER_TEST) {
      expect(await asks('', {}, inLanguage('/news', code)), code).toBe(true);
      expect(await asks(REFUSED, {}, inLanguage('/news', code)), code).toBe(false);
    }
    expect(await asks('', { userAgent: PHONE }, '/news/mobile')).toBe(true);
    expect(await asks(ACCEPTED, { userAgent: PHONE }, '/news/mobile')).toBe(false);
    expect(await asks('', {}, '/nowhere')).toBe(true);
    expect(await asks(ACCEPTED, {}, '/nowhere')).toBe(false);
  });

  it('is asked again when the purposes have become wider, and only then', async () => {
    expect(await asks(OUTDATED)).toBe(true);
    expect(await asks('isSetCookieValue=1')).toBe(false);
    expect(await asks('isSetCookieValue=0')).toBe(true);
    expect(await asks('cookieChoice=1.2026-03-04T05:06:07Z.1-2')).toBe(true);
  });

  it('knows the page to go back to, and works as a form', async () => {
    const { text } = await visit(site, '/de/news/7');
    expect(text.match(/<form [^>]*action="\/consent" method="post"/g)).toHaveLength(2);
    expect(text.match(/<input type="hidden" name="path" value="\/de\/news\/7"\/>/g)).toHaveLength(2);
    expect(text).toMatch(/<input type="checkbox" disabled="" [^>]*checked="" value="1"\/>/);
  });

  it('is all that a page’s HTML takes from what was chosen', async () => {
    const page = async (cookie: string) => (await visit(site, '/news', { cookie })).text;
    expect(await page(ACCEPTED)).toBe(await page(REFUSED));
  });
});

describe('the cookie settings', () => {
  const settings = (cookie: string) => visit(site, '/de/privacy/cookies', { cookie });

  it('are for the visitor alone', async () => {
    const { headers, text } = await settings(ACCEPTED);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(text).not.toContain('data-consent=""');
  });

  it('show choice, date and revision, with the boxes as they were', async () => {
    const { text } = await settings(ACCEPTED);
    expect(text).toContain('<time dateTime="2026-03-04T05:06:07Z">4. März 2026</time>');
    expect(text).toContain('<dd>Notwendig, Reichweitenmessung</dd>');
    expect(text).toMatch(/<input type="checkbox" [^>]*checked="" value="2"\/>/);
    expect((await settings(REFUSED)).text).toContain('<dd>Notwendig</dd>');
    expect((await settings(REFUSED)).text).not.toMatch(/checked="" value="2"/);
  });

  it('say where nothing was chosen, and that the browser refuses', async () => {
    expect((await settings('')).text).toContain('Sie haben noch keine Auswahl getroffen');
    const signalled = await request(site.app)
      .get('/de/privacy/cookies')
      .set({ 'User-Agent': DESKTOP, Cookie: ACCEPTED, 'Sec-GPC': '1' });
    expect(signalled.text).toContain('Global Privacy Control');
    expect(signalled.text).toMatch(/<input type="checkbox" disabled="" [^>]*value="2"\/>/);
    expect(signalled.text).not.toMatch(/checked="" value="2"/);
  });

  it('say that the purposes have become wider, and allow nothing for that long', async () => {
    const { text } = await settings(OUTDATED);
    expect(text).toContain('Die Zwecke wurden seit Ihrer Auswahl erweitert');
    expect(text).not.toMatch(/checked="" value="2"/);
  });

  it('take no text from a cookie', async () => {
    const { text } = await settings('isSetCookieValue=1; cookieChoice=1.<b>.1-2');
    expect(text).not.toContain('<b>');
    expect(text).toContain('Sie haben noch keine Auswahl getroffen');
  });

  it.each(['/privacy/cookies', '/privacy', '/de/privacy', '/fr/privacy/indexDE'])(
    'and %s list all that the site keeps in a browser',
    async (path) => {
      const { text } = await visit(site, path);
      for (const { name } of STORAGE_ENTRIES) expect(text, name).toContain(`<code dir="ltr">${name}</code>`);
    },
  );

  it('are linked from every footer, not to be fetched ahead', async () => {
    const { text } = await visit(site, '/ja/news');
    expect(text).toContain('<a href="/ja/privacy/cookies" rel="nofollow">');
  });
});

describe('analytics', () => {
  const services = {
    TAG_URL: 'https://tags.example/t.js?id=1',
    SENSORS_URL: 'https://sensors.example/sa?project=x',
    MAINLAND_HOSTS: 'www.arcvane.cn.example',
  };
  const policyOf = (answered: { headers: Record<string, unknown> }) =>
    String(answered.headers['content-security-policy']);

  it('is off where it is not configured, and the policy allows nobody', async () => {
    const answered = await visit(site, '/', { cookie: ACCEPTED });
    expect(answered.text).not.toContain('data-analytics');
    // Pictures may be named by the site's own public address.
    expect(policyOf(answered).replace("img-src 'self' https://www.arcvane.example", '')).not.toContain('//');
  });

  it('is the tag service on the global host, the sensors service on the mainland ones, each allowed there alone', async () => {
    const both = await createSite(services);
    const global = await visit(both, '/', { host: HOST });
    expect(global.text).toContain('data-analytics="tag" data-analytics-url="https://tags.example/t.js?id=1"');
    expect(policyOf(global)).toContain("script-src 'self' https://tags.example;");
    expect(policyOf(global)).toContain("connect-src 'self' https://tags.example;");
    expect(policyOf(global)).not.toContain('sensors.example');
    const mainland = await visit(both, '/', { host: 'www.arcvane.cn.example' });
    expect(mainland.text).toContain('data-analytics="sensors"');
    expect(policyOf(mainland)).toContain("connect-src 'self' https://sensors.example;");
    expect(policyOf(mainland)).toContain("script-src 'self';");
    expect(policyOf(mainland)).not.toContain('tags.example');
    await both.close();
  });

  it('leaves no address in a page that a browser would ask before consent', async () => {
    const both = await createSite(services);
    const { text } = await visit(both, '/', { host: HOST });
    expect(text).not.toMatch(/(?:src|href)="https:\/\/tags\.example/);
    await both.close();
  });
});
