import { ArticlePage, type ArticleData } from '../../../views/pages/news/ArticlePage.tsx';
import { NewsListPage, newsListPath, type NewsListData } from '../../../views/pages/news/NewsListPage.tsx';
import type { RenderContext } from '../../model/renderContext.ts';
import type { ShareLink } from '../../../views/sections/ShareLinks.tsx';
import { articlePath, type Article } from '../../blocks/article.ts';
import { newsBlock } from '../../blocks/news.ts';
import { isProduct } from '../../catalog/catalog.ts';
import type { SystemId } from '../../catalog/systems.ts';
import { memoizeMembers } from '../../common/memoize.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../model/codes.ts';
import { withLocalUrls } from '../../markdown/markdown.ts';
import { organization } from '../../organization.ts';
import { definePage, type Head, type PageRequest } from '../../pageTable/page.ts';
import { feedPath, localize } from '../../model/paths.ts';
import { newsArticleData } from '../../structuredData/jsonLd.ts';
import { productCard } from '../solutions/productCard.ts';
import { newsCard, articlesOn, topicLinks, topicOf } from './newsCards.ts';

export const ARTICLES_PER_PAGE = 9;
const WORDS_PER_MINUTE = 200;

/** The published articles, newest first. In a preview, its article precedes them. */
async function articlesOf({ blocks, context, params, preview }: PageRequest, code = context.language.code) {
  const { list, drafts } = (await blocks.get(newsBlock, code)).value;
  if (preview === undefined) return list;
  const id = parseNumber(params.id);
  return [...drafts.filter((draft) => draft.id === id), ...list];
}

function pageCountOf(articles: readonly unknown[]): number {
  return Math.max(1, Math.ceil(articles.length / ARTICLES_PER_PAGE));
}

/** Parses a positive number in a path: at most 9 digits, no sign, no leading zero. */
function parseNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** Pages of all lists: of each language and layout, whole and by topic. */
const MAX_LISTS = 500;

interface ListPage {
  readonly all: readonly Article[];
  readonly topic: SystemId | undefined;
  readonly page: number;
  readonly context: RenderContext;
}

/** A page of the list; the lead is the newest article, on the first page only. */
const listPage = memoizeMembers(({ all, topic, page, context }: ListPage): NewsListData => {
  const articles = articlesOn(topic, all);
  const cards = articles.slice((page - 1) * ARTICLES_PER_PAGE, page * ARTICLES_PER_PAGE).map(newsCard);
  const isFirst = page === 1;
  return {
    title: isFirst ? context.words.news.title : context.t('news:pageTitle', { page }),
    lead: isFirst ? cards[0] : undefined,
    articles: isFirst ? cards.slice(1) : cards,
    topics: topicLinks(topic, all, context),
    pressMail: organization.departments.press.mail,
    page,
    pageCount: pageCountOf(articles),
    feed: feedPath(context.language.code),
  };
}, MAX_LISTS);

async function loadList(request: PageRequest): Promise<NewsListData> {
  const { query, params, context } = request;
  const all = await articlesOf(request);
  return listPage({ all, topic: topicOf(query), page: parseNumber(params.page) ?? 1, context });
}

function listHead({ title, page }: NewsListData, { context }: PageRequest): Head {
  const { description } = context.words.news;
  return {
    title,
    description: page === 1 ? description : `${title} – ${description}`,
    canonical: newsListPath(page),
  };
}

/** Data for the view, and the full article for the head. */
type LoadedArticle = ArticleData & { readonly article: Article };

interface Shown {
  readonly article: Article;
  readonly newer: Article | undefined;
  readonly older: Article | undefined;
  readonly isDraft: boolean;
  readonly context: RenderContext;
  readonly siteUrl: string;
}

/** Articles of all languages in both layouts. */
const MAX_ARTICLES = 500;

const articleData = memoizeMembers(
  ({ article, newer, older, isDraft, context, siteUrl }: Shown): LoadedArticle => {
    // Share the desktop URL; it redirects phones to the mobile layout.
    const address = `${siteUrl}${localize(articlePath(article), context.language.code, 'desktop')}`;
    return {
      article,
      html: withLocalUrls(article.html, { link: context.href }),
      readingMinutes: Math.max(1, Math.round(article.words / WORDS_PER_MINUTE)),
      picture: article.picture === undefined ? { name: newsCard(article).picture } : { url: article.picture },
      share: { address, links: shareLinks(article.title, address, context) },
      isDraft,
      newer,
      older,
      products: article.products.filter(isProduct).map((id) => productCard(context.words, id)),
    };
  },
  MAX_ARTICLES,
);

/**
 * The article at an index of the list, with links to its neighbors.
 *
 * @throws {Error} if the article was withdrawn after `validate`
 */
