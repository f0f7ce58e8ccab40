import { Router } from 'express';
import { escapeHtml } from '../common/escapeHtml.ts';
import { HttpError } from '../errors/httpError.ts';
import { leaveOutDocumentHeaders } from '../middleware/securityHeaders.ts';
import { organization } from '../organization.ts';
import type { SharedSources } from '../pageTable/page.ts';
import { localize, searchDescriptionPath } from '../model/paths.ts';

const PATHS = ['/search.xml', '/:language/search.xml'];

/** The search of each language for the address bar of browsers (OpenSearch 1.1). */
export function searchDescriptionRoutes({
  siteUrl,
  contextOf,
}: Pick<SharedSources, 'siteUrl' | 'contextOf'>): Router {
  return Router({ caseSensitive: true, strict: true }).get(PATHS, (req, res) => {
    const { language: code, path } = res.locals.facts;
    if (path !== searchDescriptionPath(code)) throw new HttpError(404, `No search description at ${path}`);
    const { title, description } = contextOf(code, 'desktop').words.search;
    leaveOutDocumentHeaders(res, req.path);
    res.set({
      'Content-Type': 'application/opensearchdescription+xml; charset=utf-8',
      'Content-Language': code,
      'Cache-Control': 'public, max-age=3600',
    });
    const results = siteUrl + localize('/search', code, 'desktop');
    res.send(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
        // At most 16 characters.
        `<ShortName>${escapeHtml(organization.name)}</ShortName>`,
        `<LongName>${escapeHtml(`${organization.name} – ${title}`)}</LongName>`,
        `<Description>${escapeHtml(description)}</Description>`,
        `<Language>${code}</Language>`,
        '<InputEncoding>UTF-8</InputEncoding>',
        `<Image width="32" height="32" type="image/x-icon">${siteUrl}/favicon.ico</Image>`,
        `<Url type="text/html" template="${escapeHtml(results)}?q={searchTerms}"/>`,
        '</OpenSearchDescription>',
        '',
      ].join('\n'),
    );
  });
}
