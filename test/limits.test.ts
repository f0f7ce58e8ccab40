import { once } from 'node:events';
import { connect } from 'node:net';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../src/app.ts';
import { createLimitedServer } from '../src/limitedServer.ts';
import { createSite } from './kit/site.ts';

let site: App;
let server: Server;
beforeAll(async () => {
  site = await createSite();
  server = createLimitedServer(site.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await site.close();
});

/** Sends the bytes as they are and reads until the connection ends. */
async function exchange(bytes: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
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
  exchange([firstLine, 'Host: www.arcvane.example', 'Connection: close', ...headers, '', body].join('\r\n'));

describe('what no visitor sends is refused, and its connection ended', () => {
  it.each([
    ['a long address', `GET /${'a'.repeat(2001)} HTTP/1.1`, [], '', 414],
    ['a long query', `GET /news?${'a'.repeat(2001)} HTTP/1.1`, [], '', 414],
    ['large headers', 'GET / HTTP/1.1', [`Cookie: a=${'b'.repeat(20_000)}`], '', 431],
    ['a large body', 'POST /news HTTP/1.1', ['Content-Length: 5000'], 'x', 413],
    ['a body of any length', 'POST /news HTTP/1.1', ['Transfer-Encoding: chunked'], '', 411],
    ['two lengths', 'POST /news HTTP/1.1', ['Content-Length: 3', 'Content-Length: 4'], '', 400],
    ['length and chunks', 'POST / HTTP/1.1', ['Content-Length: 3', 'Transfer-Encoding: chunked'], '', 400],
    ['a header of no form', 'GET / HTTP/1.1', ['No colon'], '', 400],
    ['two hosts', 'GET / HTTP/1.1', ['Host: other.example'], '', 400],
    ['a method of no kind', 'FETCH / HTTP/1.1', [], '', 400],
    ['a method that is not for pages', 'DELETE /news HTTP/1.1', [], '', 405],
    ['a trace', 'TRACE /news HTTP/1.1', ['X-Secret: 1'], '', 405],
  ])('%s', async (_name, firstLine, headers, body, status) => {
    const answer = await request(firstLine, headers, body);
    expect(statusOf(answer)).toBe(status);
    expect(/Connection: close/i.test(answer)).toBe(true);
    expect(/node_modules|\n\s+at |X-Secret/.exec(answer)).toBeNull();
  });

  it('does not go by the host that the request names', async () => {
    for (const host of ['evil.example', 'evil.example:80', '[', '']) {
      const answer = await exchange(`GET /about-us HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      expect(statusOf(answer), host).toBe(200);
      expect(answer.includes('evil.example'), host).toBe(false);
    }
  });
});

describe('slow and greedy clients', () => {
  it('have limits for headers, whole requests, silence and requests a connection', () => {
    // As the README says; that Node keeps to them, `npm run torture` shows, which has the time.
    expect(server).toMatchObject({
      headersTimeout: 10_000,
      requestTimeout: 15_000,
      timeout: 30_000,
      keepAliveTimeout: 65_000,
      maxRequestsPerSocket: 1000,
    });
  });
});

describe('files outside `public` and the build', () => {
  it.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/pictures/../../package.json',
    '/pictures/..%5c..%5cpackage.json',
    '/assets/..%252f..%252fpackage.json',
    '/assets/....//....//package.json',
    '//etc/passwd',
    '/%00/../package.json',
    '/./../.git/config',
    '/.env.local',
    '/build/main.js',
    '/src/config.ts',
    '/node_modules/express/package.json',
    '/locales/en/frame.json',
    'http://other.example/../../package.json',
  ])('are not reached by %s', async (path) => {
    const answer = await request(`GET ${path} HTTP/1.1`);
    expect([400, 404]).toContain(statusOf(answer));
    expect(/root:|arcvane-site|"scripts"|\[core\]/.exec(answer)).toBeNull();
  });
});
