import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { familyOf, manualPath, PRODUCT_IDS, productPath } from '../src/catalog/catalog.ts';
import {
  FAULT_KINDS,
  FAULTS,
  faultCode,
  faultPath,
  faultSlug,
  faultTexts,
  productsThatReport,
} from '../src/catalog/faults.ts';
import { LANGUAGE_CODES, PREFIXED_LANGUAGES, type LanguageCode } from '../src/model/codes.ts';
import { createMetrics } from '../src/process/metrics.ts';
import { localize } from '../src/model/paths.ts';
import { SITE_URL } from './kit/addresses.ts';
import { headingOf } from './kit/elements.ts';
import { eventually } from './kit/eventually.ts';
import { startGateway } from './kit/gateway.ts';
import { inLanguage } from './kit/routes.ts';
import { createSite, PHONE, visit } from './kit/site.ts';
import { inHtml, translate, words } from './kit/words.ts';
import { listOf } from '../scripts/site/listOf.ts';

const RESULTS_PER_PAGE = 10;
const MAX_SUGGESTIONS = 6;
const suggestionsFile = z.object({
  suggestions: z.array(z.object({ text: z.string(), url: z.string() })),
  status: z.string(),
});

const site = await createSite();

const searchPath = (code: LanguageCode, query: Record<string, string>) =>
  `${inLanguage('/search', code)}?${new URLSearchParams(query)}`;
const search = async (code: LanguageCode, q: string, more: Record<string, string> = {}) =>
  (await visit(site, searchPath(code, { q, ...more }))).text;
/** URLs of the results, best first. */
const resultsIn = (html: string) =>
  [...html.matchAll(/<h[23] class="subtitle quiet deep-links"><a href="([^"]+)">/g)].map(([, url = '']) =>
    url.replaceAll('&amp;', '&'),
  );
