import express from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { STORAGE_ENTRIES } from '../src/consent/entries.ts';
import { LANGUAGE_CODES } from '../src/model/codes.ts';
import { isFromHere } from '../src/request/sameOrigin.ts';
import { createSite, DESKTOP, PHONE, postForm, visit } from './kit/site.ts';
import { SITE_URL } from './kit/addresses.ts';
import { inLanguage } from './kit/routes.ts';
import { inHtml, words } from './kit/words.ts';

const NOW = new Date('2026-11-21T06:30:15.750Z');
const HOST = new URL(SITE_URL).host;
const ACCEPTED = 'isSetCookieValue=1; cookieChoice=1.2026-03-04T05:06:07Z.1-2';
const REFUSED = 'isSetCookieValue=1; cookieChoice=1.2026-03-04T05:06:07Z.1';

const TLS = { 'X-Forwarded-Proto': 'https' };

/** A choice from a revision before the first published one. */
const OUTDATED = 'isSetCookieValue=1; cookieChoice=0.2026-03-04T05:06:07Z.1-2';

const site = await createSite({}, { now: () => NOW });
const measured = await createSite({
  TAG_URL: 'https://tags.example/t.js?id=1',
  SENSORS_URL: 'https://sensors.example/sa?project=x',
  MAINLAND_HOSTS: 'www.mainland.example',
});

const answer = (fields: string, headers: Record<string, string | null> = {}) =>
  postForm(site, '/consent', fields, headers);

const cookiesOf = (answered: { headers: Record<string, unknown> }) =>
  [answered.headers['set-cookie'] ?? []].flat().map(String);

