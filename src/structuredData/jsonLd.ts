import type {
  Organization,
  WebSite,
  WithContext,
  BreadcrumbList,
  FAQPage,
  Thing,
  NewsArticle,
} from 'schema-dts';
import type { Crumb } from '../../views/elements/Breadcrumbs.tsx';
import type { RenderContext } from '../../views/renderContext.tsx';
import type { Article } from '../blocks/article.ts';
import { memoize } from '../common/memoize.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../locale/codes.ts';
import { organisation } from '../organisation.ts';

/** Reference to the company in the structured data of any page. */
export function organizationId(siteUrl: string): { readonly '@id': string } {
  return { '@id': `${siteUrl}/#organization` };
}

/** JSON-LD of the company (specification, section 3, organisation description), for every page. */
export function organizationData(
  siteUrl: string,
  { words }: Pick<RenderContext, 'words'>,
): WithContext<Organization> {
  const { name, legalName, email, founded, logo, address } = organisation;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    ...organizationId(siteUrl),
    name,
    legalName,
    url: `${siteUrl}/`,
    logo: siteUrl + logo,
    description: words.home.description,
    email,
    foundingDate: String(founded),
    address: { '@type': 'PostalAddress', ...address },
  };
}

/** A process has one; tests have more. */
const MAX_SITES = 10;

/** What the site is called, for its name in search results. Stands on the home page. */
export const webSiteData = memoize(
  (siteUrl: string): WithContext<WebSite> => ({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: organisation.name,
    alternateName: organisation.legalName,
    url: `${siteUrl}/`,
    inLanguage: LANGUAGE_CODES,
    publisher: organizationId(siteUrl),
  }),
  MAX_SITES,
);

interface Input {
  readonly trail: readonly Crumb[];
  readonly siteUrl: string;
  readonly context: Pick<RenderContext, 'href'>;
}

/** Trails in all languages and layouts. */
const MAX_TRAILS = 4000;

/** The breadcrumb trail that the page shows, if any. Addresses are in the page's own layout. */
export const breadcrumbData = memoize(
  ({ trail, siteUrl, context }: Input): readonly WithContext<BreadcrumbList>[] => {
    if (trail.length < 2) return [];
    return [
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: trail.map(({ label, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          // The last is the page itself: its canonical address says where it is.
          ...(index === trail.length - 1 ? {} : { item: siteUrl + context.href(path) }),
        })),
      },
    ];
  },
  MAX_TRAILS,
  ({ trail, siteUrl, context }) => [trail, siteUrl, context],
);

interface Answered {
  readonly title: string;
  readonly text: string;
}

/** FAQ JSON-LD for a page that shows these questions and answers verbatim. */
export function questionsData(items: readonly Answered[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
}

/** Characters that can end or comment out a script element, and line separators that older JavaScript rejects. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** Products, articles and breadcrumbs in all languages and layouts. */
const MAX_SERIALIZED = 2000;

/** JSON for a script element: nothing in it can end the element or start a comment (HTML, 4.12.1.3). */
export const serializeJsonLd = memoize(
  (data: WithContext<Thing>): string =>
    JSON.stringify(data).replace(
      UNSAFE,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  MAX_SERIALIZED,
);

interface Place {
  readonly siteUrl: string;
  /** Path of the article in the page's language and layout. */
  readonly path: string;
  readonly languageCode: LanguageCode;
  /** Path or URL of the article's picture. */
  readonly picture: string | undefined;
}

/** JSON-LD of a news article. `dateModified` is omitted: the source has none. */
export function newsArticleData(
  article: Article,
  { siteUrl, path, languageCode, picture }: Place,
): WithContext<NewsArticle> {
  const { title, summary, date, words } = article;
  const url = siteUrl + path;
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title,
    description: summary,
    datePublished: date,
    inLanguage: languageCode,
    wordCount: words,
    url,
    mainEntityOfPage: url,
    ...(picture === undefined ? {} : { image: new URL(picture, siteUrl).href }),
    author: organizationId(siteUrl),
    publisher: organizationId(siteUrl),
  };
}