const pageOf = (url: string | undefined) => url?.replace(/#.*/, '');

describe.each(LANGUAGE_CODES)('the search in %s', (code) => {
  it('finds each product by its name, in both layouts', async () => {
    for (const id of PRODUCT_IDS) {
      const { name } = words[code].products.products[id];
      const [first] = resultsIn(await search(code, name));
      expect(pageOf(first), name).toBe(inLanguage(productPath(id), code));
    }
    const { name } = words[code].products.products.forklift;
    const address = `${localize('/search', code, 'mobile')}?q=${encodeURIComponent(name)}`;
    const phone = await visit(site, address, { userAgent: PHONE });
    expect(phone.text).toShow('data-layout="mobile"');
    expect(pageOf(resultsIn(phone.text)[0])).toBe(localize(productPath('forklift'), code, 'mobile'));
  });

  it('finds models and fault codes in any spelling', async () => {
    const [, , model = ''] = familyOf('battery').models;
    for (const text of [model, model.replace(/[- ]/g, '').toLowerCase(), model.replaceAll('-', ' ')])
      expect(pageOf(resultsIn(await search(code, text))[0]), text).toBe(
        inLanguage(productPath('battery'), code),
      );
    const [fault] = FAULTS.onboardCharger;
    const name = fault ? faultCode(fault) : '';
    for (const text of [name, name.replace('-', ''), name.toLowerCase()])
      expect(resultsIn(await search(code, text)), text).toEqual([
        inLanguage(fault ? faultPath(fault) : '', code),
      ]);
  });

  it('has a page for each fault code, which leads to its place in the manuals of the products that report it', async () => {
    const all = FAULT_KINDS.flatMap((kind) => FAULTS[kind].map((fault) => ({ kind, fault })));
    // The manuals depend on the code only, so each code is asked for in one language.
    const own = all.filter((_, index) => LANGUAGE_CODES[index % LANGUAGE_CODES.length] === code);
    for (const { kind, fault } of own) {
      const { text, status } = await visit(site, inLanguage(faultPath(fault), code));
      expect(status).toBe(200);
      const { sign, cause } = faultTexts(kind, fault, words[code]);
      expect(text).toShow(inHtml(cause));
      for (const subject of PRODUCT_IDS) {
        const isReported = productsThatReport(kind, fault).includes(subject);
        const link = `href="${inLanguage(manualPath(subject), code)}#${faultSlug(fault)}"`;
        expect(text.includes(link), `${faultCode(fault)} ${subject}`).toBe(isReported);
      }
      expect(headingOf(text)).toContain(sign.slice(0, 8));
    }
  });

  it('finds chapters of manuals at their place on a page', async () => {
    const urls = resultsIn(await search(code, words[code].documents.kinds.manual, { kind: 'document' }));
    expect(urls.length).toBeGreaterThan(3);
    for (const url of urls) {
      const [path = '', anchor] = url.split('#');
      expect(path).toMatch(/\/manual$/);
      expect((await visit(site, path)).text, url).toShow(`<section id="${anchor}"`);
    }
  });

  it('says that nothing was found, and what may help', async () => {
    const html = await search(code, 'qwxyzq');
    expect(html).toShow(inHtml(words[code].search.none.replace('{{query}}', 'qwxyzq')));
    expect(html).toShow(inHtml(words[code].search.advice.codes));
    expect(html).toShow(inHtml(words[code].about['contact-us'].emergency.heading));
    expect(resultsIn(html)).toEqual([]);
  });

  it('is described for browsers, and linked from every page', async () => {
    const path = inLanguage('/search.xml', code);
    const answer = await visit(site, path);
    expect(answer.headers['content-type']).toBe('application/opensearchdescription+xml; charset=utf-8');
    const xml = answer.text || String(answer.body);
    expect(xml).toShow(`template="${SITE_URL}${inLanguage('/search', code)}?q={searchTerms}"`);
    const home = await visit(site, inLanguage('/', code));
    expect(home.text).toShow(`type="application/opensearchdescription+xml"`);
    expect(home.text).toShow(`href="${path}"`);
    expect(home.text).toShow(`href="${inLanguage('/search', code)}"`);
  });
});

describe('a page of results', () => {
  it('is not for search engines', async () => {
    const html = await search('en', 'battery');
    expect(html).toShow('<meta name="robots" content="noindex"/>');
    expect(html).not.toShow('rel="canonical"');
    const open = await createSite({ NODE_ENV: 'production' });
    expect((await visit(open, '/robots.txt')).text).toShow('Disallow: /*?q=\n');
    expect((await visit(open, '/sitemap-en.xml')).text).not.toShow('/search<');
    await open.close();
  });

  it('keeps the query in form, title and language menu', async () => {
    const html = await search('en', 'forklift');
    expect(html).toShow('name="q" value="forklift"');
    expect(headingOf(html)).toBe(words.en.search.resultsFor.replace('{{query}}', 'forklift'));
    for (const code of PREFIXED_LANGUAGES)
      expect(html).toShow(`href="/language/${code}?path=%2Fsearch%3Fq%3Dforklift"`);
    const answer = await visit(site, '/language/de?path=%2Fsearch%3Fq%3Dforklift%2B%2526%26kind%3Dpage');
    expect(answer.headers.location).toBe('/de/search?q=forklift+%26&kind=page');
  });

  it('marks the words, and only as text', async () => {
    expect(await search('en', 'forklift')).toShow('<mark>Forklift</mark> pack');
    const html = await search('en', 'forklift <img src=x onerror=alert(1)> "\'');
    expect(html).not.toShow('<img src=x');
    expect(html).toShow('value="forklift &lt;img src=x');
  });

  it('has ten results, and links to the others that are neither followed nor prefetched', async () => {
    const html = await search('en', 'battery');
    const first = resultsIn(html);
    expect(first).toHaveLength(RESULTS_PER_PAGE);
    expect(html).toShow(
      /<a [^>]*rel="nofollow"[^>]*href="\/search\?q=battery&amp;page=2"|<a [^>]*href="\/search\?q=battery&amp;page=2"[^>]*rel="nofollow"/,
    );
    const second = resultsIn(await search('en', 'battery', { page: '2' }));
    expect(second.length).toBeGreaterThan(0);
    expect(second.filter((url) => first.includes(url))).toEqual([]);
  });

  it('shows one kind if asked', async () => {
    const html = await search('en', 'forklift', { kind: 'document' });
    const urls = resultsIn(html);
    expect(urls.length).toBeGreaterThan(0);
    expect(urls.filter((url) => !url.includes('/manual#'))).toEqual([]);
    expect(html).toShow('q=forklift&amp;kind=document" rel="nofollow" aria-current="true"');
  });

  it('offers the word that a visitor may mean, and does not count what has it', async () => {
    for (const [q, meant] of [
      ['Gabelstapler', 'forklift'],
      ['forklfit', 'forklift'],
    ] as const) {
      const html = await search('en', q);
      expect(html).toShow(inHtml(words.en.search.correction.replace('{{query}}', meant)));
      expect(html).toShow(inHtml(translate.en('search:count', { count: 0 })));
      expect(pageOf(resultsIn(html)[0])).toBe(productPath('forklift'));
    }
  });

  it.each<[LanguageCode, string, string]>([
    ['en', 'marine battery 200 kWh', '/solutions/detail?energy=200&application=marine#finder'],
    ['en', '80V', '/solutions/detail?voltage=60#finder'],
    ['de', 'Stapler mit 80 Volt', '/de/solutions/detail?voltage=60&application=forklift#finder'],
    ['ja', '80ボルト', '/ja/solutions/detail?voltage=60#finder'],
    ['ar', 'رافعة شوكية 80 فولت', '/ar/solutions/detail?voltage=60&application=forklift#finder'],
    ['en', '12 buses', '/solutions/charging-system/ev-charger?vehicles=12&'],
    ['en', 'smoke from cabinet', '/about-us/contact-us#emergency'],
    ['en', 'safety recall', '/news/10'],
  ])('leads in %s from %s to %s first', async (code, q, path) => {
    const [first = ''] = resultsIn(await search(code, q));
    expect(first.slice(0, path.length)).toBe(path);
  });

  it('shows the documents of a product with it, and values with their condition', async () => {
    const html = await search('en', 'forklift energy');
    expect(html).toShow('<a href="/documents/forklift-manual-en.pdf">');
    expect(html).not.toMatch(/[a-z]cells at/);
  });

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['only stop words', 'the of and'],
    ['control characters', 'a\u0000b\u0007\u001b[31m'],
    ['a lone surrogate', 'x\ud800'],
    ['right-to-left overrides', '\u202eforklift\u2066'],
    ['regular expression characters', '(a+)+$ [^ \\ .* {2,'],
    ['long words', 'a'.repeat(1500)],
    ['many words', 'battery '.repeat(150)],
    ['many Han characters', '蓄'.repeat(200)],
    ['markup', '</title><script>alert(1)</script>'],
  ])('answers %s', async (_, q) => {
    for (const code of LANGUAGE_CODES) {
      const answer = await visit(site, searchPath(code, { q }));
      expect(answer.status, code).toBe(200);
      expect(answer.text, code).not.toMatch(/\u202e|\u0000|\u0007|<script>alert/);
    }
  });

  it.each(
    listOf(`
      q=%ff%fe q=a&q=b q[]=a kind=nothing q=battery&kind=__proto__ q=battery&page=0 q=battery&page=-1
      q=battery&page=9999 q=battery&page=1e9`),
  )('answers the query string %s', async (query) => {
    expect((await visit(site, `/search?${query}`)).status).toBe(200);
  });

  it('refuses 10,000 characters like any URL of this length', async () => {
    expect((await visit(site, `/search?q=${'a'.repeat(10_000)}`)).status).toBe(414);
  });
});