describe('a submitted choice', () => {
  it('is stored for 1000 days in cookies that scripts can read, and redirects back', async () => {
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
    // Checkboxes count only with `choice=custom`.
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

  it('is answered with JSON instead of a redirect if a script sent it', async () => {
    const answered = await answer('choice=custom&option=2', { Accept: 'application/json' });
    expect(answered.status).toBe(200);
    expect(answered.body).toEqual({ accepted: [1, 2] });
    expect(answered.headers.location).toBeUndefined();
    expect(cookiesOf(answered)).toHaveLength(2);
  });

  it('redirects to the Referer if it is on this site, with its query string', async () => {
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
  ])('never redirects to another site: %s', async (path) => {
    const { status, headers } = await answer(`choice=all&path=${encodeURIComponent(path)}`);
    expect([status, headers.location]).toEqual([303, '/']);
  });

  it('treats Global Privacy Control as a refusal of analytics', async () => {
    for (const fields of ['choice=all', 'choice=custom&option=2']) {
      const [, choice] = cookiesOf(await answer(fields, { 'Sec-GPC': '1' }));
      expect(choice).toContain('Z.1;');
    }
  });
});

describe('a submitted choice is rejected', () => {
  it.each([
    ['from another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
    ['from a sibling subdomain', { 'Sec-Fetch-Site': 'same-site' }],
    ['from this host without TLS', { 'Sec-Fetch-Site': null, Origin: `http://${HOST}` }],
    ['from another site by an old browser', { 'Sec-Fetch-Site': null, Origin: 'https://evil.example' }],
    ['from a page without an origin', { 'Sec-Fetch-Site': null, Origin: 'null' }],
    ['from a client that sends no Origin', { 'Sec-Fetch-Site': null, Origin: null }],
  ])('%s', async (_, headers) => {
    const answered = await answer('choice=all', headers);
    expect(answered.status).toBe(403);
    expect(cookiesOf(answered)).toEqual([]);
  });

  it('unless an old browser sent it from this site, behind any proxy', async () => {
    expect((await answer('choice=all', { 'Sec-Fetch-Site': null })).status).toBe(303);
    const inside = { 'Sec-Fetch-Site': null, Host: '10.0.0.7:3000' };
    expect((await answer('choice=all', inside)).status).toBe(303);
  });

  describe('depending on the scheme and host of Origin, in browsers without Sec-Fetch-Site', () => {
    const MAINLAND = 'www.mainland.example';
    const https = `https://${MAINLAND}`;
    const http = `http://${MAINLAND}`;
    const plain = 'http://intranet.example';
    const forwarded = { Host: '10.0.0.7:3000', 'X-Forwarded-Host': MAINLAND };
    it.each([
      ['another host of the site behind a proxy with TLS', SITE_URL, false, https, {}, true],
      ['another host of the site without TLS', SITE_URL, false, http, {}, false],
      ['that host on another port', SITE_URL, false, `${https}:8443`, {}, false],
      ['a site without TLS', plain, false, http, {}, true],
      ['a site that does not know of the TLS in front of it', plain, false, https, {}, true],
      ['a page without TLS while a trusted proxy reports TLS', plain, true, http, TLS, false],
      ['a page without TLS while an untrusted proxy reports TLS', plain, false, http, TLS, true],
      ['a host forwarded by a trusted proxy', SITE_URL, true, https, forwarded, true],
      ['a host forwarded by an untrusted client', SITE_URL, false, https, forwarded, false],
    ])('%s', async (_, siteUrl, trustsProxy, origin, headers, isAccepted) => {
      const app = express().set('trust proxy', trustsProxy);
      app.post('/', (req, res) => void res.json(isFromHere(req, siteUrl)));
      const { body } = await request(app)
        .post('/')
        .set({ Host: MAINLAND, Origin: origin, ...headers });
      expect(body).toBe(isAccepted);
    });
  });

  it.each([
    ['the choice is unknown', 'choice=everything', 400],
    ['the body is empty', '', 400],
    ['there are two choices', 'choice=all&choice=necessary', 400],
    ['an option is not a number', 'choice=custom&option=x', 400],
    ['the body is too long', `choice=all&path=/${'x'.repeat(3000)}`, 413],
    ['there are too many fields', `choice=all${'&option=1'.repeat(20)}`, 413],
  ])('if %s', async (_, fields, status) => {
    const answered = await answer(fields);
    expect(answered.status).toBe(status);
    expect(cookiesOf(answered)).toEqual([]);
  });

  it('if the body is not a form', async () => {
    const answered = await answer('{"choice":"all"}', { 'Content-Type': 'application/json' });
    expect(answered.status).toBe(400);
  });

  it('with 405 for any method but POST', async () => {
    const answered = await visit(site, '/consent');
    expect([answered.status, answered.headers.allow]).toEqual([405, 'POST']);
  });
});

describe('the consent banner', () => {
  const asks = async (cookie: string, options: Parameters<typeof visit>[2] = {}, path = '/news') =>
    (await visit(site, path, { cookie, ...options })).text.includes('data-consent=""');

  it('is on every page, including error pages, until it is answered, in every language and layout', async () => {
    for (const code of LANGUAGE_CODES) {
      expect(await asks('', {}, inLanguage('/news', code)), code).toBe(true);
      expect(await asks(REFUSED, {}, inLanguage('/news', code)), code).toBe(false);
    }
    expect(await asks('', { userAgent: PHONE }, '/news/mobile')).toBe(true);
    expect(await asks(ACCEPTED, { userAgent: PHONE }, '/news/mobile')).toBe(false);
    expect(await asks('', {}, '/nowhere')).toBe(true);
    expect(await asks(ACCEPTED, {}, '/nowhere')).toBe(false);
  });

  it('is shown again for an outdated revision, but not for a missing choice cookie', async () => {
    expect(await asks(OUTDATED)).toBe(true);
    expect(await asks('isSetCookieValue=1')).toBe(false);
    expect(await asks('isSetCookieValue=0')).toBe(true);
    expect(await asks('cookieChoice=1.2026-03-04T05:06:07Z.1-2')).toBe(true);
  });

  it('is a form that submits the current path', async () => {
    const { text } = await visit(site, '/de/legal');
    expect(text.match(/<form [^>]*action="\/consent" method="post"/g)).toHaveLength(2);
    expect(text.match(/<input type="hidden" name="path" value="\/de\/legal"\/>/g)).toHaveLength(2);
    expect(text).toShow(/<input type="checkbox" disabled="" [^>]*checked="" value="1"\/>/);
  });

  it('is the only part of a page’s HTML that depends on consent', async () => {
    const page = async (cookie: string) => (await visit(site, '/news', { cookie })).text;
    const [accepted, refused] = [await page(ACCEPTED), await page(REFUSED)];
    expect(accepted).toShow(refused);
    expect(accepted.length).toBe(refused.length);
  });
});

describe('the cookie settings', () => {
  const { banner, options, page } = words.de.consent;
  const [necessary, analytics] = [options[1].title, options[2].title];
  const settings = (cookie: string) => visit(site, '/de/privacy/cookies', { cookie });

  it('are neither cached nor indexed', async () => {
    const { headers, text } = await settings(ACCEPTED);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(text).toShow('<meta name="robots" content="noindex"/>');
    expect(text).not.toShow('data-consent=""');
  });

  it('show the stored choice, its date and matching checkboxes', async () => {
    const { text } = await settings(ACCEPTED);
    expect(text).toShow('<time dateTime="2026-03-04T05:06:07Z">4. März 2026</time>');
    expect(text).toShow(`<dd>${inHtml(`${necessary}, ${analytics}`)}</dd>`);
    expect(text).toShow(/<input type="checkbox" [^>]*checked="" value="2"\/>/);
    expect((await settings(REFUSED)).text).toShow(`<dd>${inHtml(necessary)}</dd>`);
    expect((await settings(REFUSED)).text).not.toShow(/checked="" value="2"/);
  });

  it('say if nothing was chosen, and if the browser sends Global Privacy Control', async () => {
    expect((await settings('')).text).toShow(inHtml(page.none));
    const signalled = await request(site.app)
      .get('/de/privacy/cookies')
      .set({ 'User-Agent': DESKTOP, Cookie: ACCEPTED, 'Sec-GPC': '1' });
    expect(signalled.text).toShow(inHtml(banner.signal));
    expect(signalled.text).toShow(/<input type="checkbox" disabled="" [^>]*value="2"\/>/);
    expect(signalled.text).not.toShow(/checked="" value="2"/);
  });

  it('say that the purposes were extended, and do not preselect the outdated choice', async () => {
    const { text } = await settings(OUTDATED);
    expect(text).toShow(inHtml(page.outdated));
    expect(text).not.toShow(/checked="" value="2"/);
  });

  it('never output text from a cookie', async () => {
    const { text } = await settings('isSetCookieValue=1; cookieChoice=1.<b>.1-2');
    expect(text).not.toShow('<b>');
    expect(text).toShow(inHtml(page.none));
  });

  it.each(['/privacy/cookies', '/privacy', '/de/privacy', '/fr/privacy/indexDE'])(
    'and %s list everything that the site stores in a browser',
    async (path) => {
      const { text } = await visit(site, path);
      for (const { name } of STORAGE_ENTRIES) expect(text, name).toShow(`<code dir="ltr">${name}</code>`);
    },
  );

  it('are linked from every footer with nofollow, which prevents prefetching', async () => {
    const { text } = await visit(site, '/ja/news');
    expect(text).toShow('<a href="/ja/privacy/cookies" rel="nofollow">');
  });
});

describe('analytics', () => {
  const policyOf = (answered: { headers: Record<string, unknown> }) =>
    String(answered.headers['content-security-policy']);

  it('is off if it is not configured, and the CSP allows no third party', async () => {
    const answered = await visit(site, '/', { cookie: ACCEPTED });
    expect(answered.text).not.toShow('data-analytics');
    // Pictures may use the site's own public origin.
    expect(policyOf(answered).replace(`img-src 'self' ${SITE_URL}`, '')).not.toContain('//');
  });

  it('uses the tag service on the global host and the sensors service on mainland hosts, each allowed only there', async () => {
    const global = await visit(measured, '/', { host: HOST });
    expect(global.text).toShow('data-analytics="tag" data-analytics-url="https://tags.example/t.js?id=1"');
    expect(policyOf(global)).toContain("script-src 'self' https://tags.example;");
    expect(policyOf(global)).toContain("connect-src 'self' https://tags.example;");
    expect(policyOf(global)).not.toContain('sensors.example');
    const mainland = await visit(measured, '/', { host: 'www.mainland.example' });
    expect(mainland.text).toShow('data-analytics="sensors"');
    expect(policyOf(mainland)).toContain("connect-src 'self' https://sensors.example;");
    expect(policyOf(mainland)).toContain("script-src 'self';");
    expect(policyOf(mainland)).not.toContain('tags.example');
  });

  it('adds no URL to a page that a browser would request before consent', async () => {
    const { text } = await visit(measured, '/', { host: HOST });
    expect(text).not.toShow(/(?:src|href)="https:\/\/tags\.example/);
  });
});
