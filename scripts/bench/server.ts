/**
 * One server of the benchmark, in a process of its own: `site` as it is, `naive` (the same app, but each request renders
 * the whole document through one `renderToString`), either of them compressing each answer anew, or `constant` (an
 * Express app that sends the site's bytes).
 */
import { hash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import express from 'express';
import { pino } from 'pino';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { createRenderer } from '../../src/render/createRenderer.tsx';
import type { Render } from '../../src/render/createRenderer.tsx';
import { SiteProvider } from '../../views/site.tsx';

const [, , variant = 'site'] = process.argv;
const config = readConfig({ SITE_URL: 'https://www.arcvane.example', NODE_ENV: 'production' });
// What a site writes while it serves belongs to its cost.
const logger = pino({ level: 'info' }, pino.destination({ dest: '/dev/null', sync: false }));

/** The same document without fragments: React renders all of it for each request. */
const naive: Render = (node, site) => {
  const html = renderToString(createElement(SiteProvider, { value: site }, node));
  // What `res.send` does with a string: encode it, and hash it for the ETag.
  const body = Buffer.from(`<!doctype html>${html}`);
  return { pieces: [body], digest: hash('sha1', body, 'base64url') };
};

/** Gives each page a digest of its own, so that each is compressed anew. */
function neverTheSame(render: Render): Render {
  let count = 0;
  return (node, site) => ({ ...render(node, site), digest: `${(count += 1)}` });
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
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000, rssMb: process.memoryUsage.rss() / 2 ** 20 });
});
process.on('disconnect', () => process.exit());
