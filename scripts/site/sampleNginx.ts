import { execFile, execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './ports.ts';

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '..', '..');
const SAMPLES = join(ROOT, 'scripts', 'deploy', 'nginx');

/** Where the sample says something that cannot be had without installing it. */
interface Places {
  readonly folder: string;
  readonly httpsPort: number;
  readonly httpPort: number;
  readonly sitePorts: readonly [number, number];
  /** Folder that it serves files from, in place of the sample's. */
  readonly root: string;
  /** Whether pages are answered over TLS and HTTP/2, as in operation, or over plain HTTP. */
  readonly hasTls: boolean;
  /** What arcvane.conf is to say in place of what it says. */
  readonly changes: readonly Change[];
}

type Change = readonly [from: string, to: string];

export interface Nginx {
  readonly httpsPort: number;
  readonly httpPort: number;
  readonly cacheFolder: string;
  /** How long its access log is, in bytes. */
  readonly logLength: () => Promise<number>;
  /** Its access log from there on, one object a request. */
  readonly logFrom: (byte: number) => Promise<Record<string, unknown>[]>;
  readonly stop: () => Promise<void>;
}

/** Why nginx cannot be run here, or nothing where it can. */
export function whyNoNginx(): string | undefined {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return undefined;
  } catch {
    return 'nginx or openssl is not installed (Debian: apt-get install nginx openssl)';
  }
}

/** The sample as it stands, but for ports, folders and certificates. Every line that it changes must be there. */
async function adapted(file: string, changes: readonly Change[]): Promise<string> {
  let text = await readFile(join(SAMPLES, file), 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${file} has no \`${from}\``);
    text = text.replaceAll(from, to);
  }
  return text;
}

async function writeConfiguration({
  folder,
  httpsPort,
  httpPort,
  sitePorts,
  root,
  hasTls,
  changes,
}: Places): Promise<string> {
  const certificate = join(folder, 'arcvane');
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=www.arcvane.example', '-keyout', `${certificate}.key`, '-out', `${certificate}.crt`],
  ]);
  const site = await adapted('arcvane.conf', [
    ['listen 443 ssl http2', `listen 127.0.0.1:${httpsPort}${hasTls ? ' ssl http2' : ''}`],
    ['listen 80', `listen 127.0.0.1:${httpPort}`],
    ['/etc/nginx/tls/arcvane', certificate],
    ['/var/cache/nginx/arcvane', join(folder, 'cache')],
    ['/var/log/nginx/arcvane.log', join(folder, 'access.log')],
    ['/srv/arcvane', root],
    ...changes,
  ]);
  const upstream = await adapted('arcvane-upstream.conf', [
    ['127.0.0.1:3001', `127.0.0.1:${sitePorts[0]}`],
    ['127.0.0.1:3002', `127.0.0.1:${sitePorts[1]}`],
  ]);
  await writeFile(join(folder, 'site.conf'), upstream + site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const main = [
    // Its workers must reach folders that belong to whoever runs this.
    process.getuid?.() === 0 ? 'user root;' : '',
    'daemon off; worker_processes 1;',
    `pid ${join(folder, 'nginx.pid')}; error_log ${join(folder, 'error.log')} warn;`,
    'events { worker_connections 1024; }',
    `http { include /etc/nginx/mime.types; sendfile on; tcp_nopush on; ${temporary.join(' ')} include ${join(folder, 'site.conf')}; }`,
  ];
  const path = join(folder, 'nginx.conf');
  await writeFile(path, main.join('\n'));
  return path;
}

/** The real nginx with the sample configuration, in front of two processes. @throws {Error} where nginx refuses it */
export async function startNginx(
  sitePorts: readonly [number, number],
  { root = ROOT, hasTls = true, changes = [] }: Partial<Pick<Places, 'root' | 'hasTls' | 'changes'>> = {},
): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'arcvane-nginx-'));
  const [httpsPort, httpPort] = [await freePort(), await freePort()];
  const places = { folder, httpsPort, httpPort, sitePorts, root, hasTls, changes };
  const configuration = await writeConfiguration(places);
  await run('nginx', ['-t', '-q', '-c', configuration]);
  const child: ChildProcess = spawn('nginx', ['-c', configuration], { stdio: 'ignore' });
  await listening(httpPort, child);
  return {
    httpsPort,
    httpPort,
    cacheFolder: join(folder, 'cache'),
    logLength: async () => (await stat(join(folder, 'access.log'))).size,
    logFrom: async (byte) => {
      const text = (await readFile(join(folder, 'access.log'))).subarray(byte).toString();
      const whole = text.slice(0, text.lastIndexOf('\n') + 1).split('\n');
      return whole.flatMap((line): Record<string, unknown>[] => (line ? [JSON.parse(line)] : []));
    },
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(dirname(configuration), { recursive: true });
    },
  };
}

async function listening(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    try {
      await fetch(`http://127.0.0.1:${port}/`, {
        headers: { host: 'www.arcvane.example' },
        redirect: 'manual',
      });
      return;
    } catch (error) {
      // 444 ends the connection without an answer: nginx is there.
      const { cause } = error instanceof Error ? error : {};
      if (cause instanceof Error && 'code' in cause && cause.code !== 'ECONNREFUSED') return;
    }
  }
  throw new Error('nginx ended before it listened');
}
