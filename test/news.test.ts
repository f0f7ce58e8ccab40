import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { App } from '../src/app.ts';
import { createSite, ROOT, visit } from './kit/site.ts';

/** A site over a copy of the project's words, to which a test can add articles. */
async function siteWithOwnNews(now: () => Date) {
  const root = await mkdtemp(join(tmpdir(), 'arcvane-'));
  await cp(join(ROOT, 'locales'), join(root, 'locales'), { recursive: true });
  for (const folder of ['build', 'public']) await symlink(join(ROOT, folder), join(root, folder));
  const warnings: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });
  const site = await createSite({}, { root, logger, now });
  onTestFinished(async () => {
    await site.close();
    await rm(root, { recursive: true });
  });
  const write = (name: string, text: string) => writeFile(join(root, 'locales/en/news', name), text);
  return { site, write, warnings };
}

const article = (id: number, date: string, title: string) =>
  `---\nid: ${id}\ndate: '${date}'\ntitle: ${title}\nsummary: Summary\nproducts: [cloud]\n---\n\nText of the article.\n`;

/** Moves the clock past the age at which files are looked at again; timers run as ever. */
function stopClock() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  return () => void vi.setSystemTime(Date.now() + 6000);
}

/** For a slow machine; a fast one is through at once. */
const WAIT = { timeout: 20_000 };

/** The first request after the files changed gets what is held; the new state is there behind it. */
async function until(site: App, path: string, condition: (text: string) => boolean) {
  await vi.waitFor(async () => {
    expect(condition((await visit(site, path)).text)).toBe(true);
  }, WAIT);
}

describe('an editor', () => {
  it('adds an article, and it is there without a restart', async () => {
    const wait = stopClock();
    const { site, write } = await siteWithOwnNews(() => new Date('2026-12-01T12:00:00Z'));
    expect((await visit(site, '/news/901')).status).toBe(404);
    await write('901-new.md', article(901, '2026-11-30', 'Written this morning'));
    wait();
    await until(site, '/news', (text) => text.includes('Written this morning'));
    const { status, text } = await visit(site, '/news/901');
    expect(status).toBe(200);
    expect(text).toContain('Text of the article.');
    expect(text).toContain('/solutions/detail/cloud');
  });

  it('writes for a later day: the draft is there on that day, and not before', async () => {
    let today = new Date('2026-12-01T23:59:59Z');
    const wait = stopClock();
    const { site, write } = await siteWithOwnNews(() => today);
    await write('902-draft.md', article(902, '2026-12-02', 'Kept back'));
    await write('903-seen.md', article(903, '2026-12-01', 'Seen'));
    wait();
    await until(site, '/news', (text) => text.includes('Seen'));
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

  it('breaks a file: the log names it and says why, and the article stays as it was', async () => {
    const wait = stopClock();
    const { site, write, warnings } = await siteWithOwnNews(() => new Date('2026-12-01T12:00:00Z'));
    await write('904-article.md', article(904, '2026-11-30', 'Sound'));
    wait();
    await until(site, '/news', (text) => text.includes('Sound'));
    await write('904-article.md', '---\nid: 904\ntitle: [\n---\nBroken');
    await write('905-other.md', article(905, '2026-11-30', 'Another one'));
    wait();
    await until(site, '/news', (text) => text.includes('Another one'));
    expect((await visit(site, '/news/904')).text).toContain('Sound');
    expect(warnings.join()).toMatch(/904-article\.md is shown as it was before: /);
  });
});

describe('the news pages', () => {
  let site: App;
  beforeAll(async () => {
    site = await createSite({}, { now: () => new Date('2026-11-21T12:00:00Z') });
  });
  afterAll(() => site.close());

  it('share an article by plain links to its desktop address, and load nothing from elsewhere', async () => {
    const { text } = await visit(site, '/de/news/22');
    const url = encodeURIComponent('https://www.arcvane.example/de/news/22');
    expect(text).toContain(`https://www.linkedin.com/sharing/share-offsite/?url=${url}"`);
    expect(text).toMatch(new RegExp(`href="https://x\\.com/intent/post\\?text=[^"]+&amp;url=${url}"`));
    const [, subject = ''] = /href="mailto:\?subject=([^"&]*)&amp;body=/.exec(text) ?? [];
    const [, title = ''] = /<h1>([^<]*)<\/h1>/.exec(text) ?? [];
    expect(decodeURIComponent(subject)).toBe(title.replaceAll('\u00ad', ''));
    expect(text).not.toMatch(/<(?:script|img|iframe)[^>]+src="https?:/);
  });

  it('narrow the list by subject, page by page, and keep the subject in the address', async () => {
    const { text } = await visit(site, '/news?topic=charging-system');
    expect(text).toContain('/news/12"');
    expect(text).not.toContain('/news/22"');
    expect(text).toMatch(/<a href="\/news\?topic=charging-system" aria-current="true">/);
    const all = await visit(site, '/news/pages/2?topic=energy-storage-system');
    expect(all.text).toContain('href="/news?topic=energy-storage-system"');
    expect((await visit(site, '/news/pages/3?topic=charging-system')).status).toBe(404);
    expect((await visit(site, '/news?topic=none')).text).toContain('/news/22"');
  });

  it('show nine articles on a page, the newest of them large', async () => {
    const { text } = await visit(site, '/news');
    expect(text.match(/class="news-card"/g)).toHaveLength(8);
    expect(text.match(/<article class="news-lead/g)).toHaveLength(1);
    const second = await visit(site, '/news/pages/2');
    expect(second.text.match(/class="news-card"/g)).toHaveLength(9);
  });

  it('lead on from an article to its neighbours and its products', async () => {
    const { text } = await visit(site, '/news/21');
    expect(text).toMatch(/<a rel="prev" href="\/news\/22">/);
    expect(text).toMatch(/<a rel="next" href="\/news\/20">/);
    for (const product of ['electric', 'charger', 'battery']) {
      expect(text).toContain(`href="/solutions/detail/${product}"`);
    }
  });
});
