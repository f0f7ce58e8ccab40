import { inspect } from 'node:util';
import { createElement } from 'react';
import { ErrorPage } from '../../views/pages/errors/ErrorPage.tsx';
import type { Words } from '../../views/words.ts';
import { escapeHtml } from '../common/escapeHtml.ts';
import { HttpError, statusOf } from '../errors/httpError.ts';
import { LANGUAGE_CODES } from '../locale/codes.ts';
import type { Translate } from '../locale/i18n.ts';
import type { RequestFacts } from '../request/facts.ts';
import type { RenderedPage } from './createRenderer.tsx';
import { errorHeadTags, type RenderDocument } from './pageRenderer.tsx';
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
      canonicalPath: undefined,
      languages: LANGUAGE_CODES,
      section: undefined,
      head: errorHeadTags(message),
      view: ErrorPage.name,
      structuredData: [],
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
  switch (status) {
    case 400:
      return words[400];
    case 404:
      return words[404];
    case 405:
      return words[405];
    default:
      return status >= 500 ? words[500] : words.other;
  }
}

interface Fallback {
  readonly language: { readonly code: string; readonly dir: string };
  readonly words: Words['errors'];
  /** Descriptions of the original error and of the error while rendering the error page. */
  readonly details: readonly string[];
  readonly home: string;
}

/**
 * HTML for when rendering the error page failed. It uses no views and no stylesheets, because these may be the cause of
 * the failure.
 */
export function fallbackPage({ language, words, details, home }: Fallback): string {
  const list = details.map((detail) => `<li>${escapeHtml(detail)}</li>`).join('');
  return `<!doctype html>
<html lang="${language.code}" dir="${language.dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(words.whileShowing)}</title></head>
<body><main><h1>${escapeHtml(words.whileShowing)}</h1><h2>${escapeHtml(words.details)}</h2><ul>${list}</ul><p><a href="${escapeHtml(home)}">${escapeHtml(words.goBackHome)}</a></p></main></body>
</html>
`;
}
