import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createLimitedServer } from '../src/process/limitedServer.ts';
import { eventually } from './kit/eventually.ts';
import { createSite } from './kit/site.ts';
import { listOf } from '../scripts/site/listOf.ts';
import { listen } from './kit/gateway.ts';

const server = createLimitedServer((await createSite()).app);
await listen(server);

/** Sends raw bytes and reads until the connection closes. */
async function exchange(bytes: string, to = server): Promise<string> {
  const { port } = to.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data: Buffer) => (answer += String(data)));
  // The server may end the connection before it has read everything.
  socket.on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

const request = (firstLine: string, headers: readonly string[] = [], body = '') =>
  exchange([firstLine, 'Host: site.example', 'Connection: close', ...headers, '', body].join('\r\n'));

describe('an invalid request is rejected and its connection closed', () => {
  it.each([
    ['a long path', `GET /${'a'.repeat(2001)} HTTP/1.1`, [], '', 414],
    ['a long query', `GET /news?${'a'.repeat(2001)} HTTP/1.1`, [], '', 414],
    ['large headers', 'GET / HTTP/1.1', [`Cookie: a=${'b'.repeat(20_000)}`], '', 431],
    ['a large body', 'POST /news HTTP/1.1', ['Content-Length: 5000'], 'x', 413],
    ['a chunked body', 'POST /news HTTP/1.1', ['Transfer-Encoding: chunked'], '', 411],
    [
      'two Content-Length headers',
      'POST /news HTTP/1.1',
      ['Content-Length: 3', 'Content-Length: 4'],
      '',
      400,
    ],
    [
      'Content-Length with a chunked body',
      'POST / HTTP/1.1',
      ['Content-Length: 3', 'Transfer-Encoding: chunked'],
      '',
      400,
    ],
    ['a malformed header', 'GET / HTTP/1.1', ['No colon'], '', 400],
    ['two Host headers', 'GET / HTTP/1.1', ['Host: other.example'], '', 400],
    ['an unknown method', 'FETCH / HTTP/1.1', [], '', 400],
    ['a method that pages do not support', 'DELETE /news HTTP/1.1', [], '', 405],
    ['TRACE', 'TRACE /news HTTP/1.1', ['X-Secret: 1'], '', 405],
  ])('%s', async (_name, firstLine, headers, body, status) => {
    const answer = await request(firstLine, headers, body);
    expect(statusOf(answer)).toBe(status);
    expect(/Connection: close/i.test(answer)).toBe(true);
    expect(/node_modules|\n\s+at |X-Secret/.exec(answer)).toBeNull();
  });

  it('except for an unknown Host header, which is ignored', async () => {
    for (const host of ['evil.example', 'evil.example:80', '[', '']) {
      const answer = await exchange(`GET /about-us HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      expect(statusOf(answer), host).toBe(200);
      expect(answer.includes('evil.example'), host).toBe(false);
    }
  });
});

describe('what a response copies from a request', () => {
  const QUOTES = '"'.repeat(7800);
  const form = 'choice=all&path=%2Fnews';
  it.each([
    ['the referrer of the consent form', 'POST /consent', [`Referer: http://site.example/news?${QUOTES}`]],
    ['a long referring path', 'POST /consent', [`Referer: http://site.example/${'a'.repeat(7800)}`]],
    ['the page to show in another language', `GET /language/de?path=/news?${'"'.repeat(1900)}`, []],
    ['the query string of a redirect', `GET /news/?${'"'.repeat(1980)}`, []],
    ['request and trace ids', 'GET /news', [`X-Request-Id: ${QUOTES}`, `traceparent: ${QUOTES}`]],
  ])('leaves its headers short: %s', async (_name, firstLine, headers) => {
    const answer = await request(
      `${firstLine} HTTP/1.1`,
      [
        'Accept: text/html',
        'Sec-Fetch-Site: same-origin',
        ...(firstLine.startsWith('POST')
          ? ['Content-Type: application/x-www-form-urlencoded', `Content-Length: ${form.length}`]
          : []),
        ...headers,
      ],
      firstLine.startsWith('POST') ? form : '',
    );
    expect([200, 301, 303]).toContain(statusOf(answer));
    const length = answer.indexOf('\r\n\r\n');
    expect(length).toBeGreaterThan(0);
    // The nginx sample reads headers of 16 KB.
    expect(length).toBeLessThan(6000);
  });
});

it('slow and greedy clients are limited by timeouts and by requests per connection', () => {
  // The values in `scripts/deploy/README.md`. `npm run drill` verifies that Node enforces them, which takes too long
  // here.
  expect(server).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 15_000,
    timeout: 30_000,
    keepAliveTimeout: 65_000,
    maxRequestsPerSocket: 1000,
  });
});

