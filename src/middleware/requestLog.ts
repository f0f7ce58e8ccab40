import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pathOf } from '../visit.ts';

/** What a proxy in front may have called the request; anything longer or stranger gets a name of our own. */
const REQUEST_ID = /^[\w.-]{1,64}$/;

/** One line a request, without query, cookies or address: nothing in it tells who the visitor was. */
export function requestLog(logger: Logger): RequestHandler {
  return (req, res, next) => {
    const started = performance.now();
    res.once('close', () => {
      const { page, reasons } = res.locals;
      const line = {
        id: requestId(req.headers['x-request-id']),
        method: req.method,
        path: pathOf(req),
        page,
        reasons,
        status: res.statusCode,
        // The visitor went away before the whole answer was sent.
        aborted: res.writableFinished ? undefined : true,
        ms: Math.round((performance.now() - started) * 100) / 100,
      };
      if (res.statusCode >= 500) logger.error(line, 'request');
      else logger.info(line, 'request');
    });
    next();
  };
}

function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}
