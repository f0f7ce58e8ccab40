import { describe, expect, it } from 'vitest';
import { audit } from '../scripts/audit/audit.ts';
import { SiteClient, type Answer, type Frame } from '../scripts/audit/siteClient.ts';
import type { App } from '../src/app.ts';
import { organization } from '../src/organization.ts';
import { pages as pageTable, type PageId } from '../src/pages/pages.ts';
import { definePage, type Page } from '../src/pageTable/page.ts';
import { createRenderer } from '../src/render/createRenderer.tsx';
import { questionsData } from '../src/structuredData/jsonLd.ts';
import { ErrorPage } from '../views/pages/errors/ErrorPage.tsx';
import { SITE_URL as SITE } from './kit/addresses.ts';
import { createSite, originOf } from './kit/site.ts';

const pagesWith = (...ids: readonly PageId[]) => pageTable.filter(({ id }) => ids.includes(id));

/** Without verifying fragments: `walk.test.ts` does so on the same pages. */
const createSiteWith = (env: Record<string, string>, pages: readonly Page[]) =>
  createSite(env, { pages, render: createRenderer() });

type Changeable = { status: number; headers: Map<string, string>; text: string };
/** Introduces a fault into an answer. */
type Worsen = (path: string, answer: Changeable) => void;

/** Answers of unmodified sites, by request: the audits below ask for the same ones. */
const answers = new Map<string, Promise<Answer>>();

/** Audits a site, applying `worsen` to every answer. */
function auditWorsened(site: App, worsen: Worsen) {
  const origin = originOf(site);
  class WorsenedClient extends SiteClient {
    override async get(path: string, frame: Frame): Promise<Answer> {
      const key = `${frame} ${origin}${path}`;
      const known = answers.get(key) ?? super.get(path, frame);
      answers.set(key, known);
      const unmodified = await known;
      const answer = { ...unmodified, headers: new Map(unmodified.headers) };
      worsen(path, answer);
      return answer;
    }
  }
  return audit(origin, new WorsenedClient(origin));
}

it('the audit reports the faults of a broken site', async () => {
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
  const site = await createSiteWith({}, [...pagesWith('home'), ...broken]);
  const { faults, isOpen } = await audit(originOf(site));
  await site.close();
  expect(isOpen).toBe(false);
  const of = (rule: string) => faults.filter((fault) => fault.rule === rule).map(({ says }) => says);
  expect(new Set(faults.map(({ rule }) => rule))).toEqual(
    new Set(['title', 'description', 'structured data', 'feed', 'links']),
  );
  expect(of('title')).toContain(`is the same as on ${SITE}/test/one: The same – ${organization.name}`);
  expect(of('description')).toContain('9 wide: Too short');
  expect(of('structured data').join()).toContain('FAQPage mainEntity');
  expect(of('links')).toContain('links to /solutions: 404');
  // The language menu's links are not for crawlers, whether or not `robots.txt` says so.
  expect(of('links').join()).not.toContain('/language/');
});

describe('the audit of a site with one fault', async () => {
  const pages = pagesWith('home', 'legal');
  const open = await createSiteWith({ NODE_ENV: 'production' }, pages);
  const at =
    (place: string, change: (answer: Changeable) => void): Worsen =>
    (path, answer) => {
      if (path === place) change(answer);
    };
  const put = (place: string, from: RegExp, to: string) =>
    at(place, (answer) => (answer.text = answer.text.replace(from, to)));
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
    [
      'sitemap',
      put('/sitemap-de.xml', /de<\/loc>/, '$&<lastmod>2999-01-01</lastmod>'),
      '/de',
      'lastmod 2999-01-01',
    ],
    ['sitemap', put('/sitemap-de.xml', /<\/urlset>/, ''), '/sitemap-de.xml', 'is not well-formed'],
    [
      'robots',
      header('/de/legal', 'x-robots-tag', 'noindex'),
      '/de/legal',
      'is in a sitemap but has noindex',
    ],
    ['robots', put('/robots.txt', /^Sitemap:.*/m, ''), '/robots.txt', 'names no sitemap'],
    ['robots', status('/robots.txt', 500), '/robots.txt', 'status 500'],
  ])('reports the fault: %s', async (rule, worsen, where, says) => {
    const { faults } = await auditWorsened(open, worsen);
    const own = faults.filter((fault) => fault.rule === rule);
    const found = own.map((fault) => `${fault.where.replace(SITE, '').replace(/ .*/, '')}: ${fault.says}`);
    expect(
      found.filter((line) => line.startsWith(`${where}: `) && line.includes(says)),
      found.join('\n'),
    ).not.toEqual([]);
  });

  it('reports none of these faults for the unmodified site', async () => {
    const { faults } = await auditWorsened(open, () => undefined);
    // This site lacks most pages that the menu and the feed link to.
    expect(new Set(faults.map(({ rule }) => rule))).toEqual(new Set(['feed', 'links']));
  });

  it('reports pages without noindex on a site that is closed to search engines', async () => {
    const closed = await createSiteWith({}, pages);
    const silent = at('/de/legal', ({ headers }) => headers.delete('x-robots-tag'));
    const { faults } = await auditWorsened(closed, silent);
    expect(faults).toContainEqual(
      expect.objectContaining({ rule: 'robots', says: 'lacks noindex although the site is closed' }),
    );
  });
});
