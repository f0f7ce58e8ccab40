import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../scripts/audit/audit.ts';
import { auditReport } from '../scripts/audit/auditReport.ts';
import type { App } from '../src/app.ts';
import { LANGUAGE_CODES } from '../src/locale/codes.ts';
import { organisation } from '../src/organisation.ts';
import { pages as pageTable } from '../src/pages/pages.ts';
import { definePage } from '../src/pageTable/page.ts';
import { createRenderer } from '../src/render/createRenderer.tsx';
import type { ServiceOptions } from '../src/services.ts';
import { questionsData } from '../src/structuredData/jsonLd.ts';
import { ErrorPage } from '../views/pages/errors/ErrorPage.tsx';
import { SITE_URL as SITE } from './kit/addresses.ts';
import { createSite } from './kit/site.ts';

const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0)) await end();
});

const pagesWith = (...ids: readonly string[]) => pageTable.filter(({ id }) => ids.includes(id));

async function auditOf(env: Record<string, string>, deps: Partial<ServiceOptions> = {}) {
  const { origin, end } = await serve(env, deps);
  ended.push(end);
  return audit(origin);
}

async function serve(env: Record<string, string>, deps: Partial<ServiceOptions>) {
  // `walk.test.ts` verifies the fragments of the same pages.
  const site: App = await createSite(env, { render: createRenderer(), ...deps });
  const { origin, stop } = await listen(site.app);
  const end = async () => {
    stop();
    await site.close();
  };
  return { origin, end };
}

