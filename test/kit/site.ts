import { resolve } from 'node:path';
import { pino, type Logger } from 'pino';
import request from 'supertest';
import { createApp, type App } from '../../src/app.ts';
import { readConfig } from '../../src/config/config.ts';
import { createRenderer } from '../../src/render/createRenderer.tsx';
import type { ServiceOptions } from '../../src/services.ts';
import { FORM_SECRET, SITE_URL } from './addresses.ts';

export const ROOT = resolve(import.meta.dirname, '..', '..');

/** A folder that cannot be created. */
const NO_SPOOL = '/dev/null/spool';

export const DESKTOP =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
export const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

/**
 * The real app, verifying cached fragments. Content is embedded unless `env` sets `GATEWAY_URL`; enquiries are not
 * delivered. Tests that submit forms set `SPOOL_DIR`.
 */
export function createSite(
  env: Record<string, string> = {},
  deps: Partial<ServiceOptions> = {},
): Promise<App> {
  const logger: Logger = pino({ level: 'silent' });
  const config = readConfig({ SITE_URL, FORM_SECRET, SPOOL_DIR: NO_SPOOL, ...env });
  return createApp({ config, logger, root: ROOT, render: createRenderer({ verify: true }), ...deps });
}

interface Visit {
  readonly userAgent?: string;
  readonly cookie?: string;
  readonly host?: string;
}

/** Sends one request without following redirects. */
export function visit({ app }: App, path: string, { userAgent = DESKTOP, cookie, host }: Visit = {}) {
  const asked = request(app).get(path).set('User-Agent', userAgent).redirects(0);
  if (cookie !== undefined) asked.set('Cookie', cookie);
  if (host !== undefined) asked.set('Host', host);
  return asked;
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
