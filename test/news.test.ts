import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { previewLinks } from '../scripts/preview/previewLinks.ts';
import type { App } from '../src/app.ts';
import { PRODUCT_IDS, productPath, solutionsOf, type ProductId } from '../src/catalog/catalog.ts';
import { SYSTEM_IDS } from '../src/catalog/systems.ts';
import { readConfig } from '../src/config/config.ts';
import { isLanguageCode, LANGUAGE_CODES } from '../src/model/codes.ts';
import { ARTICLES_PER_PAGE } from '../src/pages/news/news.ts';
import { createPreviews } from '../src/request/previews.ts';
import { FORM_SECRET, SITE_URL } from './kit/addresses.ts';
import { sendsDetail, startServer } from './kit/blocks.ts';
import { createSite, DESKTOP, PHONE, ROOT, visit } from './kit/site.ts';
import { inHtml, translate, words } from './kit/words.ts';
import { listOf } from '../scripts/site/listOf.ts';

/** Starts a site whose only articles are the given files, in every language; a test can add English ones. */
async function siteWithArticles(files: Readonly<Record<string, string>>, now: () => Date) {
  const root = await mkdtemp(join(tmpdir(), 'arcvane-'));
  await cp(join(ROOT, 'locales'), join(root, 'locales'), {
    recursive: true,
    filter: (path) => basename(path) !== 'news',
  });
  for (const folder of ['build', 'public']) await symlink(join(ROOT, folder), join(root, folder));
  for (const code of LANGUAGE_CODES) {
    await mkdir(join(root, 'locales', code, 'news'));
    for (const [name, text] of Object.entries(files))
      await writeFile(join(root, 'locales', code, 'news', name), text);
  }
  const log: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void log.push(line) });
  const site = await createSite({}, { root, logger, now });
  const end = async () => {
    await site.close();
    await rm(root, { recursive: true });
  };
  const pathOf = (name: string) => join(root, 'locales/en/news', name);
  const write = (name: string, text: string) => writeFile(pathOf(name), text);
  const remove = (name: string) => rm(pathOf(name));
  /** Waits for a log line without sending requests, which could cause the line. */
  const logged = async (pattern: RegExp) => {
    while (!log.some((line) => pattern.test(line))) await setImmediate();
  };
  return { site, root, end, write, remove, logged };
}

const article = (id: number, date: string, title: string, products: readonly ProductId[] = []) =>
  `---\nid: ${id}\ndate: '${date}'\ntitle: ${title}\nsummary: Summary\nproducts: [${products.join()}]\n---\n\nText of the article.\n`;

describe('an editor', () => {
  let today = new Date('2026-12-01T23:59:59Z');
  let editing: Awaited<ReturnType<typeof siteWithArticles>>;
  beforeAll(async () => {
    // A clock that runs at normal speed.
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    editing = await siteWithArticles({ '900-first.md': article(900, '2026-11-29', 'First') }, () => today);
  });
  afterAll(async () => {
    await editing.end();
    vi.useRealTimers();
  });
  const wait = () => void vi.advanceTimersByTime(5000);

  it('adds an article, and it appears without a restart', async () => {
    const { site, write, logged } = editing;
    expect((await visit(site, '/news/901')).status).toBe(404);
    const [product] = PRODUCT_IDS;
    if (!product) throw new Error('The catalog is empty');
    await write('901-new.md', article(901, '2026-11-30', 'Written this morning', [product]));
    wait();
    await logged(/"articles":\[901\],"msg":"articles published"/);
    expect((await visit(site, '/news')).text).toShow('Written this morning');
    const { status, text } = await visit(site, '/news/901');
    expect(status).toBe(200);
    expect(text).toShow('Text of the article.');
    expect(text).toShow(`href="${productPath(product)}"`);
  });

  it('removes an article, and it is gone within five seconds even without requests', async () => {
    const { site, remove, logged } = editing;
    const { status, headers } = await visit(site, '/news/900');
    expect(status).toBe(200);
    await remove('900-first.md');
    wait();
    await logged(/"articles":\[900\],"msg":"articles withdrawn"/);
    const again = await visit(site, '/news/900').set('If-None-Match', String(headers.etag));
    expect(again.status).toBe(404);
  });

  it('writes an article with a future date, and it appears on that date, not before', async () => {
    const { site, write, logged } = editing;
    await write('902-draft.md', article(902, '2026-12-02', 'Kept back'));
    await write('903-seen.md', article(903, '2026-12-01', 'Seen'));
    wait();
    await logged(/"articles":\[903\],"msg":"articles published"/);
    await logged(/"article":902,"until":"2026-12-02","msg":"article held back"/);
    expect((await visit(site, '/news')).text).toShow('Seen');
    for (const path of [
      '/news',
      '/news/detail',
      '/sitemap-en.xml',
      '/vr-oa-service/public/blocks?slug=news&lang=en',
    ])
      expect((await visit(site, path)).text, path).not.toShow(/Kept back|news\/902/);
    expect((await visit(site, '/news/902')).status).toBe(404);
    today = new Date('2026-12-02T00:00:00Z');
    expect((await visit(site, '/news/902')).status).toBe(200);
    expect((await visit(site, '/news')).text).toShow('Kept back');
  });

  it('breaks a file, and the log gives the reason while the site keeps the previous version', async () => {
    const { site, write, logged } = editing;
    await write('904-article.md', article(904, '2026-11-30', 'Sound'));
    wait();
    await logged(/"articles":\[904\]/);
    await write('904-article.md', '---\nid: 904\ntitle: [\n---\nBroken');
    await write('905-other.md', article(905, '2026-11-30', 'Another one'));
    wait();
    await logged(/904-article\.md keeps its previous version: /);
    await logged(/"articles":\[905\]/);
    expect((await visit(site, '/news/904')).text).toShow('Sound');
  });
});

