import type { NewsArticle, WithContext } from 'schema-dts';
import type { Article } from '../blocks/article.ts';
import type { LanguageCode } from '../locale/codes.ts';
import { organizationId } from './jsonLd.ts';

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
