import express, { type Express } from 'express';
import { BLOCKS } from '../blocks/blocks.ts';
import type { Purge } from '../blocks/blockStore.ts';
import type { Metrics } from './metrics.ts';

const SLUGS = BLOCKS.map(({ slug }) => slug);

/** What operators may request from a running process, on a port that is not public. */
export function createOperations(metrics: Metrics, purge: Purge): Express {
  return express()
    .disable('x-powered-by')
    .get('/metrics', async (_req, res) => {
      const { type, body } = await metrics.text();
      res.setHeader('Content-Type', type).end(body);
    })
    .post('/purge', async (req, res) => {
      // Only browsers send it: a page that an operator visits could otherwise purge.
      if (req.get('Origin') !== undefined) {
        res.status(403).json({ error: 'not for web pages: the request has an Origin' });
        return;
      }
      const { block } = req.query;
      const slug = SLUGS.find((known) => known === block);
      if (block !== slug) {
        res.status(400).json({ error: `block must be one of ${SLUGS.join(', ')}, or be left out` });
        return;
      }
      const failed = await purge(slug);
      res.status(failed.length === 0 ? 200 : 502).json({ failed });
    })
    .use((_req, res) => {
      res.status(404).type('text').send('Only GET /metrics and POST /purge are served\n');
    });
}
