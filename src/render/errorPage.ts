import { inspect } from 'node:util';
import { createElement } from 'react';
import { ErrorPage } from '../../views/pages/errors/ErrorPage.tsx';
import type { RenderContext } from '../../views/renderContext.tsx';
import type { Words } from '../../views/words.ts';
import { escapeHtml } from '../common/escapeHtml.ts';
import { HttpError, statusOf } from '../errors/httpError.ts';
import { LANGUAGE_CODES } from '../locale/codes.ts';
import type { Translate } from '../locale/i18n.ts';
import type { RequestFacts } from '../request/facts.ts';
import type { RenderedPage } from './createRenderer.tsx';
import type { RenderDocument } from './pageToRender.ts';
import type { ContextOf } from './renderContext.ts';

/** Renders the error page. @param t the request's own translate function, if the locale middleware has run */
export type RenderError = (error: unknown, facts: RequestFacts, t?: Translate) => Promise<RenderedPage>;

/**
 * Creates the function that renders the error page in the language of the path and the visitor's layout.
 *
 * @param showsStack shows the stack trace of errors with status 500 and above; development only
 */
export function createErrorPage(
  render: RenderDocument,
  contextOf: ContextOf,
  showsStack: boolean,
): RenderError {
  return (error, { language, layout, isMainland, consent }, t) => {
    const context = contextOf(language, layout, t);
    const status = statusOf(error);
    const message =
      error instanceof HttpError && error.isPublic ? error.message : messageOf(status, context.words.errors);
    return render({
      context,
      isMainland,
      asksConsent: !consent.isKnown,
      path: '/',
      languages: LANGUAGE_CODES,
      section: undefined,
      head: { title: message, description: message, noIndex: true },
      view: ErrorPage.name,
      trail: [],
      main: createElement(ErrorPage, {
        status,
        message,
        stack: showsStack && status >= 500 ? inspect(error) : undefined,
      }),
    });
  };
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
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(whileShowing)}</title></head>
<body><main><h1>${escapeHtml(whileShowing)}</h1><h2>${escapeHtml(heading)}</h2><ul>${list}</ul><p><a href="${escapeHtml(href('/'))}">${escapeHtml(goBackHome)}</a></p></main></body>
</html>
`;
}
