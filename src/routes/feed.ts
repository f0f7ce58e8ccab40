import { Router } from 'express';
import { Feed } from 'feed';
import { articlePath, type Article } from '../blocks/article.ts';
import { newsBlock } from '../blocks/news.ts';
import { escapeHtml } from '../common/escapeHtml.ts';
import { HttpError } from '../errors/httpError.ts';
import { withLocalUrls } from '../markdown/markdown.ts';
import { organization } from '../organization.ts';
import type { SharedSources } from '../pageTable/page.ts';
import { feedPath, localize } from '../model/paths.ts';
import { sendContent } from './sendContent.ts';

const PATHS = ['/news/feed.xml', '/:language/news/feed.xml'];
const MAX_ENTRIES = 20;

/** The news of each language as an Atom feed (RFC 4287). Feeds have no mobile variant and are never redirected. */
export function feedRoutes({ siteUrl, blocks, contextOf }: SharedSources): Router {
  return Router({ caseSensitive: true, strict: true }).get(PATHS, async (_req, res) => {
    const { language: code, path } = res.locals.facts;
    if (path !== feedPath(code)) throw new HttpError(404, `No feed at ${path}`);
    const { list } = (await blocks.get(newsBlock, code)).value;
    const { words } = contextOf(code, 'desktop');
    const url = (place: string) => siteUrl + localize(place, code, 'desktop');
    const feed = new Feed({
      id: siteUrl + feedPath(code),
      title: words.news.feed.title,
      description: words.news.description,
      language: code,
      link: url('/news'),
      feedLinks: { atom: siteUrl + feedPath(code) },
      // Atom requires a date even without entries: use the year the company was founded.
      updated: new Date(list[0]?.date ?? `${organization.founded}-01-01`),
      author: { name: organization.legalName, email: organization.email, link: `${siteUrl}/` },
      generator: false,
    });
    for (const article of list.slice(0, MAX_ENTRIES)) feed.addItem(entryOf(article, url, siteUrl));
    res.set('Content-Language', code);
    sendContent(res, 'application/atom+xml', feed.atom1());
  });
}

function entryOf(article: Article, url: (path: string) => string, siteUrl: string) {
  const address = url(articlePath(article));
  const date = new Date(article.date);
  return {
    id: address,
    link: address,
    // The feed declares all three as HTML, in CDATA sections.
    title: escapeHtml(article.title),
    description: escapeHtml(article.summary),
    // Feed readers show the content on other origins.
    content: withLocalUrls(article.html, { link: url, image: (path) => siteUrl + path }),
    date,
    published: date,
  };
}