describe('pipelined requests', () => {
  const pipelined = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      const end = index === count - 1 ? 'Connection: close\r\n' : '';
      return `GET /page-${index + 1}/ HTTP/1.1\r\nHost: localhost\r\n${end}\r\n`;
    }).join('');

  /** Starts a separate server. */
  async function serve(listener: RequestListener): Promise<Server> {
    const own = createLimitedServer(listener);
    await listen(own);
    return own;
  }

  it('are all answered, in order, up to 32', async () => {
    const answer = await exchange(pipelined(32));
    const targets = [...answer.matchAll(/^Location: (\S+)/gm)].map(([, target]) => target);
    expect(targets).toEqual(Array.from({ length: 32 }, (_, index) => `/page-${index + 1}`));
  });

  it('above 32 close their connection before one reaches the site, and do not affect other clients', async () => {
    const seen: (string | undefined)[] = [];
    const listener: RequestListener = ({ url }, res) => {
      seen.push(url);
      if (url === '/other') res.end('other');
    };
    const own = await serve(listener);
    let parsed = 0;
    own.on('request', () => (parsed += 1));
    expect(await exchange(pipelined(500), own)).toBe('');
    expect(seen).toEqual([]);
    // The other requests of the same read cost nothing.
    expect(parsed).toBe(32);
    expect(await exchange(pipelined(33), own)).toBe('');
    const other = 'GET /other HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
    expect(statusOf(await exchange(other, own))).toBe(200);
  });

  it('are handled one at a time, and not after a response that closes the connection', async () => {
    let inWork = 0;
    const seen: (string | undefined)[] = [];
    const listener: RequestListener = ({ url }, res) => {
      inWork += 1;
      seen.push(url);
      expect(inWork).toBe(1);
      res.once('close', () => (inWork -= 1));
      if (url === '/page-3/') res.setHeader('Connection', 'close');
      setImmediate(() => res.end(url));
    };
    const answer = await exchange(pipelined(10), await serve(listener));
    expect(answer.match(/^\/page-\d+\//gm)).toEqual(seen);
    expect(seen).toEqual(['/page-1/', '/page-2/', '/page-3/']);
  });

  it('of many connections are handled one in each turn of the event loop', async () => {
    const connections = 20;
    let turn = 0;
    let ticking = setImmediate(function tick() {
      turn += 1;
      ticking = setImmediate(tick);
    });
    const turns: number[] = [];
    const listener: RequestListener = (_req, res) => {
      turns.push(turn);
      res.end();
    };
    const own = await serve(listener);
    await Promise.all(Array.from({ length: connections }, () => exchange(pipelined(3), own)));
    clearImmediate(ticking);
    expect(turns.length).toBe(3 * connections);
    expect(new Set(turns).size).toBe(turns.length);
  });

  it('may include an unknown Expect header, which is ignored', async () => {
    const expecting = 'GET /news HTTP/1.1\r\nHost: localhost\r\nExpect: x\r\n\r\n';
    const answers = (await exchange(expecting + pipelined(2))).split('HTTP/1.1 ').slice(1);
    expect(answers.map((answer) => answer.slice(0, 3))).toEqual(['200', '301', '301']);
  });

  it('leak no stream, and a response whose source fails closes its connection', async () => {
    const streams: ReturnType<typeof createReadStream>[] = [];
    const listener: RequestListener = ({ url }, res) => {
      const stream = createReadStream(url === '/folder' ? import.meta.dirname : '/dev/zero');
      streams.push(stream);
      res.writeHead(200);
      stream.pipe(res);
    };
    const own = await serve(listener);
    const folder = 'GET /folder HTTP/1.1\r\nHost: localhost\r\n\r\n';
    expect(await exchange(folder, own)).toBe('');
    const client = connect((own.address() as AddressInfo).port, '127.0.0.1');
    client.write(pipelined(5));
    await once(client, 'data');
    client.destroy();
    await eventually(() => expect(streams.map(({ closed }) => closed)).toEqual([true, true]));
  });
});

it.each(
  listOf(`
      /../package.json /..%2fpackage.json /%2e%2e/%2e%2e/etc/passwd /pictures/../../package.json
      /pictures/..%5c..%5cpackage.json /assets/..%252f..%252fpackage.json /assets/....//....//package.json
      //etc/passwd /%00/../package.json /./../.git/config /.env.local /build/main.js /src/config/config.ts
      /node_modules/express/package.json /locales/en/frame.json http://other.example/../../package.json`),
)('files outside `public` and the build cannot be reached by %s', async (path) => {
  const answer = await request(`GET ${path} HTTP/1.1`);
  expect([400, 404]).toContain(statusOf(answer));
  expect(/root:|arcvane-site|"scripts"|\[core\]/.exec(answer)).toBeNull();
});