async function listen(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${address.port}`, stop };
}

interface Answer {
  status: number;
  readonly headers: Headers;
  body: string;
}
/** Introduces a fault into a response. */
type Worsen = (path: string, answer: Answer) => void;

/** Answers of unmodified sites, by request: the audits below ask for the same ones. */
const answers = new Map<string, Promise<{ answer: Answer; coding: 'utf8' | 'latin1' }>>();

async function answerOf(url: string, userAgent: string) {
  const headers = { 'User-Agent': userAgent, 'Accept-Encoding': 'identity' };
  const got = await fetch(url, { headers, redirect: 'manual' });
  const bytes = Buffer.from(await got.arrayBuffer());
  // latin1 preserves binary bodies byte for byte.
  const coding = /text|xml|json/.test(got.headers.get('content-type') ?? '') ? 'utf8' : 'latin1';
  const answer: Answer = {
    status: got.status,
    headers: new Headers(got.headers),
    body: bytes.toString(coding),
  };
  for (const name of ['content-length', 'transfer-encoding', 'connection']) answer.headers.delete(name);
  return { answer, coding } as const;
}

/** Starts a proxy that applies `worsen` to every response of `origin`. @returns the proxy's origin */
async function worsened(origin: string, worsen: Worsen): Promise<string> {
  const altered = await listen((req, res) => {
    const path = req.url ?? '/';
    const pass = async () => {
      const userAgent = req.headers['user-agent'] ?? '';
      const key = `${userAgent} ${origin}${path}`;
      const known = answers.get(key) ?? answerOf(origin + path, userAgent);
      answers.set(key, known);
      const { answer: unmodified, coding } = await known;
      const answer: Answer = { ...unmodified, headers: new Headers(unmodified.headers) };
      worsen(path, answer);
      res.writeHead(answer.status, Object.fromEntries(answer.headers));
      res.end(answer.body, coding);
    };
    pass().catch((error: unknown) => res.destroy(error instanceof Error ? error : undefined));
  });
  ended.push(altered.stop);
  return altered.origin;
}

describe('the audit', () => {
  it('reports no faults for the site in every language and both layouts', async () => {
    const result = await auditOf({ NODE_ENV: 'production' });
    expect(auditReport(result)).toContain(': 0 faults');
    expect(result.isOpen).toBe(true);
    expect(result.languages).toHaveLength(LANGUAGE_CODES.length);
    expect(result.pages.length).toBeGreaterThan(LANGUAGE_CODES.length * pageTable.length);
    expect(result.feeds).toBe(LANGUAGE_CODES.length);
  });

  it('reports the faults of a broken site', async () => {
    const broken = ['one', 'two'].map((id) =>
      definePage({
        id,
        desktop: `/test/${id}`,
        label: () => id,
        load: () => ({ status: 200, message: 'Two headings' }),
        head: () => ({ title: 'The same', description: 'Too short', structuredData: [questionsData([])] }),
        view: ErrorPage,
      }),
    );
    // This site lacks most pages that the menu and the home page link to.
    const { faults, isOpen } = await auditOf({}, { pages: [...pagesWith('home'), ...broken] });
    expect(isOpen).toBe(false);
    const of = (rule: string) => faults.filter((fault) => fault.rule === rule).map(({ says }) => says);
    expect(new Set(faults.map(({ rule }) => rule))).toEqual(
      new Set(['title', 'description', 'structured data', 'feed', 'links']),
    );
    expect(of('title')).toContain(`is the same as on ${SITE}/test/one: The same – ${organisation.name}`);
    expect(of('description')).toContain('9 wide: Too short');
    expect(of('structured data').join()).toContain('FAQPage mainEntity');
    expect(of('links')).toContain('links to /solutions: 404');
    // The language menu's links are not for crawlers, whether or not `robots.txt` says so.
    expect(of('links').join()).not.toContain('/language/');
  });
});

describe('the audit of a site with one fault', () => {
  const pages = pagesWith('home', 'legal');
  let open: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    open = await serve({ NODE_ENV: 'production' }, { pages });
  });
  afterAll(() => open.end());
  const at = (place: string, change: (answer: Answer) => void): Worsen => {
    return (path, answer) => {
      if (path === place) change(answer);
    };
  };
  const put = (place: string, from: RegExp, to: string) =>
    at(place, (answer) => (answer.body = answer.body.replace(from, to)));
  const header = (place: string, name: string, value: string) =>
    at(place, ({ headers }) => headers.set(name, value));
  const status = (place: string, code: number) => at(place, (answer) => (answer.status = code));
  const canonical = /<link rel="canonical"[^>]*>/;
  const other = `<link rel="canonical" href="${SITE}/legal"/>`;

  it.each<[string, Worsen, where: string, says: string]>([
    ['status', status('/de/legal', 404), '/de/legal', '404'],
    ['status', status('/de/mobile', 500), '/de/mobile', 'a phone gets 500'],
    [
      'hops',
      at('/de', (answer) => answer.status === 302 && (answer.status = 301)),
      '/de',
      'a phone gets 301',
    ],
    ['canonical', put('/de/legal', canonical, ''), '/de/legal', 'is missing'],
    ['canonical', put('/de/legal', canonical, other), '/de/legal', `is ${SITE}/legal`],
    ['canonical', put('/de/legal', canonical, `$&${other}`), '/de/legal', `/de/legal and ${SITE}/legal`],
    ['canonical', put('/de/mobile', canonical, other), '/de/mobile', `is ${SITE}/legal`],
    [
      'alternates',
      put('/de/legal', /hrefLang="fr"/i, 'hrefLang="de"'),
      '/fr/legal',
      `de is ${SITE}/de/legal, which does not link back`,
    ],
    ['alternates', put('/de/mobile', canonical, other), '/de', '/de/mobile, which does not link back'],
    [
      'alternates',
      put('/de/legal', /hrefLang="fr"/i, 'hrefLang="de"'),
      '/de/legal',
      'lists a language twice',
    ],
    ['alternates', put('/de/legal', /hrefLang="fr"/i, 'hrefLang="pt"'), '/de/legal', 'lacks fr'],
    ['alternates', put('/de/legal', /hrefLang="zh"/i, 'hrefLang="pt"'), '/de/legal', 'lacks zh'],
    ['alternates', put('/de/legal', /<html lang="de"/, '<html lang="en"'), '/legal', 'whose language is en'],
    ['language', put('/de/legal', /<html lang="de"/, '<html lang="en"'), '/de/legal', 'lang is en'],
    [
      'sitemap',
      put('/sitemap-de.xml', /<url><loc>[^<]+\/de\/legal<.*?<\/url>/s, ''),
      '/de/legal',
      'is indexable but in no sitemap',
    ],
    ['sitemap', put('/sitemap-de.xml', /<url>.*?<\/url>/s, '$&$&'), '/de', 'is listed twice'],
    ['sitemap', put('/sitemap-de.xml', /<lastmod>[^<]+/, '<lastmod>2999-01-01'), '/de', 'lastmod 2999-01-01'],
    ['sitemap', put('/sitemap-de.xml', /<\/urlset>/, ''), '/sitemap-de.xml', 'is not well-formed'],
    [
      'robots',
      header('/de/legal', 'X-Robots-Tag', 'noindex'),
      '/de/legal',
      'is in a sitemap but has noindex',
    ],
    ['robots', put('/robots.txt', /^Sitemap:.*/m, ''), '/robots.txt', 'names no sitemap'],
    ['robots', status('/robots.txt', 500), '/robots.txt', 'status 500'],
  ])('reports the fault: %s', async (rule, worsen, where, says) => {
    const { faults } = await audit(await worsened(open.origin, worsen));
    const own = faults.filter((fault) => fault.rule === rule);
    const found = own.map((fault) => `${fault.where.replace(SITE, '').replace(/ .*/, '')}: ${fault.says}`);
    expect(
      found.filter((line) => line.startsWith(`${where}: `) && line.includes(says)),
      found.join('\n'),
    ).not.toEqual([]);
  });

  it('reports none of these faults for the unmodified site', async () => {
    const { faults } = await audit(await worsened(open.origin, () => undefined));
    // This site lacks most pages that the menu and the feed link to.
    expect(new Set(faults.map(({ rule }) => rule))).toEqual(new Set(['feed', 'links']));
  });

  it('reports pages without noindex on a site that is closed to search engines', async () => {
    const closed = await serve({}, { pages });
    ended.push(closed.end);
    const silent = at('/de/legal', ({ headers }) => headers.delete('x-robots-tag'));
    const { faults } = await audit(await worsened(closed.origin, silent));
    expect(faults).toContainEqual(
      expect.objectContaining({ rule: 'robots', says: 'lacks noindex although the site is closed' }),
    );
  });
});
