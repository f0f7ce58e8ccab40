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
import { StructuredData } from '../../views/StructuredData.tsx';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { documentElement } from '../../src/render/frames.tsx';
import {
  createFrameInput,
  createPageRenderer,
  freshContent,
  keptContent,
} from '../../src/render/pageRenderer.ts';
import type { PageRendererDeps, RenderInFrame } from '../../src/render/pageRenderer.ts';

const [, , variant = 'site'] = process.argv;
const config = readConfig({ SITE_URL: 'https://www.arcvane.example', NODE_ENV: 'production' });
// What a site writes while it serves belongs to its cost.
const logger = pino({ level: 'info' }, pino.destination({ dest: '/dev/null', sync: false }));

function naiveRenderer(deps: PageRendererDeps): RenderInFrame {
  const frameInput = createFrameInput(deps);
  // Menus and footer as data, made once: what is compared is rendering.
  const inputs = new Map<string, Awaited<ReturnType<typeof frameInput>>>();
  return async (page) => {
    const key = `${page.languageCode} ${page.layout} ${page.section} ${page.asksConsent}`;
    const input = inputs.get(key) ?? (await frameInput(page));
    inputs.set(key, input);
    const { value } = await deps.blocks.get('language', 'zh');
    const fresh = freshContent(page);
    const structuredData = fresh.structuredData.map((json) =>
      createElement(StructuredData, { key: json, json }),
    );
    const content = { ...keptContent(page, value.shown, deps), ...fresh, structuredData };
    const html = `<!doctype html>${renderToString(documentElement(input, content, page.site))}`;
    // What `res.send` does with a string: encode it, and digest it for the ETag.
    const body = Buffer.from(html);
    return { pieces: [body], digest: hash('sha1', body, 'base64url') };
  };
}

/** No page has the digest of another, so each is compressed anew. */
function neverTheSame(create: (deps: PageRendererDeps) => RenderInFrame) {
  return (deps: PageRendererDeps): RenderInFrame => {
    const render = create(deps);
    let count = 0;
    return async (page) => ({ ...(await render(page)), digest: `${(count += 1)}` });
  };
}

const RENDERERS: Readonly<Record<string, (deps: PageRendererDeps) => RenderInFrame>> = {
  site: createPageRenderer,
  naive: naiveRenderer,
  'site, compressing': neverTheSame(createPageRenderer),
  'naive, compressing': neverTheSame(naiveRenderer),
};

async function createServerApp() {
  const root = resolve(import.meta.dirname, '..');
  const createRenderer = RENDERERS[variant];
  if (createRenderer) return createApp({ config, logger, root, createRenderer });
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
