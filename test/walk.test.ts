import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { audit, type AuditResult } from '../scripts/audit/audit.ts';
import { auditReport } from '../scripts/audit/auditReport.ts';
import { DESCRIPTION, isWithin, TITLE } from '../scripts/audit/pageFaults.ts';
import { forEachOf, headerOf, SiteClient, type Answer, type Frame } from '../scripts/audit/siteClient.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../src/model/codes.ts';
import { LANGUAGES } from '../src/model/languages.ts';
import { organization } from '../src/organization.ts';
import { pages } from '../src/pages/pages.ts';
import type { PageRequest } from '../src/pageTable/page.ts';
import { routesOf } from '../src/pageTable/routeTable.ts';
import { splitPath, toDesktop, toLayout, toMobile } from '../src/model/paths.ts';
import { SITE_URL } from './kit/addresses.ts';
import { brokenTexts, pageTexts, textsInAnotherScript } from './kit/pageTexts.ts';
import { inLanguage } from './kit/routes.ts';
import { createSite, metaOf, originOf, ROOT, withoutTemplates } from './kit/site.ts';
import { SPECIFIED_PATHS } from './kit/specifiedPaths.ts';
import { ALL_PATHS, LEFT_OUT, routeOf } from './kit/walk.ts';
import { contextOf } from './kit/words.ts';

const FRAMES = ['desktop', 'mobile'] as const;
const WALKS = LANGUAGE_CODES.flatMap((code) =>
  FRAMES.map((frame) => {
    const paths = ALL_PATHS.map((path) => inLanguage(path, code));
    return { code, frame, paths, walked: [...new Set(paths.map((path) => toLayout(path, frame)))] };
  }),
);
/** In every language and layout, by the English desktop path. */
const LEFT_PATHS = new Set(LEFT_OUT.map(({ path }) => path));
const englishOf = (pathname: string) => toDesktop(inLanguage(pathname, 'en'));
const WALKED = new Set(WALKS.flatMap(({ frame, walked }) => walked.map((path) => `${frame} ${path}`)));

const socialPictures = new Set(
  Object.values(
    z
      .record(z.string(), z.record(z.string(), z.object({ file: z.string() })))
      .parse(JSON.parse(readFileSync(join(ROOT, 'public', 'social', 'social.json'), 'utf8'))),
  ).flatMap((each) => Object.values(each).map(({ file }) => `${SITE_URL}/social/${file}`)),
);

/** One line per fault of a page by itself, besides those that the audit finds. */
function faultsOf({ headers, text }: Answer, code: LanguageCode, frame: Frame): string[] {
  const title = /<title>[^<]*/.exec(text)?.[0] ?? '';
  const texts = pageTexts(text);
  const meta = metaOf(text);
  const picture = meta['og:image'] ?? '';
  const checks: Record<string, boolean> = {
    'the element html': text.includes(
      `<html lang="${code}" dir="${LANGUAGES[code].dir}" data-layout="${frame}"`,
    ),
    'Content-Language': headers.get('content-language') === code,
    'a cookie': !headers.has('set-cookie'),
    'the number of h1': withoutTemplates(text).match(/<h1[ >]/g)?.length === 1,
    'the name twice in the title': title.split(organization.name).length <= 2,
    'the social picture':
      meta['robots']?.includes('noindex') ||
      (socialPictures.has(picture) && picture.includes(`-${code}-`) && meta['og:image:alt'] !== ''),
    'twitter:card': meta['robots']?.includes('noindex') || meta['twitter:card'] === 'summary_large_image',
  };
  return [
    ...Object.entries(checks).flatMap(([name, isRight]) => (isRight ? [] : [name])),
    ...textsInAnotherScript(texts, code).map((each) => `another script: ${each}`),
    ...brokenTexts(texts).map((each) => `broken: ${each}`),
  ];
}

/**
 * Examines each page of `kit/walk.ts` when it is first requested, by the audit or by the tests. Links with a query string,
 * two thirds of all, are the same in every language and layout: each is followed where it is found first, and, unless it
 * leads to a file, in one more language and layout by turns. The instances that `kit/walk.ts` leaves out are missing from the sitemaps, too.
 */
class Walker extends SiteClient {
  readonly #turns = new Map<string, number>();
  /** Links that were left to another language or layout. */
  readonly left = new Set<string>();
  readonly statuses = new Map<string, number>();
  readonly faults = new Map<string, string[]>();
  readonly links = new Map<string, string[]>();

