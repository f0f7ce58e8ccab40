import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { freePort } from '../../site/ports.ts';

const run = promisify(execFile);
const START_LIMIT_MS = 5000;

export interface Proxy {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/**
 * Starts nginx in front of the site, as in production: HTTP/2 over TLS, with a temporary certificate. The site itself
 * compresses with brotli.
 *
 * @param upstream origin of the site
 * @param host host name of the certificate
 * @throws {Error} if nginx or openssl is missing, or nginx does not start
 */
export async function startProxy(upstream: string, host: string): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const port = await freePort();
  await tool('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', `/CN=${host}`, '-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')],
  ]);
  await tool('nginx', ['-v']);
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port, upstream));
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    if (nginx.exitCode === null) {
      nginx.kill('SIGTERM');
      await once(nginx, 'exit');
    }
    await rm(folder, { recursive: true });
  };
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await listens(port))) {
    if (nginx.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error('nginx did not start: see its message above');
    }
    await pause(50);
  }
  return { port, stop };
}

async function tool(name: string, options: readonly string[]): Promise<void> {
  try {
    await run(name, options);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    throw new Error(`${name} is missing; install it (Debian: apt-get install ${name})`, { cause: error });
  }
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const { promise, resolve } = Promise.withResolvers<boolean>();
  socket.once('connect', () => resolve(true));
  socket.once('error', () => resolve(false));
  const does = await promise;
  socket.destroy();
  return does;
}

function configuration(folder: string, port: number, upstream: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n  ');
  return `pid ${join(folder, 'nginx.pid')};
error_log stderr warn;
worker_processes 1;
events {}
http {
  access_log off;
  ${temporary}
  upstream site {
    server ${new URL(upstream).host};
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port} ssl http2;
    ssl_certificate ${join(folder, 'cert.pem')};
    ssl_certificate_key ${join(folder, 'key.pem')};
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-Proto https;
    }
  }
}
`;
}
