import { Agent, createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import type { Express } from 'express';
import { pino, type Logger } from 'pino';
import request from 'supertest';
import { createApp, type App } from '../../src/app.ts';
import { readConfig } from '../../src/config/config.ts';
import { createRenderer } from '../../src/render/createRenderer.tsx';
import type { ServiceOptions } from '../../src/services.ts';
import { afterwards } from './afterwards.ts';
import { FORM_SECRET, SITE_URL } from './addresses.ts';

export const ROOT = resolve(import.meta.dirname, '..', '..');

/** A folder that cannot be created. */
const NO_SPOOL = '/dev/null/spool';

export const DESKTOP =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
export const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

/** Servers of the sites; they do not keep the process running. */
const servers = new WeakMap<Express, Server>();
const keepAlive = new Agent({ keepAlive: true });

/**
 * The real app, verifying cached fragments. Content is embedded unless `env` sets `GATEWAY_URL`; inquiries are not
 * delivered. Tests that submit forms set `SPOOL_DIR`. It is closed afterwards (see `afterwards`).
 */
export async function createSite(
  env: Record<string, string> = {},
  deps: Partial<ServiceOptions> = {},
): Promise<App> {
  const logger: Logger = pino({ level: 'silent' });
  const config = readConfig({ SITE_URL, FORM_SECRET, SPOOL_DIR: NO_SPOOL, ...env });
  const site = await createApp({
    config,
    logger,
    root: ROOT,
    render: createRenderer({ verify: true }),
    ...deps,
  });
  const server = createServer({ keepAliveTimeout: 0 }, site.app).listen(0);
  servers.set(site.app, server.unref());
  const close = async () => {
    server.close().closeAllConnections();
    await site.close();
  };
  afterwards(close);
  return { ...site, close };
}

/** Origin of a site's server. */
export function originOf({ app }: App): string {
  const address = servers.get(app)?.address();
  if (typeof address !== 'object' || !address) throw new Error('The site is closed');
  return `http://localhost:${address.port}`;
}

interface Visit {
  readonly userAgent?: string;
  readonly cookie?: string;
  readonly host?: string;
}

/** Sends one request without following redirects. */
export function visit({ app }: App, path: string, { userAgent = DESKTOP, cookie, host }: Visit = {}) {
  const headers = { 'User-Agent': userAgent, 'Accept-Encoding': 'identity' };
  const asked = request(servers.get(app) ?? app)
    .get(path)
    .agent(keepAlive)
    .set(headers)
    .redirects(0);
  if (cookie !== undefined) asked.set('Cookie', cookie);
  if (host !== undefined) asked.set('Host', host);
  return asked;
}

/** Submits a form as a browser does on a page of the site; `null` removes a header. */
export function postForm(
  { app }: App,
  path: string,
  fields: string,
  headers: Readonly<Record<string, string | null>> = {},
) {
  const { host } = new URL(SITE_URL);
  const asked = request(app).post(path).redirects(0).type('form');
  const all = {
    Host: host,
    'User-Agent': DESKTOP,
    Origin: `https://${host}`,
    'Sec-Fetch-Site': 'same-origin',
    ...headers,
  };
  for (const [name, value] of Object.entries(all)) if (value !== null) asked.set(name, value);
  return asked.send(fields);
}

/** Removes `<template>` elements, whose content is inert until a script inserts it. */
export function withoutTemplates(html: string): string {
  return html.replace(/<template[\s\S]*?<\/template>/g, '');
}

/** A supertest parser that returns the raw bytes of a body. */
export function asBytes(res: request.Response, done: (error: Error | null, body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  res.on('data', (chunk: Buffer) => chunks.push(chunk));
  res.on('end', () => done(null, Buffer.concat(chunks)));
}

/** `content` of the `meta` elements of a page, by `property` or `name`. */
export function metaOf(html: string): Record<string, string> {
  return Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(
      ([, name = '', content = '']) => [name, content],
    ),
  );
}
