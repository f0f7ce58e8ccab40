import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Metrics } from '../process/metrics.ts';
import { traceIdOf } from '../request/traceContext.ts';

/** Accepted form of a proxy's `X-Request-Id`; other values are replaced with a generated id. */
const REQUEST_ID = /^[\w.-]{1,64}$/;
/** Longer paths are truncated in the log. The longest path of a page has about 100 characters. */
const MAX_PATH = 300;
/** Label value for requests that are not for a page. */
const NONE = 'none';

interface RequestLogDeps {
  readonly logger: Logger;
  readonly metrics: Metrics | undefined;
}

/** Logs one line per request, without personal data: no query string, cookies, user agent or IP address. */
export function requestLog({ logger, metrics }: RequestLogDeps): RequestHandler {
  return (req, res, next) => {
    const started = performance.now();
    res.once('close', () => {
      const { facts, isPageRequest, page, reasons, cache } = res.locals;
      const { language, layout: device } = isPageRequest ? facts : {};
      const status = res.statusCode;
      const ms = performance.now() - started;
      const line = {
        id: requestId(req.headers['x-request-id']),
        trace: traceIdOf(req.get('traceparent')),
        method: req.method,
        path: facts.path.slice(0, MAX_PATH),
        page,
        language,
        device,
        reasons,
        status,
        cache,
        // The client disconnected before the response was complete.
        aborted: res.writableFinished ? undefined : true,
        ms: Math.round(ms * 100) / 100,
      };
      if (status >= 500) logger.error(line, 'request');
      else logger.info(line, 'request');
      metrics?.served({
        page: page ?? NONE,
        status,
        language: language ?? NONE,
        device: device ?? NONE,
        seconds: ms / 1000,
      });
    });
    next();
  };
}

function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}
