import type { RequestHandler } from 'express';

/** During shutdown, sends `Connection: close`, so that the client's next request goes to another process. */
export function closeWhileDraining(isReady: () => boolean): RequestHandler {
  return (_req, res, next) => {
    if (!isReady()) res.set('Connection', 'close');
    next();
  };
}
