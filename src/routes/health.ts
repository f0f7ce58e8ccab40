import { Router, type RequestHandler } from 'express';
import type { Inquiries } from '../inquiries/createInquiries.ts';
import type { Assets } from '../render/assets.ts';

/**
 * Endpoints for orchestrators: liveness (`/healthz`), readiness (`/readyz`) and the deployed version (`/version`). A spool
 * that cannot be written is reported, but does not make the site unready: its pages, with phone and mail address, are
 * needed all the more.
 */
export function healthRoutes(
  isReady: () => boolean,
  { state }: Pick<Inquiries, 'state'>,
  { version, build, builtAt }: Assets,
): Router {
  return Router()
    .get('/healthz', (_req, res) => {
      res.set('Cache-Control', 'no-store').json({ status: 'ok' });
    })
    .get('/readyz', (_req, res) => {
      const ready = isReady();
      res.set('Cache-Control', 'no-store');
      res.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'not ready', inquiries: state() });
    })
    .get('/version', (_req, res) => {
      res.set('Cache-Control', 'no-store').json({ version, build, builtAt });
    });
}

/** During shutdown, sends `Connection: close`, so that the client's next request goes to another process. */
export function closeWhileDraining(isReady: () => boolean): RequestHandler {
  return (_req, res, next) => {
    if (!isReady()) res.set('Connection', 'close');
    next();
  };
}
