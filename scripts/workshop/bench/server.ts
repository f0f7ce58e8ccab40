/**
 * Benchmark server, run in its own process as one variant: `site` (unchanged), `naive` (the same app, but each request
 * renders the whole document with one `renderToString`), either of these with the compression cache defeated, or
 * `constant` (an Express app that sends stored bytes).
 */
import { hash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { constants, PerformanceObserver } from 'node:perf_hooks';
import express from 'express';
import { pino } from 'pino';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import * as z from 'zod';
import { createApp } from '../../../src/app.ts';
import { readConfig } from '../../../src/config/config.ts';
import { createRenderer, type Render } from '../../../src/render/createRenderer.tsx';
import { RenderContextProvider } from '../../../views/renderContext.tsx';
import type { Question } from './benchServer.ts';
import { watchPauses, type Pauses } from './pauses.ts';

const [, , variant = 'site'] = process.argv;
const config = readConfig({ SITE_URL: 'https://www.arcvane.example', NODE_ENV: 'production' });
// Logging is part of a request's cost.
const logger = pino({ level: 'info' }, pino.destination({ dest: '/dev/null', sync: false }));

/** Renders the same document without cached fragments. */
const naive: Render = (node, context) => {
  const html = renderToString(createElement(RenderContextProvider, { value: context }, node));
  // Like `res.send` with a string: encode it, and hash it for the ETag.
  const body = Buffer.from(`<!doctype html>${html}`);
  return { pieces: [body], digest: hash('sha1', body, 'base64url') };
};

/** Gives each response a unique digest, so that the compression cache always misses. */
function neverTheSame(render: Render): Render {
  let count = 0;
  return (node, context) => ({ ...render(node, context), digest: `${(count += 1)}` });
}

const RENDERERS: Readonly<Record<string, Render>> = {
  site: createRenderer(),
  naive,
  'site, compressing': neverTheSame(createRenderer()),
  'naive, compressing': neverTheSame(naive),
};

async function createServerApp() {
  const root = resolve(import.meta.dirname, '..');
  const render = RENDERERS[variant];
  if (render) return createApp({ config, logger, root, render });
  const bodies = new Map<string, Buffer>();
  const app = express().disable('etag');
  app.put('/{*path}', express.raw({ type: () => true, limit: '1mb' }), (req, res) => {
    bodies.set(req.path, req.body);
    res.status(204).end();
  });
  app.get('/{*path}', (req, res) => {
    res.set('Content-Type', 'text/html; charset=utf-8');
    res.end(bodies.get(req.path));
  });
  return { app };
}

const { app } = await createServerApp();
const server = createServer(app).listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ port, readyMs: performance.now() });
});
/** The types of `node:perf_hooks` lack it. */
const collection = z.object({ detail: z.object({ kind: z.number() }) });
let fullCollections = 0;
new PerformanceObserver((list) => {
  const kinds = list.getEntries().map((entry) => collection.parse(entry).detail.kind);
  fullCollections += kinds.filter((kind) => kind === constants.NODE_PERFORMANCE_GC_MAJOR).length;
}).observe({ type: 'gc' });

let stopWatching: () => Pauses;
const answers: Readonly<Record<Question, () => object>> = {
  usage: () => {
    const { user, system } = process.cpuUsage();
    return {
      cpuMs: (user + system) / 1000,
      rssMb: process.memoryUsage.rss() / 2 ** 20,
      fullCollections,
    };
  },
  watch: () => {
    stopWatching = watchPauses();
    return {};
  },
  pauses: () => stopWatching(),
};
process.on('message', (question: Question) => process.send?.(answers[question]()));
process.on('disconnect', () => process.exit());
