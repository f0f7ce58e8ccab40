import type { RequestListener } from 'node:http';
import type { Metrics } from './metrics.ts';

/** Serves `GET /metrics` only; listens on a port that is not public. */
export function metricsListener(metrics: Metrics): RequestListener {
  return (req, res) => {
    if (req.method !== 'GET' || req.url !== '/metrics') {
      res.writeHead(404, { 'Content-Type': 'text/plain' }).end('Only GET /metrics is served\n');
      return;
    }
    metrics.text().then(
      ({ type, body }) => res.writeHead(200, { 'Content-Type': type }).end(body),
      (error: unknown) => res.destroy(error instanceof Error ? error : undefined),
    );
  };
}
