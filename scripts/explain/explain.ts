import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { Client, type Dispatcher } from 'undici';
import * as z from 'zod';
import { createApp } from '../../src/app.ts';
import { openToSearch, type Config } from '../../src/config/config.ts';
import { pages } from '../../src/pages/pages.ts';
import { pageFacts } from '../audit/pageFacts.ts';
import { REASONS } from './reasons.ts';

const logLine = z.object({
  msg: z.literal('request'),
  page: z.string().optional(),
  reasons: z.array(z.string()).default([]),
});

/** Guards against redirect loops; normally one redirect leads to the page. */
const MAX_STEPS = 4;
const SHOWN_HEADERS = ['cache-control', 'vary', 'etag', 'x-robots-tag', 'content-language', 'content-type'];

const CLOSED =
  'With this environment, the whole site is closed to search engines (x-robots-tag): it opens with NODE_ENV=production\nand a public SITE_URL.';

/**
 * Starts the site, sends it the request, and describes each response and the rules that decided it, as logged by the
 * site. Follows redirects within the site.
 *
 * @param headers by their names in lower case
 * @param root project root; must have been built
 */
export async function explain(
  path: string,
  headers: Readonly<Record<string, string>>,
  config: Config,
  root: string,
): Promise<string> {
  const lines: unknown[] = [];
  const logger = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
  const { app, close } = await createApp({ config, logger, root });
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = new Client(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const sent = { host: new URL(config.siteUrl).host, ...headers };

  const parts: string[] = [];
  let target: string | undefined = path;
  for (let step = 1; target !== undefined && step <= MAX_STEPS; step += 1) {
    const answer: Dispatcher.ResponseData = await client.request({
      path: target,
      method: 'GET',
      headers: sent,
    });
    const body = await answer.body.text();
    await new Promise(setImmediate); // The log line is written after the response has ended.
    const line = lines.flatMap((one) => logLine.safeParse(one).data ?? []).at(-1);
    if (!line) throw new Error('The site did not log the request');
    parts.push(describe(`${step}. ${target}: ${answer.statusCode}`, answer.headers, body, line));
    const location = String(answer.headers.location ?? '');
    target = location.startsWith('/') ? location : undefined;
  }
  await client.close();
  server.close();
  await close();
  if (!openToSearch(config)) parts.push(CLOSED);
  return parts.join('\n\n');
}

function describe(
  title: string,
  headers: IncomingHttpHeaders,
  body: string,
  line: z.infer<typeof logLine>,
): string {
  const rows: [string, string][] = line.reasons.map((reason) => ['rule', `${reason}: ${REASONS[reason]}`]);
  if (rows.length === 0)
    rows.push(['rule', 'none: files, feeds, sitemaps and the like are answered before the rules for pages']);
  const page = pages.find(({ id }) => id === line.page);
  if (page)
    rows.push(['page', `${page.id}, at ${[...page.paths.desktop, ...page.paths.mobile].join(' and ')}`]);
  if (headers['content-type']?.startsWith('text/html')) {
    const { canonicals, lang } = pageFacts(body);
    rows.push(['language', lang ?? 'none'], ['canonical', canonicals[0] ?? 'none: not for search engines']);
  }
  for (const name of SHOWN_HEADERS) {
    const value = headers[name];
    if (value !== undefined) rows.push([name, String(value)]);
  }
  const width = Math.max(...rows.map(([name]) => name.length));
  const arrow = headers.location === undefined ? '' : ` → ${headers.location}`;
  return [title + arrow, ...rows.map(([name, value]) => `   ${name.padEnd(width)}  ${value}`)].join('\n');
}
