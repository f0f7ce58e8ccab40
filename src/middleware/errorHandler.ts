import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { errorCaching } from '../common/caching.ts';
import type { Config } from '../config/config.ts';
import { HttpError, statusOf } from '../errors/httpError.ts';
import { createLocationCheck, redirectOf } from '../errors/thrown.ts';
import { fallbackPage, type RenderError } from '../render/errorPage.ts';
import type { ContextOf } from '../render/renderContext.ts';
import type { SendPage } from '../render/sendPage.ts';
import { addReasons } from '../request/reasons.ts';

interface ErrorHandlerDeps {
  readonly logger: Logger;
  readonly contextOf: ContextOf;
  readonly config: Config;
  readonly renderError: RenderError;
  readonly send: SendPage;
}

/** Turns every error into a response: a redirect, the error page, or the fallback page if the error page fails. */
export function errorHandler(deps: ErrorHandlerDeps): ErrorRequestHandler {
  const { logger, contextOf, config, renderError, send } = deps;
  const safeLocation = createLocationCheck(config);
  return async (error: unknown, req, res, next) => {
    const { facts } = res.locals;
    const redirect = redirectOf(error);
    const location = redirect && safeLocation(redirect.location);
    if (redirect && location !== undefined && !res.headersSent) {
      addReasons(res, ['thrown-redirect']);
      res.set({ Location: location, 'Cache-Control': 'no-store' });
      res.status(redirect.status).end();
      return;
    }
    const status = statusOf(error);
    const { path } = facts;
    if (status >= 500 && redirect) {
      const { location: blocked } = redirect;
      logger.error({ path, location: blocked }, 'blocked a redirect to a URL that is not allowed');
    } else if (status >= 500) logger.error({ err: error, path }, 'request failed');
    // Express closes the connection, so that a partial page is not taken for a complete one.
    if (res.headersSent) return next(error);
    if (error instanceof HttpError) res.set(error.headers);
    const reason = error instanceof HttpError ? error.reason : undefined;
    addReasons(res, [reason ?? (status < 500 ? 'refused' : 'fault')]);
    try {
      const page = await renderError(error, facts);
      // The page of a missing address depends on the address.
      const isRepeated = status !== 404;
      const caching = errorCaching(status);
      const { language } = facts;
      await send(req, res, page, { status, language, caching, isRepeated });
    } catch (second) {
      logger.error({ err: second, path }, 'rendering the error page failed');
      const context = contextOf(facts.language, facts.layout);
      res.set({ ...errorCaching(500), 'Content-Type': 'text/html; charset=utf-8' });
      res.status(500).send(fallbackPage(context, [error, second].map(describe)));
    }
  };
}

/** Identifies the error for comparison with the log, without confidential details. */
function describe(error: unknown): string {
  if (error instanceof HttpError) return `${error.status}: ${error.message}`;
  return error instanceof Error ? error.name : 'Error';
}
