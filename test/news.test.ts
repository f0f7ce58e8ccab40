import { cp, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { App } from '../src/app.ts';
import { createSite, ROOT, visit } from './kit/site.ts';

/** A site on a copy of the locale files, to which a test can add articles. */
async function siteWithOwnNews(now: () => Date) {
  const root = await mkdtemp(join(tmpdir(), 'arcvane-'));
  await cp(join(ROOT, 'locales'), join(root, 'locales'), { recursive: true });
  for (const folder of ['build', 'public']) await symlink(join(ROOT, folder), join(root, folder));
  const log: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void log.push(line) });
  const site = await createSite({}, { root, logger, now });
  onTestFinished(async () => {
    await site.close();
    await rm(root, { recursive: true });
  });
  const pathOf = (name: string) => join(root, 'locales/en/news', name);
  const write = (name: string, text: string) => writeFile(pathOf(name), text);
  const remove = (name: string) => rm(pathOf(name));
  /** Waits for a log line without sending requests, which could cause the line. */
  const logged = async (pattern: RegExp) => {
    while (!log.some((line) => pattern.test(line))) await setImmediate();
  };
  return { site, write, remove, logged };
}

const article = (id: number, date: string, title: string) =>
  `---\nid: ${id}\ndate: '${date}'\ntitle: ${title}\nsummary: Summary\nproducts: [cloud]\n---\n\nText of the article.\n`;

/** Installs a clock that runs at normal speed. @returns a function that advances it by five seconds */
function ownClock() {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  return () => void vi.advanceTimersByTime(5000);
}

describe('an editor', () => {
  it('adds an article, and it appears without a restart', async () => {
    const wait = ownClock();
    const { site, write, logged } = await siteWithOwnNews(() => new Date('2026-12-01T12:00:00Z'));
    expect((await visit(site, '/news/901')).status).toBe(404);
    await write('901-new.md', article(901, '2026-11-30', 'Written this morning'));
    wait();
    await logged(/"articles":\[901\],"msg":"articles published"/);
    expect((await visit(site, '/news')).text).toContain('Written this morning');
    const { status, text } = await visit(site, '/news/901');
    expect(status).toBe(200);
    expect(text).toContain('Text of the article.');
    expect(text).toContain('/solutions/detail/cloud');
  });

  it('removes an article, and it is gone within five seconds even without requests', async () => {
    const wait = ownClock();
    const { site, remove, logged } = await siteWithOwnNews(() => new Date('2026-12-01T12:00:00Z'));
    const { status, headers } = await visit(site, '/news/22');
    expect(status).toBe(200);
    const name = (await readdir(join(ROOT, 'locales/en/news'))).find((file) => file.startsWith('22-'));
    await remove(name ?? '');
    wait();
    await logged(/"articles":\[22\],"msg":"articles withdrawn"/);
    const again = await visit(site, '/news/22').set('If-None-Match', String(headers.etag));
    expect(again.status).toBe(404);
  });

  it('writes an article with a future date, and it appears on that date, not before', async () => {
    let today = new Date('2026-12-01T23:59:59Z');
    const wait = ownClock();
    const { site, write, logged } = await siteWithOwnNews(() => today);
    await write('902-draft.md', article(902, '2026-12-02', 'Kept back'));
    await write('903-seen.md', article(903, '2026-12-01', 'Seen'));
    wait();
    await logged(/"articles":\[903\],"msg":"articles published"/);
    await logged(/"article":902,"until":"2026-12-02","msg":"article held back"/);
    expect((await visit(site, '/news')).text).toContain('Seen');
    for (const path of [
      '/news',
      '/news/detail',
      '/sitemap-en.xml',
      '/vr-oa-service/public/blocks?slug=news&lang=en',
    ]) {
      expect((await visit(site, path)).text, path).not.toMatch(/Kept back|news\/902/);
    }
    expect((await visit(site, '/news/902')).status).toBe(404);
    today = new Date('2026-12-02T00:00:00Z');
    expect((await visit(site, '/news/902')).status).toBe(200);
    expect((await visit(site, '/news')).text).toContain('Kept back');
  });

  it('breaks a file, and the log gives the reason while the site keeps the previous version', async () => {
    const wait = ownClock();
    const { site, write, logged } = await siteWithOwnNews(() => new Date('2026-12-01T12:00:00Z'));
    await write('904-article.md', article(904, '2026-11-30', 'Sound'));
    wait();
    await logged(/"articles":\[904\]/);
    await write('904-article.md', '---\nid: 904\ntitle: [\n---\nBroken');
    await write('905-other.md', article(905, '2026-11-30', 'Another one'));
    wait();
    await logged(/904-article\.md keeps its previous version: /);
    await logged(/"articles":\[905\]/);
    expect((await visit(site, '/news/904')).text).toContain('Sound');
  });
});

describe('the news pages', () => {
  let site: App;
  beforeAll(async () => {
    site = await createSite({}, { now: () => new Date('2026-11-21T12:00:00Z') });
  });
  afterAll(() => site.close());

  it('offer plain share links to the desktop URL of an article, and load nothing from third parties', async () => {
    const { text } = await visit(site, '/de/news/22');
    const url = encodeURIComponent('https://www.arcvane.example/de/news/22');
    expect(text).toContain(`https://www.linkedin.com/sharing/share-offsite/?url=${url}"`);
    expect(text).toMatch(new RegExp(`href="https://x\\.com/intent/post\\?text=[^"]+&amp;url=${url}"`));
    const [, subject = ''] = /href="mailto:\?subject=([^"&]*)&amp;body=/.exec(text) ?? [];
    const [, title = ''] = /<h1>([^<]*)<\/h1>/.exec(text) ?? [];
    expect(decodeURIComponent(subject)).toBe(title.replaceAll('\u00ad', ''));
    expect(text).not.toMatch(/<(?:script|img|iframe)[^>]+src="https?:/);
  });

  it('filter the list by topic, with pagination that keeps the topic in the URL', async () => {
    const { text } = await visit(site, '/news?topic=charging-system');
    expect(text).toContain('/news/12"');
    expect(text).not.toContain('/news/22"');
    expect(text).toMatch(/<a href="\/news\?topic=charging-system" aria-current="true">/);
    const all = await visit(site, '/news/pages/2?topic=energy-storage-system');
    expect(all.text).toContain('href="/news?topic=energy-storage-system"');
    expect((await visit(site, '/news/pages/3?topic=charging-system')).status).toBe(404);
    expect((await visit(site, '/news?topic=none')).text).toContain('/news/22"');
  });

  it('show nine articles per page, the newest as the lead', async () => {
    const { text } = await visit(site, '/news');
    expect(text.match(/class="news-card"/g)).toHaveLength(8);
    expect(text.match(/<article class="news-lead/g)).toHaveLength(1);
    const second = await visit(site, '/news/pages/2');
    expect(second.text.match(/class="news-card"/g)).toHaveLength(9);
  });

  it('link an article to its neighbors and its products', async () => {
    const { text } = await visit(site, '/news/21');
    expect(text).toMatch(/<a rel="prev" href="\/news\/22">/);
    expect(text).toMatch(/<a rel="next" href="\/news\/20">/);
    for (const product of ['electric', 'charger', 'battery']) {
      expect(text).toContain(`href="/solutions/detail/${product}"`);
    }
  });
});