describe('the news pages', () => {
  const NOW = new Date('2026-12-01T12:00:00Z');
  const [topic, otherTopic] = SYSTEM_IDS;
  if (!topic || !otherTopic) throw new Error('The catalog has only one system');
  /** The newest article has the highest id. Articles with an even id are on one topic, the others on the other. */
  const COUNT = 2 * ARTICLES_PER_PAGE + 2;
  const productsOf = (id: number) =>
    solutionsOf(id % 2 === 0 ? topic : otherTopic).map(({ product }) => product);
  const DRAFT = { id: COUNT + 1, date: '2026-12-02', title: 'Announced tomorrow' };
  let site: App;
  let root: string;
  let end: () => Promise<void>;
  beforeAll(async () => {
    const files = Array.from({ length: COUNT }, (_, index): [string, string] => {
      const date = new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
      return [`${index + 1}.md`, article(index + 1, date, `Article ${index + 1}`, productsOf(index + 1))];
    });
    files.push(['draft.md', article(DRAFT.id, DRAFT.date, DRAFT.title)]);
    ({ site, root, end } = await siteWithArticles(Object.fromEntries(files), () => NOW));
  });
  afterAll(() => end());

  it('offer plain share links to the desktop URL of an article, and load nothing from third parties', async () => {
    const { text } = await visit(site, '/de/news/1');
    const url = encodeURIComponent(`${SITE_URL}/de/news/1`);
    expect(text).toShow(`https://www.linkedin.com/sharing/share-offsite/?url=${url}"`);
    const [, post = ''] = /href="https:\/\/x\.com\/intent\/post\?([^"]*)"/.exec(text) ?? [];
    expect(post).toMatch(/^text=[^&]+&amp;url=/);
    expect(post.endsWith(`url=${url}`)).toBe(true);
    const [, subject = ''] = /href="mailto:\?subject=([^"&]*)&amp;body=/.exec(text) ?? [];
    expect(decodeURIComponent(subject)).toBe('Article 1');
    expect(text).not.toShow(/<(?:script|img|iframe)[^>]+src="https?:/);
  });

  it('filter the list by topic, with pagination that keeps the topic in the URL', async () => {
    const { text } = await visit(site, `/news?topic=${topic}`);
    expect(text).toShow(`/news/${COUNT}"`);
    expect(text).not.toShow(`/news/${COUNT - 1}"`);
    expect(text).toShow(new RegExp(`href="/news\\?topic=${topic}"[^>]* aria-current="true"`));
    const second = await visit(site, `/news/pages/2?topic=${otherTopic}`);
    expect(second.text).toShow(`href="/news?topic=${otherTopic}"`);
    expect((await visit(site, `/news/pages/3?topic=${topic}`)).status).toBe(404);
    expect((await visit(site, '/news?topic=none')).text).toShow(`/news/${COUNT}"`);
  });

  it('show nine articles per page, the newest as the lead', async () => {
    const { text } = await visit(site, '/news');
    expect(text.match(/class="whole-link news-card"/g)).toHaveLength(8);
    expect(text.match(/<article class="dark whole-link news-lead/g)).toHaveLength(1);
    const second = await visit(site, '/news/pages/2');
    expect(second.text.match(/class="whole-link news-card"/g)).toHaveLength(9);
  });

  it('link an article to its neighbors and its products', async () => {
    const { text } = await visit(site, '/news/6');
    expect(text).toShow('rel="prev" href="/news/7">');
    expect(text).toShow('rel="next" href="/news/5">');
    for (const product of productsOf(6)) expect(text).toShow(`href="${productPath(product)}"`);
  });

  describe('show a draft to the holder of a preview link', () => {
    const SECRET = { SITE_URL, FORM_SECRET };
    const TITLE = new RegExp(DRAFT.title);
    const path = `/news/${DRAFT.id}`;
    const previews = createPreviews(
      () => FORM_SECRET,
      () => NOW.getTime(),
    );
    const query = previews.queryFor(path, NOW.getTime() + 1);
    const run = (args: readonly string[], env: Record<string, string> = SECRET) =>
      previewLinks(args, { config: readConfig(env), root, now: NOW.getTime() });

    it('in every language and layout, never cached and never indexed', async () => {
      const links = [
        ...(await run(['news', `${DRAFT.id}`])).matchAll(/^(\w\w) +(\w+) +2026-12-02 +(\S+)$/gm),
      ];
      expect(links).toHaveLength(2 * LANGUAGE_CODES.length);
      for (const [, code = '', layout, url = ''] of links) {
        const { pathname, search, origin } = new URL(url);
        expect(origin).toBe(SITE_URL);
        const userAgent = layout === 'mobile' ? PHONE : DESKTOP;
        const { status, headers, text } = await visit(site, pathname + search, { userAgent });
        expect([status, headers['cache-control'], headers['x-robots-tag']], url).toEqual([
          200,
          'private, no-store',
          'noindex, nofollow',
        ]);
        expect(text).toShow(`<html lang="${code}"`);
        expect(text).toShow(`data-layout="${layout}"`);
        expect(text).toShow(TITLE);
        expect(text).toShow(inHtml(words[isLanguageCode(code) ? code : 'en'].news.draft.text));
        expect(text).toShow('<meta name="robots" content="noindex"/>');
        expect(text).not.toShow(/rel="canonical"|data-analytics/);
      }
    });

    it('names the day of publication', async () => {
      const heading = translate.en('news:draft.heading', { date: 'December 2, 2026' });
      expect((await visit(site, path + query)).text).toShow(heading);
    });

    it('with a language menu and layout redirects that keep the link', async () => {
      const { text } = await visit(site, path + query);
      const menu = `/language/de?path=${encodeURIComponent(path + query)}`;
      expect(text).toShow(`href="${menu}"`);
      expect((await visit(site, menu)).headers.location).toBe(`/de${path}${query}`);
      const toMobile = await visit(site, path + query, { userAgent: PHONE });
      expect(toMobile.headers.location).toBe(`/news/mobile/${DRAFT.id}${query}`);
    });

    it.each([
      ['missing', ''],
      ['forged', `?preview=zzzzzzzz.${'A'.repeat(22)}`],
      ['expired', previews.queryFor(path, NOW.getTime())],
      ['for another article', previews.queryFor('/news/1', NOW.getTime() + 1)],
    ])('not if the signature is %s', async (_, search) => {
      const { status, text } = await visit(site, path + search);
      expect(status).toBe(404);
      expect(text).not.toShow(TITLE);
    });

    it('and in no list', async () => {
      for (const place of listOf('/news / /news/1 /news/detail /news/feed.xml /sitemap-en.xml /llms.txt')) {
        const { status, text } = await visit(site, place + query);
        expect(status, place).toBe(200);
        expect(text, place).not.toShow(TITLE);
        expect(text, place).not.toShow(path);
      }
      expect((await visit(site, `/search?q=${DRAFT.title}`)).text).not.toShow(`href="${path}"`);
    });

    it('and the article itself once it is published', async () => {
      const { headers, text } = await visit(
        site,
        `/news/1${previews.queryFor('/news/1', NOW.getTime() + 1)}`,
      );
      expect(headers['cache-control']).toContain('public');
      expect(headers['x-robots-tag']).toBe((await visit(site, '/news/1')).headers['x-robots-tag']);
      expect(text).not.toShow(inHtml(words.en.news.draft.text));
    });

    it('only in the languages that have it; from the content service, if there is one', async () => {
      const { url } = await startServer((request, response) => {
        const isEnglish = request.url?.endsWith('lang=en');
        const list = [{ ...DRAFT, summary: 'Summary', body: 'Text' }].slice(isEnglish ? 0 : 1);
        sendsDetail({ list })(request, response);
      });
      const text = await run(['news', `${DRAFT.id}`, '--hours', '48'], { ...SECRET, GATEWAY_URL: url });
      expect(text).toContain('until 2026-12-03T12:00Z');
      expect(text.match(/https:\S+/g)?.map((link) => new URL(link).pathname)).toEqual([
        path,
        `/news/mobile/${DRAFT.id}`,
      ]);
    });

    it.each([
      ['there is no key', ['news', `${DRAFT.id}`], { SPOOL_DIR: '/dev/null/spool' }, /no key.+FORM_SECRET/],
      ['the article is published', ['news', '1'], SECRET, 'Article 1 is published: /news/1 needs no preview'],
      ['there is no such article', ['news', '999'], SECRET, 'No language has an article 999'],
      ['it is no article', ['pages', '1'], SECRET, 'Give `news` and the id of an article'],
      ['the time is too long', ['news', '1', '--hours', '745'], SECRET, 'from 1 to 744'],
    ])('which is not made if %s', async (_, args, env, message) => {
      await expect(run(args, env)).rejects.toThrow(message);
    });

    it('that `npm run preview` prints, or why not', async () => {
      const command = [join(ROOT, 'scripts', 'preview.ts'), 'news', '999999999'];
      const env = { PATH: process.env.PATH, ...SECRET };
      await expect(promisify(execFile)(process.execPath, command, { env })).rejects.toMatchObject({
        code: 1,
        stdout: '',
        stderr: 'No language has an article 999999999\n',
      });
    });
  });
});
