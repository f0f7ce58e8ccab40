import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { explain } from '../scripts/explain/explain.ts';
import { MODELS } from '../src/catalog/models.ts';
import { readConfig } from '../src/config/config.ts';
import { toMobile } from '../src/model/paths.ts';
import { SITE_URL } from './kit/addresses.ts';
import { ARTICLE } from './kit/articles.ts';
import { createSite, PHONE, ROOT, visit } from './kit/site.ts';

const HEADER = 'x-arcvane-reason';
const CORPORATE = 'corporate.example';
const MOBILE_ARTICLE = toMobile(ARTICLE);
const lines: { msg: string; reasons?: string[]; path: string }[] = [];
const logger = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
const site = await createSite({}, { logger });

describe('the reasons for a response', () => {
  it.each([
    ['/news/7/', { userAgent: PHONE }, 'phone, trailing-slash, to-mobile'],
    ['/', { cookie: 'currentLang=de' }, 'no-phone, root-language'],
    ['/de/legal', { cookie: 'layout=mobile' }, 'layout-cookie, to-mobile'],
    ['/de/legal', {}, 'no-phone, language-of-path, page'],
    ['/news/0', {}, 'no-phone, default-language, refused-by-page'],
    ['/nowhere', {}, 'no-phone, default-language, no-such-page'],
    ['/a//b', {}, 'odd-path, no-phone, default-language, no-such-page'],
    ['/%zz', {}, 'unreadable-path'],
    ['/nothing.png', {}, 'missing-file'],
    [`/01/${MODELS[0]?.gtin}`, {}, 'resolved'],
    [`/01/${MODELS[0]?.gtin}?linkType=linkset`, {}, 'linkset'],
    ['/01/1', {}, 'malformed-key'],
    [`/01/${MODELS[0]?.gtin}/21/1`, {}, 'unknown-key'],
    [`/?${'a'.repeat(2001)}`, {}, 'refused'],
    ['/language/xx', {}, 'refused'],
  ])('to %s with %o are in the header and the log', async (path, by, reasons) => {
    lines.length = 0;
    const { headers } = await visit(site, path, by);
    expect(headers[HEADER]).toBe(reasons);
    expect(lines.find(({ msg }) => msg === 'request')?.reasons?.join(', ')).toBe(reasons);
  });

  it('come with the time that the page has taken', async () => {
    const { headers } = await visit(site, '/de/legal');
    expect(headers['server-timing']).toMatch(/^load;desc="validate and load";dur=[\d.]+, render;dur=[\d.]+$/);
  });

  it('are not sent in production', async () => {
    const live = await createSite({ NODE_ENV: 'production' });
    for (const path of ['/de/legal', '/legal/', '/nowhere']) {
      const { headers } = await visit(live, path);
      expect([headers[HEADER], headers['server-timing']], path).toEqual([undefined, undefined]);
    }
  });
});

describe('an explanation', () => {
  const config = readConfig({ SITE_URL, CORPORATE_HOST: CORPORATE });
  const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    explain(path, headers, config, ROOT);

  it('uses cookies and hosts, and stops at a redirect to another host', async () => {
    expect(await ask('/', { cookie: 'currentLang=ja; layout=mobile' })).toContain('1. /: 302 → /ja/mobile');
    const corporate = await ask('/technical-strength', { 'user-agent': PHONE, host: CORPORATE });
    expect(corporate).toContain(`302 → https://${CORPORATE}/technical-strength/mobile`);
    expect(corporate).toContain('corporate-host: on the corporate host');
    expect(corporate).not.toContain('2. ');
    const byCookie = await ask(`/de${ARTICLE}`, { cookie: 'layout=mobile' });
    expect(byCookie).toMatch(/^ {3}rule +layout-cookie: /m);
  });

  it('says why a site is closed to search engines', async () => {
    const open = readConfig({ SITE_URL, NODE_ENV: 'production' });
    expect(await ask('/legal')).toContain('closed to search engines (x-robots-tag): it opens with NODE_ENV');
    expect(await explain('/legal', {}, open, ROOT)).not.toContain('search engines');
  });

  it('says that no rules apply to a feed', async () => {
    expect(await ask('/news/feed.xml')).toContain('none: files, feeds');
  });
});

describe('the command', () => {
  const run = (args: readonly string[], siteUrl: string = SITE_URL) =>
    promisify(execFile)(process.execPath, [join(ROOT, 'scripts', 'explain.ts'), ...args], {
      env: { PATH: process.env.PATH, SITE_URL: siteUrl },
    });

  it('follows the redirect of a request with headers to the page, and names every rule', async () => {
    const headers = [`User-Agent: ${PHONE}`, 'Cookie: layout=mobile', 'host: localhost:80'];
    const { stdout, stderr } = await run([`/de${ARTICLE}/?a=b`, ...headers.flatMap((line) => ['-H', line])]);
    expect(stderr).toBe('');
    const [redirect = '', page = ''] = stdout.split('\n\n');
    expect(redirect).toContain(`1. /de${ARTICLE}/?a=b: 302 → /de${MOBILE_ARTICLE}?a=b\n`);
    for (const rule of ['phone', 'trailing-slash: the path ends in a slash', 'to-mobile'])
      expect(redirect).toMatch(new RegExp(`^   rule +${rule}`, 'm'));
    expect(page).toContain(`2. /de${MOBILE_ARTICLE}?a=b: 200\n`);
    expect(page).toMatch(/^ {3}page +article, at \/news\/:id and \/news\/mobile\/:id$/m);
    expect(page).toMatch(/^ {3}language +de$/m);
    expect(page).toContain(` ${SITE_URL}/de${ARTICLE}\n`);
    expect(page).toMatch(/cache-control +public, max-age=0, s-maxage=1,/);
    expect(stdout).not.toContain('3. ');
  });

  it.each([
    ['a faulty environment variable', ['/news'], 'nowhere', / SITE_URL: /],
    ['no path', [], SITE_URL, /^Give a path/],
    ['an unknown option', ['/news', '--agent', 'phone'], SITE_URL, /--agent/],
    ['an option without a value', ['/news', '-H'], SITE_URL, /-H/],
  ])('prints its usage with what is wrong: %s', async (_, args, siteUrl, fault) => {
    const { code, stdout, stderr } = await run(args, siteUrl).catch((error: unknown) => Object(error));
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(fault);
    expect(stderr).toContain('\nFor example: npm run explain -- /news/7 -H ');
  });
});
