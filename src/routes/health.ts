import { Router } from 'express';

interface Build {
  /** Of the project. */
  readonly version: string;
  /** Id: changes when any built file does. */
  readonly build: string;
  readonly builtAt: Date;
}

/** What an orchestrator asks: whether the process serves, whether it should be sent visitors, and what it is. */
export function healthRoutes(isReady: () => boolean, { version, build, builtAt }: Build): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', (_req, res) => {
    const ready = isReady();
    res.set('Cache-Control', 'no-store');
    res.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'not ready' });
  });
  router.get('/version', (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ version, build, builtAt });
  });
  return router;
}
