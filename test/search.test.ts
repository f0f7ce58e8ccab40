import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { pageFacts } from '../scripts/audit/pageFacts.ts';
import { LANGUAGE_CODES } from '../src/model/codes.ts';
import { organization } from '../src/organization.ts';
import { pages } from '../src/pages/pages.ts';
import { definePage } from '../src/pageTable/page.ts';
import { questionsData } from '../src/structuredData/jsonLd.ts';
import { ErrorPage } from '../views/pages/errors/ErrorPage.tsx';
import { SITE_URL as SITE } from './kit/addresses.ts';
import { ARTICLE } from './kit/articles.ts';
import { inLanguage } from './kit/routes.ts';
import { startGateway } from './kit/gateway.ts';
import { createSite, PHONE, visit } from './kit/site.ts';
import { inHtml, words } from './kit/words.ts';

const HOSTILE = '</script><script>alert(1)</script><!-- & \u2028\u2029';

const hostile = definePage({
  id: 'hostile',
  desktop: '/test/hostile',
  label: () => HOSTILE,
  load: () => ({ status: 200, message: 'Hostile' }),
  head: () => ({
    title: 'Hostile',
    description: 'Hostile',
    structuredData: [questionsData([{ title: HOSTILE, text: HOSTILE }])],
  }),
  view: ErrorPage,
});
const site = await createSite({ NODE_ENV: 'production' }, { pages: [...pages, hostile] });

describe('access for search engines', () => {
  it('is allowed in production, with the sitemap in robots.txt', async () => {
    const { text } = await visit(site, '/robots.txt');
    expect(text).not.toShow('Disallow: /\n');
    expect(text).toShow(`Sitemap: ${SITE}/sitemap.xml`);
    expect((await visit(site, '/')).headers['x-robots-tag']).toBeUndefined();
  });

  it('is denied on every path outside production and for a local URL', async () => {
    const copies: Record<string, string>[] = [
      {},
      { NODE_ENV: 'production', SITE_URL: 'http://localhost:3000' },
    ];
    for (const env of copies) {
      const copy = await createSite(env);
      expect((await visit(copy, '/robots.txt')).text).toShow('Disallow: /\n');
      for (const path of ['/', '/news/feed.xml', '/icons/favicon.svg', '/nowhere'])
        expect((await visit(copy, path)).headers['x-robots-tag'], path).toBe('noindex, nofollow');
    }
  });
});

