import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics/metrics.ts';
import { pathOf } from '../visit.ts';

/** What a proxy in front may have called the request; anything longer or stranger gets a name of our own. */
const REQUEST_ID = /^[\w.-]{1,64}$/;
/** The longest path of a page has about 100 characters. */
const MAX_PATH = 300;
/** In place of a label that says nothing about the request: it was no page. */
const NONE = 'none';

/** One line a request, without query, cookies, user-agent or address: nothing in it tells who the visitor was. */
export function requestLog(logger: Logger, metrics?: Metrics): RequestHandler {
  return (req, res, next) => {
    const started = performance.now();
    res.once('close', () => {
      const { page, language, device, reasons, cache } = res.locals;
      const status = res.statusCode;
      const ms = performance.now() - started;
      const line = {
        id: requestId(req.headers['x-request-id']),
        method: req.method,
        path: pathOf(req).slice(0, MAX_PATH),
        page,
        language,
        device,
        reasons,
        status,
        cache,
        // The visitor went away before the whole answer was sent.
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
