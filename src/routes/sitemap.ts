import { Router, type Response } from 'express';
import { languageBlock } from '../blocks/language.ts';
import { escapeHtml } from '../common/escapeHtml.ts';
import { openToSearch, type Config } from '../config/config.ts';
import { HttpError } from '../errors/httpError.ts';
import { isLanguageCode, type LanguageCode } from '../model/codes.ts';
import type { ListPages } from '../pageTable/listedPages.ts';
import type { SharedSources } from '../pageTable/page.ts';
import { shownLanguages } from '../render/frameData.ts';
import { localize } from '../model/paths.ts';
import { sendContent } from './sendContent.ts';

interface SitemapDeps extends SharedSources {
  readonly config: Config;
  readonly listPages: ListPages;
}

/** Excluded to save crawl time: no pages, and search results, whose number has no limit. */
const CLOSED_PATHS = ['/language/', '/qr/', '/*?q='];
const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const ALTERNATES = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** Serves `robots.txt`, the sitemap index, and a sitemap per offered language (sitemaps.org, protocol 0.9). */
export function sitemapRoutes({ siteUrl, config, blocks, listPages }: SitemapDeps): Router {
  const shown = async () => shownLanguages((await blocks.get(languageBlock, 'zh')).value.shown);
  return Router()
    .get('/robots.txt', (_req, res) => {
      const rules = openToSearch(config) ? CLOSED_PATHS.map((path) => `Disallow: ${path}`) : ['Disallow: /'];
      const lines = ['User-agent: *', ...rules, '', `Sitemap: ${siteUrl}/sitemap.xml`, ''];
      res.type('text/plain').set('Cache-Control', 'public, max-age=600').send(lines.join('\n'));
    })
    .get('/sitemap.xml', async (_req, res) => {
      const maps = await Promise.all(
        (await shown()).map(async (code) => {
          const dates = (await listPages(code)).map(({ changed }) => changed);
          const newest = dates
            .filter((date) => date !== undefined)
            .toSorted()
            .at(-1);
          return `<sitemap><loc>${siteUrl}/sitemap-${code}.xml</loc>${lastmod(newest)}</sitemap>`;
        }),
      );
      sendXml(res, [`<sitemapindex ${NAMESPACES}>`, ...maps, '</sitemapindex>']);
    })
    .get('/sitemap-:code.xml', async (req, res) => {
      const { code } = req.params;
      const languages = await shown();
      if (!isLanguageCode(code) || !languages.includes(code))
        throw new HttpError(404, `No sitemap for the language ${code}`);
      const urlIn = (language: LanguageCode, path: string) =>
        escapeHtml(siteUrl + localize(path, language, 'desktop'));
      const alternate = (hreflang: string, url: string) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${url}"/>`;
      const urls = (await listPages(code)).map(({ path, languages: having, changed }) => {
        const named = languages.filter((one) => having.includes(one));
        const links = [
          ...named.map((one) => alternate(one, urlIn(one, path))),
          ...(named.includes('en') ? [alternate('x-default', urlIn('en', path))] : []),
        ];
        return `<url><loc>${urlIn(code, path)}</loc>${lastmod(changed)}${links.join('')}</url>`;
      });
      sendXml(res, [`<urlset ${NAMESPACES} ${ALTERNATES}>`, ...urls, '</urlset>']);
    });
}

/** Only of dated content: the dates of files are those of the last clone. */
function lastmod(date: string | undefined): string {
  return date === undefined ? '' : `<lastmod>${date}</lastmod>`;
}

function sendXml(res: Response, lines: readonly string[]): void {
  sendContent(res, 'application/xml', ['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ''].join('\n'));
}
