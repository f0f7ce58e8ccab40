import { inspect } from 'node:util';
import type { Logger } from 'pino';
import { createElement } from 'react';
import { ErrorPage } from '../../views/pages/errors/ErrorPage.tsx';
import type { RenderContext } from '../model/renderContext.ts';
import type { Words } from '../model/words.ts';
import { cleanText } from '../common/cleanText.ts';
import { escapeHtml } from '../common/escapeHtml.ts';
import { HttpError, statusOf } from '../errors/httpError.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../model/codes.ts';
import type { RequestFacts } from '../request/facts.ts';
import { splitPath, toDesktop } from '../model/paths.ts';
import { MAX_QUERY, type Hit, type Search } from '../search/search.ts';
import { searchResult } from '../search/searchResult.ts';
import type { RenderedPage } from './createRenderer.tsx';
import type { RenderDocument } from './pageToRender.ts';
import type { ContextOf } from './renderContext.ts';

export type RenderError = (error: unknown, facts: RequestFacts) => Promise<RenderedPage>;

interface ErrorPageDeps {
  readonly render: RenderDocument;
  readonly contextOf: ContextOf;
  readonly search: Search;
  readonly logger: Logger;
  /** Shows the stack trace of errors with status 500 and above; development only. */
  readonly showsStack: boolean;
}

/** Pages that a missing page may be mistaken for. */
const MAX_MATCHES = 5;

/**
 * Creates the function that renders the error page in the language of the path and the visitor's layout. For a missing
 * page, it searches for the words of the path.
 */
export function createErrorPage({
  render,
  contextOf,
  search,
  logger,
  showsStack,
}: ErrorPageDeps): RenderError {
  async function matchesOf(text: string, language: LanguageCode): Promise<readonly Hit[]> {
    if (text === '') return [];
    try {
      const pages = await search.find(language, { text, kind: 'page' });
      const products = await search.find(language, { text, kind: 'product' });
      return [products, pages].flatMap((found) => found?.hits ?? []).slice(0, MAX_MATCHES);
    } catch (error) {
      logger.error({ err: error }, 'searching for a missing page failed');
      return [];
    }
  }

  return async (error, facts) => {
    const { language, layout, path } = facts;
    const context = contextOf(language, layout);
    const status = statusOf(error);
    const message =
      error instanceof HttpError && error.isPublic ? error.message : messageOf(status, context.words.errors);
    const text = status === 404 ? wordsOfPath(path) : '';
    const matches = await matchesOf(text, language);
    return render({
      context,
      facts,
      path: '/',
      languages: LANGUAGE_CODES,
      head: { title: message, description: message, noIndex: true },
      view: ErrorPage.name,
      trail: [],
      main: createElement(ErrorPage, {
        status,
        message,
        search:
          status === 404 ? { text, results: matches.map((hit) => searchResult(hit, context)) } : undefined,
        instead: error instanceof HttpError ? error.instead : undefined,
        stack: showsStack && status >= 500 ? inspect(error) : undefined,
      }),
    });
  };
}

/** The words at the end of a path, for a search: `forklift packs` for `/de/solutions/forklift-packs/mobile`. */
function wordsOfPath(path: string): string {
  const words = splitPath(toDesktop(path)).segments.map((segment) =>
    cleanText(decodePart(segment))
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
  return (words.findLast((text) => /\p{L}/u.test(text)) ?? '').slice(0, MAX_QUERY).trim();
}

function decodePart(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

function messageOf(status: number, words: Words['errors']): string {
  if (status >= 500) return words[500];
  return status === 400 || status === 404 || status === 405 ? words[status] : words.other;
}

/**
 * HTML for when rendering the error page failed. It uses no views and no stylesheets, because these may be the cause of
 * the failure.
 *
 * @param details descriptions of the original error and of the error while rendering the error page
 */
export function fallbackPage({ language, words, href }: RenderContext, details: readonly string[]): string {
  const { whileShowing, details: heading, goBackHome } = words.errors;
  const list = details.map((detail) => `<li>${escapeHtml(detail)}</li>`).join('');
  return `<!doctype html>
<html lang="${language.code}" dir="${language.dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${escapeHtml(whileShowing)}</title></head>
<body><main><h1>${escapeHtml(whileShowing)}</h1><h2>${escapeHtml(heading)}</h2><ul>${list}</ul><p><a href="${escapeHtml(href('/'))}">${escapeHtml(goBackHome)}</a></p></main></body>
</html>
`;
}
