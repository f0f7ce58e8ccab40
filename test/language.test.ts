import { cp, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../src/model/codes.ts';
import { createSite, PHONE, ROOT, visit } from './kit/site.ts';
import { ARTICLE } from './kit/articles.ts';
import { CAREERS_URL, CHINESE_SITE_URL, SITE_URL } from './kit/addresses.ts';
import { attribute, headingOf, parse, withName } from './kit/elements.ts';
import { inLanguage } from './kit/routes.ts';
import { words } from './kit/words.ts';
import { temporaryFolder } from './kit/temporaryFolder.ts';

const site = await createSite();

describe('choosing a language', () => {
  it('stores the choice for a year and stays on the page', async () => {
    const answer = await visit(site, '/language/de?path=/legal');
    expect([answer.status, answer.headers.location]).toEqual([303, '/de/legal']);
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
    const choose = (code: string) => visit(site, `/language/${code}?path=/legal`, { userAgent: PHONE });
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
    const mainland = await createSite({ MAINLAND_HOSTS: 'www.mainland.example' });
    const answer = await visit(mainland, '/language/fr?path=/legal', { host: 'www.mainland.example' });
    expect(answer.headers.location).toBe(`${SITE_URL}/fr/legal`);
  });

  it('returns 404 for an unknown language', async () => {
    expect((await visit(site, '/language/xx?path=/')).status).toBe(404);
  });
});

it('the language menu offers every language and the Chinese site', async () => {
  const { text } = await visit(site, '/it/legal');
  for (const code of LANGUAGE_CODES) expect(text).toShow(`href="/language/${code}?path=%2Flegal"`);
  const chinese = withName(parse(text), 'a').find((link) => attribute(link, 'href') === CHINESE_SITE_URL);
  expect(attribute(chinese, 'lang')).toBe('zh');
});

describe('the menu', () => {
  it('shows sustainability only in English and German, after the downloads', async () => {
    for (const code of LANGUAGE_CODES) {
      const { text } = await visit(site, inLanguage('/legal', code));
      const [menu = ''] = /<nav class="menu"[\s\S]*?<\/nav>/.exec(text) ?? [];
      const isShown = menu.includes(`href="${inLanguage('/about-us/sustainable-development', code)}"`);
      expect(isShown, code).toBe(code === 'en' || code === 'de');
      if (isShown)
        expect(menu).toShow(/about-us\/download".*?<\/li><li[^>]*><a href="[^"]*sustainable-development"/);
    }
  });

  it('opens the careers site in a new window, and lists neither privacy nor the news detail', async () => {
    const { text } = await visit(site, '/');
    const [menu = ''] = /<nav class="menu"[\s\S]*?<\/nav>/.exec(text) ?? [];
    expect(menu).toShow(`href="${CAREERS_URL}" target="_blank" rel="noopener"`);
    expect(menu).not.toShow('/privacy');
    expect(menu).not.toShow('/news/detail');
    expect(text).toShow('href="/privacy"');
  });
});

it('plural forms follow the rules of the language', async () => {
  const { text } = await visit(site, `/ar${ARTICLE}`);
  expect(text).not.toShow(/readingTime|minutes? to read/);
});

it('a locale file that cannot be read is logged, and English is the fallback', async () => {
  const root = temporaryFolder();
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
  expect(headingOf(answer.text)).toBe(words.en.legal.title);
});
