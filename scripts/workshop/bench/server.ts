/**
 * Benchmark server, run in its own process as one variant: `site` (unchanged), `naive` (the same app, but each request
 * renders the whole document with one `renderToString`), or either of these with the compression cache defeated.
 */
import { hash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { pino } from 'pino';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createApp } from '../../../src/app.ts';
import { readConfig } from '../../../src/config/config.ts';
import { createRenderer, type Render } from '../../../src/render/createRenderer.tsx';
import { RenderContextProvider } from '../../../views/renderContext.tsx';

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

const whole = variant.startsWith('naive') ? naive : createRenderer();
const render = variant.endsWith('compressing') ? neverTheSame(whole) : whole;
const { app } = await createApp({ config, logger, root: resolve(import.meta.dirname, '..'), render });
const server = createServer(app).listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ port, readyMs: performance.now() });
});
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000, rssMb: process.memoryUsage.rss() / 2 ** 20 });
});
process.on('disconnect', () => process.exit());
