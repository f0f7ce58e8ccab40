import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import * as z from 'zod';
import { createApp } from '../../src/app.ts';
import { openToSearch, type Config } from '../../src/config/config.ts';
import { pages } from '../../src/pages/pages.ts';
import { pageFacts } from '../audit/pageFacts.ts';
import type { Question } from './readQuestion.ts';
import { reasonWords } from './reasonWords.ts';

interface Seen {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** The site's log line for the request. */
  readonly line: z.infer<typeof logLine>;
}

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
 * @param root project root; must have been built
 */
export async function explain(question: Question, config: Config, root: string): Promise<string> {
  const lines: unknown[] = [];
  const logger = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
  const { app, close } = await createApp({ config, logger, root });
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The site has no port');

  const parts: string[] = [];
  let path: string | undefined = question.path;
  for (let step = 1; path !== undefined && step <= MAX_STEPS; step += 1) {
    const answer = await ask(path, question, address.port);
    await new Promise(setImmediate); // The log line is written after the response has ended.
    const line = lines.flatMap((one) => logLine.safeParse(one).data ?? []).at(-1);
    if (!line) throw new Error('The site did not log the request');
    const { location } = answer.headers;
    parts.push(describe(step, path, { ...answer, line }));
    path = location?.startsWith('/') ? location : undefined;
  }
  server.close();
  await close();
  if (!openToSearch(config)) parts.push(CLOSED);
  return parts.join('\n\n');
}

async function ask(path: string, { userAgent, cookie, host }: Question, port: number) {
  const asked = httpRequest({
    port,
    path,
    host: '127.0.0.1',
    agent: false,
    headers: { Host: host, 'User-Agent': userAgent, ...(cookie ? { Cookie: cookie } : {}) },
  });
  asked.end();
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  if (!answer) throw new Error('The site did not answer');
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
}

function describe(step: number, path: string, { status, headers, body, line }: Seen): string {
  const rows: [string, string][] = line.reasons.map((reason) => [
    'rule',
    `${reason}: ${reasonWords(reason)}`,
  ]);
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
  return [
    `${step}. ${path}: ${status}${arrow}`,
    ...rows.map(([name, value]) => `   ${name.padEnd(width)}  ${value}`),
  ].join('\n');
}