describe('the feed', () => {
  it.each(LANGUAGE_CODES)('in %s is the same on every device, with absolute URLs', async (code) => {
    const path = inLanguage('/news/feed.xml', code);
    for (const userAgent of [undefined, PHONE]) {
      const answer = await visit(site, path, userAgent ? { userAgent } : {});
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
      expect(answer.headers['content-language']).toBe(code);
      const xml = answer.text || String(answer.body);
      expect(xml).toShow(`href="${SITE}${inLanguage(ARTICLE, code)}"`);
      expect(xml).not.toShow(/(href|src)="\//);
    }
  });

  it('answers 304 if the ETag matches', async () => {
    const { headers } = await visit(site, '/news/feed.xml');
    const again = await request(site.app).get('/news/feed.xml').set('If-None-Match', String(headers.etag));
    expect(again.status).toBe(304);
  });

  it('answers 404 at other paths', async () => {
    for (const path of ['/en/news/feed.xml', '/xx/news/feed.xml', '/news/mobile/feed.xml'])
      expect((await visit(site, path)).status, path).toBe(404);
  });

  it('is in the head of every page, and linked from the news', async () => {
    expect((await visit(site, '/de')).text).toShow(
      `type="application/atom+xml" title="${inHtml(words.de.news.feed.title)}" href="${SITE}/de/news/feed.xml"`,
    );
    const phone = await visit(site, '/de/news/mobile', { userAgent: PHONE });
    expect(phone.text).toShow('href="/de/news/feed.xml"');
  });
});

describe('/llms.txt', () => {
  it('links to exactly the pages of the English sitemap', async () => {
    const { status, headers, text } = await visit(site, '/llms.txt');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(text.startsWith(`# ${organization.legalName}\n\n> ${words.en.home.description}\n\n## `)).toBe(
      true,
    );
    const [list = ''] = text.split(`\n## ${words.en.markets.soldIn.heading}\n`);
    const lines = [...list.matchAll(/^- \[(.+)\]\((\S+)\): (.+)$/gm)];
    expect(list.match(/^- /gm)).toHaveLength(lines.length);
    const map = (await visit(site, '/sitemap-en.xml')).text;
    const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    expect(listed.length).toBeGreaterThan(pages.length / 2);
    expect(lines.map(([, , url]) => url).toSorted()).toEqual(listed.toSorted());
    // Every fifth: the lines are made alike.
    for (const [, title = '', url = '', description] of lines.filter((_, index) => index % 5 === 0)) {
      expect(url).toMatch(new RegExp(`^${SITE}/`));
      const page = await visit(site, url.slice(SITE.length));
      expect(page.status, url).toBe(200);
      const { titles, metas } = pageFacts(page.text);
      expect(titles[0], url).toContain(title);
      expect(metas.get('description'), url).toEqual([description]);
    }
  });

  it('is noindex if the site is', async () => {
    const copy = await createSite();
    expect((await visit(copy, '/llms.txt')).headers['x-robots-tag']).toBe('noindex, nofollow');
  });
});

describe('structured data', () => {
  it('cannot close its script element, whatever its content', async () => {
    const { text } = await visit(site, '/test/hostile');
    const blocks = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    expect(text).not.toShow('<script>alert');
    expect(blocks.map(([block]) => block).join()).not.toMatch(/[\u2028\u2029]/);
    const [{ mainEntity }] = blocks.map(([, json = '']) => JSON.parse(json));
    expect(mainEntity[0].name).toBe(HOSTILE);
  });

  it('lists only questions that the page shows, in every language', async () => {
    for (const code of LANGUAGE_CODES) {
      const { text } = await visit(site, inLanguage('/services/after-sales-service', code));
      const json = /<script type="application\/ld\+json">({[^<]*"FAQPage"[^<]*})</.exec(text)?.[1] ?? '';
      const { mainEntity } = JSON.parse(json);
      expect(mainEntity.length, code).toBeGreaterThan(3);
      for (const { name, acceptedAnswer } of mainEntity) {
        expect(name, code).toMatch(/[?？؟か]$|か。$/);
        const visible = text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll('&quot;', '"');
        expect(visible.split(name).length, name).toBeGreaterThan(1);
        expect(visible, code).toShow(acceptedAnswer.text);
      }
    }
  });
});

describe('an article that exists in only some languages', async () => {
  const article = (id: number) => ({ id, date: '2026-01-02', title: `A ${id}`, summary: 's', body: 'b' });
  const articles: Record<string, unknown[]> = {
    en: [article(1), article(2)],
    de: [article(2)],
    ja: [article(3)],
  };
  const gateway = await startGateway((slug, lang) =>
    slug === 'news' ? { list: articles[lang] ?? [] } : undefined,
  );
  const over = await createSite({ GATEWAY_URL: gateway });

  it.each([
    ['/news/1', ['en', 'x-default']],
    ['/de/news/2', ['en', 'de', 'x-default']],
    ['/ja/news/3', ['ja']],
    ['/fr/news', [...LANGUAGE_CODES, 'x-default']],
  ])('%s has exactly the expected alternates in page and sitemap', async (path, expected) => {
    const { text } = await visit(over, path);
    const named = [...text.matchAll(/hrefLang="([\w-]+)"/g)].map(([, code]) => code);
    expect(named).toEqual([...expected, 'zh']);
    const code = /^\/(\w\w)\//.exec(path)?.[1] ?? 'en';
    const map = (await visit(over, `/sitemap-${code}.xml`)).text;
    const [entry = ''] = map.split('\n').filter((line) => line.includes(`<loc>${SITE}${path}</loc>`));
    expect([...entry.matchAll(/hreflang="([\w-]+)"/g)].map(([, one]) => one)).toEqual(expected);
  });

  it('has language menu links to the article list for the other languages', async () => {
    const { text } = await visit(over, '/news/1');
    expect(text).toShow('href="/language/de?path=%2Fnews"');
    expect(text).toShow('href="/language/en?path=%2Fnews%2F1"');
  });

  it('has its date as lastmod in the sitemap', async () => {
    expect((await visit(over, '/sitemap-de.xml')).text).toShow(
      `<loc>${SITE}/de/news/2</loc><lastmod>2026-01-02</lastmod>`,
    );
  });
});