  #isFollowed(path: string, frame: Frame): boolean {
    const [pathname = '', query] = path.split('?');
    const english = englishOf(pathname);
    if (query === undefined) return !LEFT_PATHS.has(english);
    const { language = 'en' } = splitPath(pathname);
    const own = new URLSearchParams(query).get('lang') ?? language;
    const link = `${english}?${query.replace(/&?lang=\w+/, '')}`;
    const turn = this.#turns.get(link);
    if (turn === undefined) this.#turns.set(link, this.#turns.size % WALKS.length);
    if (turn === undefined) return true;
    return !pathname.includes('.') && WALKS[turn]?.code === own && WALKS[turn]?.frame === frame;
  }

  #withoutLeft(sitemap: string): string {
    return sitemap.replace(/<url><loc>([^<]*).*?<\/url>/gs, (entry, url: string) =>
      LEFT_PATHS.has(englishOf(new URL(url).pathname)) ? '' : entry,
    );
  }

  override async get(path: string, frame: Frame): Promise<Answer> {
    const key = `${frame} ${path}`;
    if (!this.statuses.has(key) && !this.#isFollowed(path, frame)) {
      this.left.add(key);
      return { status: 200, headers: new Map(), text: '' };
    }
    const given = await super.get(path, frame);
    const answer = path.startsWith('/sitemap-') ? { ...given, text: this.#withoutLeft(given.text) } : given;
    const { status, text } = answer;
    const isNew = !this.statuses.has(key);
    this.statuses.set(key, status);
    if (!isNew || status !== 200 || !WALKED.has(key)) return answer;
    const { language = 'en' } = splitPath(path);
    this.faults.set(key, faultsOf(answer, language, frame));
    const links = [...text.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)];
    this.links.set(
      key,
      links.map(([, link = '']) => link.replaceAll('&amp;', '&')),
    );
    return answer;
  }
}

describe('every page in every language and layout', async () => {
  const origin = originOf(await createSite({ NODE_ENV: 'production' }));
  const walker = new Walker(origin);
  let audited: AuditResult;
  beforeAll(async () => {
    audited = await audit(origin, walker);
  });

  it('is without faults that the audit finds', () => {
    expect(auditReport(audited)).toContain(': 0 faults');
    expect(audited.isOpen).toBe(true);
    expect(audited.languages).toHaveLength(LANGUAGE_CODES.length);
    expect(audited.pages.length).toBeGreaterThan(LANGUAGE_CODES.length * pages.length);
    expect(audited.feeds).toBe(LANGUAGE_CODES.length);
  });

  it.each(WALKS)(
    'is reached with one redirect at most, with links that answer 200: $code, $frame',
    async ({ frame, paths, walked }) => {
      // The audit has followed the others.
      const isNew = (path: string) =>
        !walker.statuses.has(`${frame} ${path}`) && !walker.left.has(`${frame} ${path}`);
      for (const other of paths.filter((path) => toLayout(path, frame) !== path && isNew(path))) {
        const answer = await walker.get(other, frame);
        expect([answer.status, headerOf(answer, 'location')]).toEqual([302, toLayout(other, frame)]);
      }
      const visit = async (path: string) => {
        if (isNew(path)) await walker.get(path, frame);
      };
      await forEachOf([...walked], visit);
      const linked = walked.flatMap((path) => walker.links.get(`${frame} ${path}`) ?? []);
      const followed = [...new Set(linked)].filter((path) => !path.startsWith('/language/'));
      const targets = followed.map((path) => walker.pathOf(path) ?? path);
      await forEachOf([...targets], visit);
      expect(targets.length).toBeGreaterThan(pages.length);
      const asked = [...walked, ...targets].filter((path) => !walker.left.has(`${frame} ${path}`));
      const statuses = asked.map((path) => [path, walker.statuses.get(`${frame} ${path}`)]);
      expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
    },
  );

  it('has the right language, script, layout, texts and social picture', () => {
    const faulty = [...walker.faults].filter(([, faults]) => faults.length > 0);
    expect(faulty.slice(0, 20)).toEqual([]);
    expect(walker.faults.size).toBe(WALKED.size);
  });
});

it.each(LANGUAGE_CODES)(
  'pages that the walk leaves out have heads that search engines show: %s',
  async (code) => {
    const context = contextOf(code, 'desktop');
    const opened = LEFT_OUT.map(({ page, params }) =>
      page.open({
        context,
        params,
        findPublished: async () => undefined,
      } as Partial<PageRequest> as PageRequest),
    );
    const heads = (await Promise.all(opened)).map(({ head }) => head);
    expect(heads.filter(({ title }) => !isWithin(title, TITLE))).toEqual([]);
    expect(heads.filter(({ description }) => !isWithin(description, DESCRIPTION))).toEqual([]);
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  },
);

describe('the page table', () => {
  it('has every specified path', () => {
    expect(SPECIFIED_PATHS.filter((path) => !ALL_PATHS.includes(path))).toEqual([]);
  });

  it('has only paths that the tests visit; for a page that computes its instances, add some to `kit/walk.ts`', () => {
    const visited = new Set(ALL_PATHS.map(routeOf));
    const missing = routesOf(pages).filter(
      (route) => ![...visited].some((each) => each?.path === route.path),
    );
    expect(missing.map(({ page, path }) => `page ${page.id}: ${path}`)).toEqual([]);
  });

  it('lists each path once', () => {
    const paths = routesOf(pages).map(({ path }) => path);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  it('is closed under the redirect rules: every redirected route is a route of the other layout', () => {
    const of = (layout: 'desktop' | 'mobile') =>
      new Set(
        routesOf(pages)
          .filter((route) => route.layout === layout)
          .map(({ path }) => path),
      );
    const [desktop, mobile] = [of('desktop'), of('mobile')];
    expect([...desktop].map(toMobile).filter((path) => !mobile.has(path))).toEqual([]);
    expect([...mobile].map(toDesktop).filter((path) => !desktop.has(path))).toEqual([]);
  });
});
