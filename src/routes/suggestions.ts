import { Router } from 'express';
import { HttpError } from '../errors/httpError.ts';
import { leaveOutDocumentHeaders } from '../middleware/securityHeaders.ts';
import type { SharedSources } from '../pageTable/page.ts';
import { suggestionsPath } from '../model/paths.ts';
import { sendContent } from './sendContent.ts';

const PATHS = ['/search/suggestions', '/:language/search/suggestions'];

/** Suggestions for the words in a search field, which the browser script requests while a visitor types. */
export function suggestionRoutes({ contextOf, search }: Pick<SharedSources, 'contextOf' | 'search'>): Router {
  return Router({ caseSensitive: true, strict: true }).get(PATHS, async (req, res) => {
    const { language: code, layout, path, search: query } = res.locals.facts;
    if (path !== suggestionsPath(code)) throw new HttpError(404, `No suggestions at ${path}`);
    const suggestions = await search.suggest(code, new URLSearchParams(query).get('q') ?? '');
    leaveOutDocumentHeaders(res, req.path);
    res.set({ 'Content-Language': code, 'X-Robots-Tag': 'noindex' });
    const { t, words, href } = contextOf(code, layout);
    const status = suggestions
      ? t('search:suggested', { count: suggestions.length })
      : words.search.preparing;
    const shown = suggestions?.map(({ title, path: to }) => ({ text: title, url: href(to) }));
    sendContent(res, 'application/json', JSON.stringify({ suggestions: shown ?? [], status }));
  });
}
