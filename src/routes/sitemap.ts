import { Router } from 'express';
import type { Config } from '../config.ts';
import { HttpError } from '../errors/httpError.ts';
import { isLanguageCode } from '../locale/languages.ts';
import type { LanguageCode } from '../locale/languages.ts';
import { localise } from '../locale/urls.ts';
import type { Blocks } from '../gateway/blockStore.ts';
import { shownLanguages } from '../render/languageLinks.ts';

interface SitemapDeps {
  readonly config: Config;
  readonly blocks: Blocks;
  /** English desktop paths of the pages to be found, in a language. */
  readonly listedPaths: (code: LanguageCode) => Promise<readonly string[]>;
}

/** `robots.txt`, the sitemap index, and a sitemap for each language that is shown. */
export function sitemapRoutes({ config, blocks, listedPaths }: SitemapDeps): Router {
  const { siteUrl, production } = config;
  const router = Router();
  const isOpen = production && !/^https?:\/\/(localhost|127\.|\[::1\])/.test(siteUrl);
  const shown = async () => shownLanguages((await blocks.get('language', 'zh')).value.shown);

  router.get('/robots.txt', (_req, res) => {
    const rules = isOpen ? ['Disallow: /language/', 'Disallow: /qr/'] : ['Disallow: /'];
    res
      .type('text/plain')
      .send(['User-agent: *', ...rules, `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n'));
  });

  router.get('/sitemap.xml', async (_req, res) => {
    const entries = (await shown()).map(
      (code) => `<sitemap><loc>${siteUrl}/sitemap-${code}.xml</loc></sitemap>`,
    );
    res.type('application/xml').send(xml('sitemapindex', '', entries));
  });

  router.get('/sitemap-:code.xml', async (req, res) => {
    const { code } = req.params;
    const languages = await shown();
    if (!isLanguageCode(code) || !languages.includes(code))
      throw new HttpError(404, `There is no sitemap in ${code}`);
    const urlIn = (language: LanguageCode, path: string) =>
      escapeXml(siteUrl + localise(path, language, 'desktop'));
    const entries = (await listedPaths(code)).map((path) => {
      const alternates = languages.map(
        (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${urlIn(other, path)}"/>`,
      );
      return `<url><loc>${urlIn(code, path)}</loc>${alternates.join('')}</url>`;
    });
    res.type('application/xml').send(xml('urlset', ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', entries));
  });
  return router;
}

function xml(element: string, namespaces: string, entries: readonly string[]): string {
  const open = `<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>`;
  return ['<?xml version="1.0" encoding="UTF-8"?>', open, ...entries, `</${element}>`, ''].join('\n');
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
