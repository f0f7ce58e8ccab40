import { ArticlePage } from '../../views/pages/news/ArticlePage.tsx';
import type { ArticleData } from '../../views/pages/news/ArticlePage.tsx';
import { NewsListPage, newsListPath } from '../../views/pages/news/NewsListPage.tsx';
import type { NewsListData } from '../../views/pages/news/NewsListPage.tsx';
import type { Site } from '../../views/site.tsx';
import { isProduct } from '../catalogue/catalogue.ts';
import { departments } from '../company/departments.ts';
import { localise } from '../locale/urls.ts';
import { newsCard } from './newsCard.ts';
import { articlesOn, topicLinks, topicOf } from './newsTopics.ts';
import { definePage } from './page.ts';
import type { Head, Page, PageRequest } from './page.ts';
import { productCard } from './productCard.ts';
import { shareLinks } from './shareLinks.ts';

const ARTICLES_PER_PAGE = 9;
const WORDS_PER_MINUTE = 200;

async function articlesOf({ blocks, languageCode }: PageRequest) {
  return (await blocks.get('news', languageCode)).value.list;
}

/** Numbers as they stand in an address: no sign, no leading zero. */
function parseNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

async function loadList(request: PageRequest): Promise<NewsListData> {
  const all = await articlesOf(request);
  const topic = topicOf(request.query);
  const articles = articlesOn(topic, all);
  const page = parseNumber(request.params.page) ?? 1;
  const { words, t } = request.site;
  return {
    title: page === 1 ? words.news.title : t('news:pageTitle', { page }),
    articles: articles.slice((page - 1) * ARTICLES_PER_PAGE, page * ARTICLES_PER_PAGE).map(newsCard),
    topics: topicLinks(topic, all, request.site),
    pressMail: departments.press.mail,
    page,
    pageCount: Math.max(1, Math.ceil(articles.length / ARTICLES_PER_PAGE)),
  };
}

function listHead({ title, page }: NewsListData, { site }: PageRequest): Head {
  return { title, description: site.words.news.description, canonical: newsListPath(page) };
}

/** The article at a place of the list, with its neighbours. */
async function loadArticle(request: PageRequest, index: number): Promise<ArticleData> {
  const articles = await articlesOf(request);
  const article = articles[index];
  if (!article) throw new Error('The article went away between validation and loading');
  // The desktop's address: whoever opens it is led to the layout of their own device.
  const address = `${request.siteUrl}${localise(`/news/${article.id}`, request.languageCode, 'desktop')}`;
  return {
    article: {
      ...article,
      html: withLocalLinks(article.html, request.site),
      readingMinutes: Math.max(1, Math.round(article.words / WORDS_PER_MINUTE)),
    },
    picture: article.picture === undefined ? { name: newsCard(article).picture } : { url: article.picture },
    share: { address, links: shareLinks(article.title, address, request.site) },
    newer: articles[index - 1],
    older: articles[index + 1],
    products: article.products.filter(isProduct).map((id) => productCard(request.site.words, id)),
  };
}

/** Articles link to pages by their English desktop paths; a reader stays in the language and layout they read in. */
function withLocalLinks(html: string, { href }: Site): string {
  return html.replace(/(<a href=")(\/[^"]*)"/g, (_, start: string, path: string) => `${start}${href(path)}"`);
}

async function indexOfArticle(request: PageRequest): Promise<number> {
  const id = parseNumber(request.params.id);
  return (await articlesOf(request)).findIndex((article) => article.id === id);
}

function articleHead({ article }: ArticleData): Head {
  return {
    title: article.title,
    description: article.summary,
    canonical: `/news/${article.id}`,
    type: 'article',
    crumb: article.title,
  };
}

export const newsPages: readonly Page[] = [
  definePage({
    id: 'news',
    desktop: ['/news'],
    label: ({ words }) => words.nav.news,
    menu: { position: 5 },
    load: loadList,
    head: listHead,
    view: NewsListPage,
  }),
  definePage({
    id: 'newsPages',
    desktop: ['/news/pages'],
    label: ({ words }) => words.nav.newsPages,
    unlisted: true,
    load: loadList,
    head: listHead,
    view: NewsListPage,
  }),
  definePage({
    id: 'newsPage',
    desktop: ['/news/pages/:page'],
    label: ({ t }, { page }) => t('nav:newsPage', { page }),
    instances: async (request) => {
      const { pageCount } = await loadList(request);
      return Array.from({ length: pageCount }, (_, index) => ({ page: String(index + 1) }));
    },
    validate: async (request) => {
      const page = parseNumber(request.params.page);
      return page !== undefined && page <= (await loadList(request)).pageCount;
    },
    load: loadList,
    head: listHead,
    view: NewsListPage,
  }),
  definePage({
    id: 'newsDetail',
    desktop: ['/news/detail'],
    label: ({ words }) => words.nav.newsDetail,
    menu: { position: 1, hidden: true },
    unlisted: true,
    validate: async (request) => (await articlesOf(request)).length > 0,
    load: (request) => loadArticle(request, 0),
    head: articleHead,
    view: ArticlePage,
  }),
  definePage({
    id: 'article',
    desktop: ['/news/:id'],
    label: ({ words }) => words.nav.newsDetail,
    instances: async (request) => (await articlesOf(request)).map(({ id }) => ({ id: String(id) })),
    validate: async (request) => (await indexOfArticle(request)) >= 0,
    load: async (request) => loadArticle(request, await indexOfArticle(request)),
    head: articleHead,
    view: ArticlePage,
  }),
];
