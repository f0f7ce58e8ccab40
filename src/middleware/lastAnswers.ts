import type { RequestHandler } from 'express';

/** Once the site stops, each answer ends its connection, so that the visitor's next request finds another process. */
export function lastAnswers(isReady: () => boolean): RequestHandler {
  return (_req, res, next) => {
    if (!isReady()) res.set('Connection', 'close');
    next();
  };
}
