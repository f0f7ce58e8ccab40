import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkAll } from '../scripts/locales/checkAll.ts';
import type { App } from '../src/app.ts';
import { createSite, PHONE, ROOT, visit } from './kit/site.ts';
import { inLanguage, LANGUAGES_UNDER_TEST } from './kit/routes.ts';

let site: App;
beforeAll(async () => {
  site = await createSite();
});
afterAll(() => site.close());

it('the locale files have no faults', async () => {
  expect(await checkAll(join(ROOT, 'locales'))).toEqual([]);
});

describe('choosing a language', () => {
  it('stores the choice for a year and stays on the page', async () => {
    const answer = await visit(site, '/language/de?path=/news/7');
    expect([answer.status, answer.headers.location]).toEqual([303, '/de/news/7']);
    const [cookie = ''] = answer.headers['set-cookie'] ?? [];
    expect(cookie).toContain('currentLang=de; Max-Age=31536000; Path=/');
    expect(cookie).toContain('SameSite=Lax');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('switches from German back to English at the root', async () => {
    const answer = await visit(site, '/language/en?path=/', { cookie: 'currentLang=de' });
    expect(answer.headers.location).toBe('/');
    expect(String(answer.headers['set-cookie'])).toContain('currentLang=en');
  });

  it('redirects to the mobile home page on a phone', async () => {
    const choose = (code: string) => visit(site, `/language/${code}?path=/news/7`, { userAgent: PHONE });
    expect((await choose('en')).headers.location).toBe('/mobile');
    expect((await choose('de')).headers.location).toBe('/de/mobile');
  });

  it.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '',
    '/a/../b',
  ])('never redirects to another site: %s', async (path) => {
    const answer = await visit(site, `/language/de?path=${encodeURIComponent(path)}`);
    expect(answer.headers.location).toBe('/de');
  });

  it('redirects from a mainland host to the global site', async () => {
    const mainland = await createSite({ MAINLAND_HOSTS: 'www.arcvane.cn.example' });
    const answer = await visit(mainland, '/language/fr?path=/legal', { host: 'www.arcvane.cn.example' });
    expect(answer.headers.location).toBe('https://www.arcvane.example/fr/legal');
    await mainland.close();
  });

  it('returns 404 for an unknown language', async () => {
    expect((await visit(site, '/language/xx?path=/')).status).toBe(404);
  });
});

describe('the language menu', () => {
  it('offers seven languages and the Chinese site', async () => {
    const { text } = await visit(site, '/it/legal');
    for (const code of LANGUAGES_UNDER_TEST) expect(text).toContain(`href="/language/${code}?path=%2Flegal"`);
    expect(text).toMatch(/href="https:\/\/zh\.arcvane\.example"[^>]*lang="zh"/);
  });
});

describe('the menu', () => {
  it('shows sustainability only in English and German, after the downloads', async () => {
    for (const code of LANGUAGES_UNDER_TEST) {
      const { text } = await visit(site, inLanguage('/legal', code));
      const [menu = ''] = /<nav class="menu"[\s\S]*?<\/nav>/.exec(text) ?? [];
      const isShown = menu.includes(`href="${inLanguage('/about-us/sustainable-development', code)}"`);
      expect(isShown, code).toBe(code === 'en' || code === 'de');
      if (isShown)
        expect(menu).toMatch(/about-us\/download".*?<\/li><li[^>]*><a href="[^"]*sustainable-development"/);
    }
  });

  it('opens the careers site in a new window, and lists neither privacy nor the news detail', async () => {
    const { text } = await visit(site, '/');
    const [menu = ''] = /<nav class="menu"[\s\S]*?<\/nav>/.exec(text) ?? [];
    expect(menu).toContain('href="https://careers.arcvane.example" target="_blank" rel="noopener"');
    expect(menu).not.toContain('/privacy');
    expect(menu).not.toContain('/news/detail');
    expect(text).toContain('href="/privacy"');
  });
});

describe('plural forms', () => {
  it('follow the rules of the language', async () => {
    const { text } = await visit(site, '/ar/news/7');
    expect(text).not.toMatch(/readingTime|minutes? to read/);
  });
});

describe('a locale file that cannot be read', () => {
  it('is logged, and English is the fallback', async () => {
    const root = await mkdtemp(join(tmpdir(), 'arcvane-'));
    await cp(join(ROOT, 'locales'), join(root, 'locales'), { recursive: true });
    await symlink(join(ROOT, 'build'), join(root, 'build'));
    await symlink(join(ROOT, 'public'), join(root, 'public'));
    await writeFile(join(root, 'locales', 'fr', 'legal.json'), '{ broken');
    let log = '';
    const logger = pino(
      new Writable({
        write: (line: Buffer, _encoding, done) => {
          log += String(line);
          done();
        },
      }),
    );
    const site = await createSite({}, { root, logger });
    expect(log).toContain('locales/fr/legal.json');
    const answer = await visit(site, '/fr/legal');
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('Legal notice');
    await site.close();
    await rm(root, { recursive: true });
  });
});
