import { inspect } from 'node:util';
import { createElement } from 'react';
import { ErrorPage } from '../../views/pages/errors/ErrorPage.tsx';
import type { Words } from '../../views/words.ts';
import type { Translate } from '../locale/i18n.ts';
import { LANGUAGE_CODES } from '../locale/codes.ts';
import type { SiteOf } from '../locale/sites.ts';
import { errorHeadTags } from '../render/headTags.ts';
import type { RenderDocument } from '../render/pageRenderer.tsx';
import type { RenderedPage } from '../render/createRenderer.tsx';
import type { RequestFacts } from '../request/facts.ts';
import { HttpError, statusOf } from './httpError.ts';

/** Renders the error page. @param t the request's own translate function, if the locale middleware has run */
export type RenderError = (error: unknown, facts: RequestFacts, t?: Translate) => Promise<RenderedPage>;

/**
 * Creates the function that renders the error page in the language of the path and the visitor's layout.
 *
 * @param showsStack shows the stack trace of errors with status 500 and above; development only
 */
export function createErrorPage(render: RenderDocument, siteOf: SiteOf, showsStack: boolean): RenderError {
  return (error, { language, layout, isMainland, consent }, t) => {
    const site = siteOf(language, layout, t);
    const status = statusOf(error);
    const message =
      error instanceof HttpError && error.isPublic ? error.message : messageOf(status, site.words.errors);
    return render({
      site,
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