describe('suggestions', () => {
  const suggestionsAt = async (path: string) => {
    const answer = await visit(site, path);
    expect(answer.status, path).toBe(200);
    return { answer, ...suggestionsFile.parse(JSON.parse(answer.text)) };
  };
  const suggestionsFor = (code: LanguageCode, q: string) =>
    suggestionsAt(`${inLanguage('/search/suggestions', code)}?${new URLSearchParams({ q })}`);

  it.each(LANGUAGE_CODES)('in %s are titles for the beginning of a name, code or word', async (code) => {
    const { name } = words[code].products.products.forklift;
    const { suggestions, status, answer } = await suggestionsFor(code, name.slice(0, -1));
    expect(suggestions).toContainEqual({ text: name, url: inLanguage(productPath('forklift'), code) });
    expect(suggestions.length).toBeLessThanOrEqual(MAX_SUGGESTIONS);
    expect(new Set(suggestions.map(({ text }) => text)).size).toBe(suggestions.length);
    expect(status).toContain(String(suggestions.length));
    expect(answer.headers['x-robots-tag']).toContain('noindex');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect((await suggestionsFor(code, 'f-10')).suggestions[0]?.text).toMatch(/^F-10\d – /);
  });

  it.each(['', 'q=', 'q=%ff%fe', 'q[]=a', `q=${'a'.repeat(1500)}`, 'q=%u0000', 'q=(a%2B)%2B$', 'q=qwxyzq'])(
    'answer the query string %s',
    async (query) => {
      const { suggestions } = await suggestionsAt(`/search/suggestions?${query}`);
      expect(Array.isArray(suggestions)).toBe(true);
    },
  );

  it('have one address per language', async () => {
    for (const path of ['/en/search/suggestions?q=a', '/xx/search/suggestions?q=a'])
      expect((await visit(site, path)).status, path).not.toBe(200);
  });
});

