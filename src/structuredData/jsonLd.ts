import type * as Schema from 'schema-dts';
import type { Crumb } from '../model/navigation.ts';
import type { RenderContext } from '../model/renderContext.ts';
import { articlePath, type Article } from '../blocks/article.ts';
import { memoize, memoizeMembers } from '../common/memoize.ts';
import { LANGUAGE_CODES } from '../model/codes.ts';
import { organization } from '../organization.ts';

/** Reference to the company in the structured data of any page. */
export function organizationId(siteUrl: string): { readonly '@id': string } {
  return { '@id': `${siteUrl}/#organization` };
}

/** JSON-LD of the company (specification, section 3, organization description), for every page. */
export function organizationData(
  siteUrl: string,
  { words }: RenderContext,
): Schema.WithContext<Schema.Organization> {
  const { name, legalName, email, founded, logo, address } = organization;
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

/** The name of the site for search results. */
export const webSiteData = memoize(
  (siteUrl: string): Schema.WithContext<Schema.WebSite> => ({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: organization.name,
    alternateName: organization.legalName,
    url: `${siteUrl}/`,
    inLanguage: LANGUAGE_CODES,
    publisher: organizationId(siteUrl),
  }),
  MAX_SITES,
);

interface BreadcrumbInput {
  readonly trail: readonly Crumb[];
  readonly siteUrl: string;
  readonly context: RenderContext;
}

/** Trails; the site has several thousand, in all languages and layouts. */
const MAX_TRAILS = 1000;

/** The breadcrumb trail, with URLs in the page's own layout. */
export const breadcrumbData = memoizeMembers(
  ({ trail, siteUrl, context }: BreadcrumbInput): Schema.WithContext<Schema.BreadcrumbList> => ({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      // The last is the page itself, which has a canonical URL.
      ...(index < trail.length - 1 && { item: siteUrl + context.href(path) }),
    })),
  }),
  MAX_TRAILS,
);

/** FAQ JSON-LD for a page that shows these questions and answers verbatim. */
export const questionsData = memoize(
  (
    items: readonly { readonly title: string; readonly text: string }[],
  ): Schema.WithContext<Schema.FAQPage> => ({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  }),
  LANGUAGE_CODES.length,
);

/** Characters that can end or comment out a script element, and line separators that older JavaScript rejects. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** JSON for a script element: nothing in it can end the element or start a comment (HTML, 4.12.1.3). */
export function serializeJsonLd(data: object): string {
  return JSON.stringify(data).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** What identifies a manual: texts and URLs. */
type ManualInput = Readonly<
  Record<'title' | 'description' | 'url' | 'pdf' | 'language' | 'date' | 'siteUrl', string>
>;

/** JSON-LD of a manual. */
export function manualData(manual: ManualInput): Schema.WithContext<Schema.TechArticle> {
  const { title, description, url, pdf, language, date, siteUrl } = manual;
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    datePublished: date,
    inLanguage: language,
    url,
    mainEntityOfPage: url,
    encoding: { '@type': 'MediaObject', contentUrl: pdf, encodingFormat: 'application/pdf' },
    author: organizationId(siteUrl),
    publisher: organizationId(siteUrl),
  };
}

interface ArticleInput {
  readonly article: Article;
  /** Path or URL. */
  readonly picture: string | undefined;
  readonly siteUrl: string;
  readonly context: RenderContext;
}

/** Articles in all languages and layouts. */
const MAX_ARTICLES = 1000;

/** JSON-LD of a news article. `dateModified` is omitted: the source has none. */
export const newsArticleData = memoizeMembers(
  ({ article, picture, siteUrl, context }: ArticleInput): Schema.WithContext<Schema.NewsArticle> => {
    const { title, summary, date, words } = article;
    const url = siteUrl + context.href(articlePath(article));
    return {
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: title,
      description: summary,
      datePublished: date,
      inLanguage: context.language.code,
      wordCount: words,
      url,
      mainEntityOfPage: url,
      ...(picture !== undefined && { image: new URL(picture, siteUrl).href }),
      author: organizationId(siteUrl),
      publisher: organizationId(siteUrl),
    };
  },
  MAX_ARTICLES,
);