async function loadArticle(request: PageRequest, index: number): Promise<LoadedArticle> {
  const { blocks, context, siteUrl } = request;
  const articles = await articlesOf(request);
  const article = articles[index];
  if (!article) throw new Error('The article was withdrawn between validation and loading');
  const { list } = (await blocks.get(newsBlock, context.language.code)).value;
  const isDraft = !list.some(({ id }) => id === article.id);
  const [newer, older] = [articles[index - 1], articles[index + 1]];
  return articleData({ article, newer, older, isDraft, context, siteUrl });
}

async function indexOfArticle(request: PageRequest): Promise<number> {
  const id = parseNumber(request.params.id);
  return (await articlesOf(request)).findIndex((article) => article.id === id);
}

function articleHead({ article, isDraft }: LoadedArticle, { context, siteUrl, preview }: PageRequest): Head {
  const path = articlePath(article);
  const picture = article.picture ?? context.picture(newsCard(article).picture)?.src;
  return {
    title: article.title,
    description: article.summary,
    canonical: path,
    published: article.date,
    structuredData: [newsArticleData({ article, picture, siteUrl, context })],
    crumb: article.title,
    ...(isDraft && { isDraft, noIndex: true, query: preview }),
  };
}

/** Languages whose articles meet a condition; a gateway may lack some. */
async function languagesWith(
  request: PageRequest,
  condition: (articles: readonly Article[]) => boolean,
): Promise<LanguageCode[]> {
  const lists = await Promise.all(LANGUAGE_CODES.map((code) => articlesOf(request, code)));
  return LANGUAGE_CODES.filter((_, index) => condition(lists[index] ?? []));
}

const hasArticle = (id: number | undefined) => (articles: readonly Article[]) =>
  articles.some((article) => article.id === id);

async function newestDate(request: PageRequest): Promise<string | undefined> {
  const [newest] = await articlesOf(request);
  return newest?.date;
}

const listView = { load: loadList, head: listHead, view: NewsListPage };
const articleView = { head: articleHead, view: ArticlePage };

export const newsPages = [
  definePage({
    id: 'news',
    desktop: '/news',
    menu: { position: 5 },
    changed: newestDate,
    ...listView,
  }),
  definePage({
    id: 'newsPages',
    desktop: '/news/pages',
    ...listView,
  }),
  definePage({
    id: 'newsPage',
    desktop: '/news/pages/:page',
    label: ({ t }, { page = '' }) => t('nav:newsPage', { page }),
    instances: async (request) => {
      const { pageCount } = await loadList(request);
      // Page 1 is at `/news`.
      return Array.from({ length: pageCount - 1 }, (_, index) => ({ page: String(index + 2) }));
    },
    validate: async (request) => {
      const page = parseNumber(request.params.page);
      return page !== undefined && page <= (await loadList(request)).pageCount;
    },
    languages: (request) => {
      const page = parseNumber(request.params.page) ?? 1;
      return languagesWith(request, (articles) => page <= pageCountOf(articles));
    },
    changed: newestDate,
    ...listView,
  }),
  definePage({
    id: 'newsDetail',
    desktop: '/news/detail',
    menu: { position: 1, hidden: true },
    validate: async (request) => (await articlesOf(request)).length > 0,
    languages: async (request) => languagesWith(request, hasArticle((await articlesOf(request))[0]?.id)),
    load: (request) => loadArticle(request, 0),
    ...articleView,
  }),
  definePage({
    id: 'article',
    desktop: '/news/:id',
    label: ({ words }) => words.nav.newsDetail,
    instances: async (request) => (await articlesOf(request)).map(({ id }) => ({ id: String(id) })),
    validate: async (request) => (await indexOfArticle(request)) >= 0,
    languages: (request) => languagesWith(request, hasArticle(parseNumber(request.params.id))),
    changed: async (request) => (await articlesOf(request))[await indexOfArticle(request)]?.date,
    load: async (request) => loadArticle(request, await indexOfArticle(request)),
    ...articleView,
  }),
];

/**
 * Share links as plain URLs: the browser sends no request to a service until the visitor follows its link.
 *
 * @param url absolute URL of the page
 */
function shareLinks(title: string, url: string, { words }: RenderContext): ShareLink[] {
  const { mail, x, linkedin } = words.company.share;
  // Mail programs do not decode `+`, so spaces must be `%20`: `encodeURIComponent`, not `URLSearchParams`.
  return [
    { name: mail, url: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}` },
    {
      name: x,
      url: `https://x.com/intent/post?text=${encodeURIComponent(title)}&url=${encodeURIComponent(url)}`,
    },
    {
      name: linkedin,
      url: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
    },
  ];
}
