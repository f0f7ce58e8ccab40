import type { PageFacts } from './pageFacts.ts';
import type { Frame } from './siteClient.ts';
import type { Listed } from './sitemaps.ts';
import { structuredDataFaults } from './structuredDataFaults.ts';

export interface VisitedPage {
  readonly listed: Listed;
  readonly frame: Frame;
  /** Public URL of this frame of the page. */
  readonly url: string;
  readonly facts: PageFacts;
  /** `X-Robots-Tag` header. */
  readonly robots: string;
}

/** Search results truncate longer titles. In characters; Japanese ones count twice. */
export const TITLE = { min: 8, max: 80 };
export const DESCRIPTION = { min: 50, max: 200 };
/** Paths of product and battery pack pages, as specified. */
const PRODUCT_PATH = /\/solutions\/(?:detail|battery-system\/packDetail)\/[^/]+$/;

/** Checks one page by itself. @param isOpen whether search engines may index the site */
export function pageFaults(page: VisitedPage, isOpen: boolean): { rule: string; says: string }[] {
  const { listed, frame, facts, robots } = page;
  const { titles, metas, canonicals, alternates, structuredData } = facts;
  const faults: { rule: string; says: string }[] = [];
  const check = (rule: string, isRight: boolean, says: string) => {
    if (!isRight) faults.push({ rule, says });
  };
  const meta = (name: string) => metas.get(name) ?? [];

  check(
    'language',
    facts.lang === listed.language,
    `lang is ${facts.lang}, but the sitemap says ${listed.language}`,
  );
  check('language', facts.dir === (listed.language === 'ar' ? 'rtl' : 'ltr'), `dir is ${facts.dir}`);
  check('headings', facts.headings === 1, `${facts.headings} h1`);

  check('title', titles.length === 1, `${titles.length} titles`);
  check('title', isWithin(titles[0], TITLE), `${widthOf(titles[0])} wide: ${titles[0]}`);
  check('description', meta('description').length === 1, `${meta('description').length} descriptions`);
  const [description] = meta('description');
  check('description', isWithin(description, DESCRIPTION), `${widthOf(description)} wide: ${description}`);

  check(
    'canonical',
    canonicals.length === 1 && canonicals[0] === listed.url,
    `is ${canonicals.join(' and ') || 'missing'}`,
  );
  const hidden = [robots, ...meta('robots')].some((value) => value.includes('noindex'));
  check(
    'robots',
    hidden !== isOpen,
    isOpen ? 'is in a sitemap but has noindex' : 'lacks noindex although the site is closed',
  );

  const languages = alternates.flatMap(({ hreflang }) => hreflang ?? []);
  check(
    'alternates',
    new Set(languages).size === languages.length,
    `lists a language twice: ${languages.join()}`,
  );
  for (const language of listed.alternates.keys())
    check('alternates', languages.includes(language), `lacks ${language}, which the sitemap lists`);
  // The Chinese site is separate, so the sitemaps do not list it.
  check('alternates', languages.includes('zh'), 'lacks zh, the Chinese site');
  check(
    'alternates',
    languages.length <= listed.alternates.size + 1,
    `lists more languages than the sitemap: ${languages.join()}`,
  );
  const mobiles = alternates.filter(({ media }) => media !== undefined);
  check(
    'alternates',
    mobiles.length === (frame === 'desktop' ? 1 : 0),
    `has ${mobiles.length} mobile alternates`,
  );

  for (const name of ['title', 'description', 'type', 'url', 'site_name', 'locale'])
    check(
      'sharing',
      meta(`og:${name}`).length === 1 && meta(`og:${name}`)[0] !== '',
      `og:${name} is ${meta(`og:${name}`).join() || 'missing'}`,
    );
  check('sharing', meta('og:url')[0] === listed.url, `og:url is ${meta('og:url')[0]}`);
  check('sharing', meta('twitter:card').length === 1, 'needs exactly one twitter:card');
  const others = languages.filter((code) => listed.alternates.has(code) && code !== 'x-default').length - 1;
  check(
    'sharing',
    meta('og:locale:alternate').length === others,
    `${meta('og:locale:alternate').length} og:locale:alternate`,
  );

  const { byType, faults: dataFaults } = structuredDataFaults(structuredData);
  faults.push(...dataFaults.map((says) => ({ rule: 'structured data', says })));
  check('structured data', byType.has('Organization'), 'has no Organization');
  const isHome = byType.has('WebSite');
  check(
    'structured data',
    byType.has('BreadcrumbList') !== isHome,
    'lacks BreadcrumbList, or has one on a home page',
  );
  check(
    'structured data',
    byType.has('Product') === PRODUCT_PATH.test(listed.path),
    'lacks Product, or has one on a page that is not a product page',
  );
  const isArticle = meta('og:type')[0] === 'article';
  check(
    'structured data',
    byType.has('NewsArticle') === isArticle,
    'NewsArticle and og:type contradict each other',
  );
  check(
    'structured data',
    byType.get('NewsArticle')?.datePublished === meta('article:published_time')[0],
    'NewsArticle and article:published_time have different dates',
  );
  return faults;
}

export function isWithin(
  text: string | undefined,
  { min, max }: { readonly min: number; readonly max: number },
): boolean {
  const width = widthOf(text);
  return width >= min && width <= max;
}

function widthOf(text = ''): number {
  return [...text].reduce(
    (width, letter) => width + (/[\u3000-\u9fff\uff00-\uff60]/.test(letter) ? 2 : 1),
    0,
  );
}
