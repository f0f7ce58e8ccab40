import { Router, type Response } from 'express';
import { Feed, type FeedOptions } from 'feed';
import { articlePath, type Article } from '../blocks/article.ts';
import { newsBlock } from '../blocks/news.ts';
import { familyOf, PRODUCT_IDS, productPath } from '../catalog/catalog.ts';
import { noticesOf, noticesPath } from '../catalog/lifecycle.ts';
import { escapeHtml } from '../common/escapeHtml.ts';
import { HttpError } from '../errors/httpError.ts';
import { withLocalUrls } from '../markdown/markdown.ts';
import { organization } from '../organization.ts';
import type { SharedSources } from '../pageTable/page.ts';
import type { LanguageCode } from '../model/codes.ts';
import { feedPath, localize } from '../model/paths.ts';
import { sendContent } from './sendContent.ts';

const PATHS = ['/news/feed.xml', '/:language/news/feed.xml'];
const NOTICES = /^\/.+\/notices\.xml$/;
const MAX_ENTRIES = 20;

/**
 * The news, and the change notices of each product, in each language as Atom feeds (RFC 4287). Feeds have no mobile
 * variant and are never redirected.
 */
export function feedRoutes({ siteUrl, blocks, contextOf }: SharedSources): Router {
  const urlIn = (code: LanguageCode) => (place: string) => siteUrl + localize(place, code, 'desktop');
  const feedAt = (
    path: string,
    code: LanguageCode,
    facts: Pick<FeedOptions, 'title' | 'description' | 'link' | 'updated'>,
  ) =>
    new Feed({
      id: siteUrl + path,
      language: code,
      feedLinks: { atom: siteUrl + path },
      author: { name: organization.legalName, email: organization.email, link: `${siteUrl}/` },
      generator: false,
      ...facts,
    });
  const send = (res: Response, feed: Feed) => {
    res.set('Content-Language', res.locals.facts.language);
    sendContent(res, 'application/atom+xml', feed.atom1());
  };
  const router = Router({ caseSensitive: true, strict: true });
  router.get(PATHS, async (_req, res) => {
    const { language: code, path } = res.locals.facts;
    if (path !== feedPath(code)) throw new HttpError(404, `No feed at ${path}`);
    const { list } = (await blocks.get(newsBlock, code)).value;
    const { words } = contextOf(code, 'desktop');
    const url = urlIn(code);
    const feed = feedAt(path, code, {
      title: words.news.feed.title,
      description: words.news.description,
      link: url('/news'),
      // Atom requires a date even without entries: use the year the company was founded.
      updated: new Date(list[0]?.date ?? `${organization.founded}-01-01`),
    });
    for (const article of list.slice(0, MAX_ENTRIES)) feed.addItem(entryOf(article, url, siteUrl));
    send(res, feed);
  });
  return router.get(NOTICES, (_req, res) => {
    const { language: code, path } = res.locals.facts;
    const product = PRODUCT_IDS.find((id) => localize(noticesPath(id), code, 'desktop') === path);
    if (!product) throw new HttpError(404, `No feed at ${path}`);
    const context = contextOf(code, 'desktop');
    const { lifecycle, products } = context.words;
    const link = urlIn(code)(productPath(product));
    const notices = noticesOf(product, context);
    const feed = feedAt(path, code, {
      title: lifecycle.notices.feed.replace('{{name}}', products.products[product].name),
      description: lifecycle.caption,
      link,
      updated: new Date(
        notices
          .map(({ when }) => when)
          .toSorted()
          .at(-1) ?? familyOf(product).revisions['data-sheet'].date,
      ),
    });
    for (const { id, when, title, text } of notices)
      feed.addItem({
        id: `${siteUrl}${path}#${encodeURIComponent(id)}`,
        link: `${link}#life-cycle`,
        title: escapeHtml(title),
        description: escapeHtml(text),
        date: new Date(when),
        published: new Date(when),
      });
    send(res, feed);
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