describe('the page for a missing address', () => {
  it('searches for the words at its end', async () => {
    for (const [path, userAgent] of [
      ['/de/produkte/gabelstapler-batterie', undefined],
      ['/de/produkte/gabelstapler-batterie/mobile', PHONE],
    ] as const) {
      const answer = await visit(site, path, userAgent ? { userAgent } : {});
      expect(answer.status).toBe(404);
      expect(answer.text).toShow(inHtml(words.de.search.missing));
      expect(answer.text).toShow('value="gabelstapler batterie"');
      // Nothing but pages, in the visitor's language.
      expect(resultsIn(answer.text).filter((url) => !/^\/de(\/|$)/.test(url))).toEqual([]);
      const layout = userAgent ? 'mobile' : 'desktop';
      expect(resultsIn(answer.text).map(pageOf)).toContain(localize(productPath('forklift'), 'de', layout));
    }
  });

  it('has an empty form if the address has no words', async () => {
    const { text } = await visit(site, '/news/0');
    expect(text).toShow('role="search"');
    expect((await visit(site, '/7/8')).text).not.toShow(inHtml(words.en.search.missing));
  });
});

describe('news', async () => {
  const article = (id: number, title: string, date: string) => ({
    id,
    date,
    title,
    summary: 's',
    body: 'Zyzzogeton',
  });
  let articles = [article(1, 'One', '2026-01-02'), article(2, 'Two', '2099-01-01')];
  let now = new Date('2026-02-01');
  const gateway = await startGateway((slug) => (slug === 'news' ? { list: articles } : undefined));
  const env = { GATEWAY_URL: gateway, GATEWAY_TTL_SECONDS: '1' };
  const over = await createSite(env, { now: () => now });

  it('are found once they are published, and no longer once they are withdrawn', async () => {
    const urls = async () => resultsIn((await visit(over, '/search?q=zyzzogeton')).text).toSorted();
    expect(await urls()).toEqual(['/news/1']);
    now = new Date('2099-01-02');
    expect(await urls()).toEqual(['/news/1', '/news/2']);
    articles = articles.slice(1);
    await eventually(async () => expect(await urls()).toEqual(['/news/2']));
  });

  it('are found with their new date if it changes', async () => {
    now = new Date('2099-01-02');
    articles = [article(2, 'Two', '2098-12-31')];
    await eventually(async () =>
      expect((await visit(over, '/search?q=zyzzogeton')).text).toShow('dateTime="2098-12-31"'),
    );
  });
});

it('queries without results are counted by language, and logged only if the operator wants it', async () => {
  for (const [setting, expected] of [
    ['on', ['qwxyzq']],
    ['off', []],
  ] as const) {
    const lines: { msg: string; text?: string }[] = [];
    const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
    const metrics = createMetrics({ failed: 0, dropped: 0 });
    const counted = await createSite({ LOG_SEARCHES: setting }, { logger, metrics });
    for (const query of ['q=qwxyzq', 'q=qwxyzq&kind=page', 'q=Gabelstapler'])
      await visit(counted, `/de/search?${query}`);
    await visit(counted, '/de/qwxyzq');
    const { body } = await metrics.text();
    expect(body).toContain('arcvane_searches_total{language="de",outcome="none"} 1\n');
    expect(body).toContain('arcvane_searches_total{language="de",outcome="found"} 1\n');
    expect(body).not.toContain('qwxyzq');
    expect(lines.filter(({ msg }) => msg === 'search without results').map(({ text }) => text)).toEqual(
      expected,
    );
    expect(
      lines
        .filter(({ msg }) => msg === 'request')
        .map((line) => JSON.stringify(line))
        .filter((line) => line.includes('q=')),
    ).toEqual([]);
  }
});
