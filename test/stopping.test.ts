import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startSiteProcess } from '../scripts/site/siteProcess.ts';
import { stop } from '../src/process/stopping.ts';
import { eventually } from './kit/eventually.ts';
import { DESKTOP, ROOT } from './kit/site.ts';
import { temporaryFolder } from './kit/temporaryFolder.ts';
import { listen } from './kit/gateway.ts';

/** Opens a connection and sends an incomplete request. */
async function beginRequest(port: number) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET /news HTTP/1.1\r\nHost: localhost\r\n');
  // Once a later request is answered, the site has read the incomplete one.
  await ask(`http://127.0.0.1:${port}`, '/healthz');
  let answer = '';
  socket.on('data', (data: Buffer) => (answer += String(data)));
  return { finish: () => socket.write('\r\n'), ended: once(socket, 'close').then(() => answer) };
}

async function ask(origin: string, path: string, agent?: Agent): Promise<IncomingMessage> {
  const request = get(`${origin}${path}`, { agent, headers: { 'User-Agent': DESKTOP } });
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (!response) throw new Error('No response');
  response.resume();
  await once(response, 'end');
  return response;
}

describe('a site that is shutting down', () => {
  it('completes open requests, stops only once after several signals, and exits with 0', async () => {
    const site = await startSiteProcess();
    const agent = new Agent({ keepAlive: true });
    await ask(site.origin, '/', agent);
    const slow = await beginRequest(site.port);
    for (const signal of ['SIGINT', 'SIGINT'] as const) site.child.kill(signal);
    const ended = site.end('SIGTERM');
    await eventually(() => expect(ask(site.origin, '/')).rejects.toThrow('ECONNREFUSED'));
    slow.finish();
    const answer = await slow.ended;
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(answer).toMatch(/Connection: close/i);
    expect(answer).toContain('</html>');
    expect(await ended).toBe(0);
    expect(site.log.filter(({ msg }) => msg.startsWith('stopping'))).toHaveLength(1);
    expect(site.log.at(-1)?.msg).toBe('stopped');
    agent.destroy();
  });

  it('reports not ready and keeps serving for STOP_DELAY_SECONDS, for load balancers', async () => {
    const site = await startSiteProcess({ STOP_DELAY_SECONDS: '60' });
    expect((await ask(site.origin, '/readyz')).statusCode).toBe(200);
    const ended = site.end();
    await eventually(async () => expect((await ask(site.origin, '/readyz')).statusCode).toBe(503));
    const page = await ask(site.origin, '/news', new Agent({ keepAlive: true }));
    expect(page.statusCode).toBe(200);
    expect(page.headers.connection).toBe('close');
    expect((await ask(site.origin, '/healthz')).statusCode).toBe(200);
    site.child.kill('SIGKILL');
    await ended;
  });
});

describe('a signal before the site listens', () => {
  const run = (root: string, env: Record<string, string> = {}) =>
    spawn(process.execPath, [join(root, 'build', 'main.js')], {
      env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });

  it.each(['SIGTERM', 'SIGINT'] as const)('exits with 0 while it loads: %s', async (signal) => {
    const root = temporaryFolder();
    for (const name of await readdir(join(ROOT, 'build')))
      if (name.endsWith('.js')) await cp(join(ROOT, 'build', name), join(root, 'build', name));
    await writeFile(join(root, 'package.json'), '{"type":"module"}');
    // Replaces the site with a module that never finishes loading.
    const loading =
      'console.log("loading"); setInterval(() => undefined, 1000); await new Promise(() => undefined);';
    const main = await readFile(join(ROOT, 'build', 'main.js'), 'utf8');
    const [serve = ''] = /serve-\w+\.js/.exec(main) ?? [];
    await writeFile(join(root, 'build', serve), loading);
    const child = run(root);
    await once(child.stdout, 'data');
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('exits with 0 while it waits for the gateway', async () => {
    const gateway = createServer(() => undefined);
    const child = run(ROOT, { GATEWAY_URL: await listen(gateway) });
    await once(gateway, 'request');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});

describe('stopping', () => {
  afterEach(() => vi.useRealTimers());

  /** A server whose requests are never answered, and what `stop` needs to stop it. */
  async function idleServer() {
    const server = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The server has no port');
    const close = vi.fn(() => Promise.resolve());
    const logger = pino({ enabled: false });
    return { server, port: address.port, logger, drain: vi.fn(), close };
  }

  it('refuses connections only after the delay', async () => {
    const site = await idleServer();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stopped = stop({ ...site, delayMs: 5000 });
    await vi.advanceTimersByTimeAsync(4900);
    expect(site.drain).toHaveBeenCalledOnce();
    expect(site.server.listening).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    expect(site.server.listening).toBe(false);
    await stopped;
    expect(site.close).toHaveBeenCalledOnce();
  });

  it('aborts a request that never completes after 10 s', async () => {
    const site = await idleServer();
    const asked = once(site.server, 'request');
    const answer = ask(`http://127.0.0.1:${site.port}`, '/').catch(String);
    await asked;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const warn = vi.spyOn(site.logger, 'warn');
    const stopped = stop({ ...site, delayMs: 0 });
    await vi.advanceTimersByTimeAsync(9900);
    expect(site.close).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    await stopped;
    expect(warn).toHaveBeenCalledOnce();
    expect(site.close).toHaveBeenCalledOnce();
    expect(await answer).toShow('socket hang up');
  });
});
