import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './ports.ts';

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '..', '..');
const SAMPLES = join(ROOT, 'scripts', 'deploy', 'nginx');

/** The hosts of the site in the sample configuration: the global one, then a mainland one. */
export const SAMPLE_HOSTS = hostsIn(readFileSync(join(SAMPLES, 'arcvane.conf'), 'utf8'));

function hostsIn(configuration: string): readonly [string, string] {
  const [, globalHost, mainlandHost] = /^\s*server_name (\S+\.\S+) (\S+);$/m.exec(configuration) ?? [];
  if (globalHost === undefined || mainlandHost === undefined) throw new Error('arcvane.conf names no hosts');
  return [globalHost, mainlandHost];
}

/** Values that replace installation-specific ones in the sample configuration. */
interface Places {
  readonly folder: string;
  readonly httpsPort: number;
  readonly httpPort: number;
  readonly sitePorts: readonly [number, number];
  readonly cacheFolder: string;
  /** Project folder to serve files from, instead of /srv/arcvane. */
  readonly root: string;
  /** Whether to serve pages over TLS and HTTP/2, as in production, or over plain HTTP. */
  readonly hasTls: boolean;
  /** Further replacements in arcvane.conf. */
  readonly changes: readonly Change[];
}

type Change = readonly [from: string, to: string];

interface NginxOptions extends Partial<Pick<Places, 'cacheFolder' | 'root' | 'hasTls' | 'changes'>> {
  /** Folder of its folder, which contains logs, temporary files and, unless it is given, the cache. */
  readonly parent?: string;
}

export interface Nginx {
  readonly httpsPort: number;
  readonly httpPort: number;
  readonly cacheFolder: string;
  readonly accessLog: string;
  /** Size of the access log in bytes. */
  readonly logLength: () => Promise<number>;
  /** Access log entries from a byte offset on, one per request. */
  readonly logFrom: (byte: number) => Promise<Record<string, unknown>[]>;
  /** The current certificate (PEM). */
  readonly certificate: () => Promise<string>;
  /** Replaces the certificate on disk; `reload` makes nginx use it. */
  readonly renewCertificate: () => Promise<void>;
  /** Makes new workers with the files on disk; the old ones complete their requests. */
  readonly reload: () => void;
  /** Makes nginx open its log files again, after they have been renamed. */
  readonly reopenLogs: () => void;
  readonly stop: () => Promise<void>;
}

/** Reason why nginx cannot run on this machine; undefined if it can. */
export function whyNoNginx(): string | undefined {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return undefined;
  } catch {
    return 'nginx or openssl is not installed (Debian: apt-get install nginx openssl)';
  }
}

/** Reads a sample and applies replacements. @throws {Error} if a text to replace does not occur */
async function adapted(file: string, changes: readonly Change[]): Promise<string> {
  let text = await readFile(join(SAMPLES, file), 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${file} does not contain \`${from}\``);
    text = text.replaceAll(from, to);
  }
  return text;
}

/** Writes a self-signed certificate for the sample's hosts, and its key. @param path without extension */
export async function writeCertificate(path: string): Promise<void> {
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', `/CN=${SAMPLE_HOSTS[0]}`, '-keyout', `${path}.key`, '-out', `${path}.crt`],
    ...['-addext', `subjectAltName=${SAMPLE_HOSTS.map((host) => `DNS:${host}`).join(',')}`],
  ]);
}

async function writeConfiguration(places: Places, certificate: string): Promise<string> {
  const { folder, httpsPort, httpPort, sitePorts, cacheFolder, root, hasTls, changes } = places;
  const site = await adapted('arcvane.conf', [
    ['listen 443 ssl http2', `listen 127.0.0.1:${httpsPort}${hasTls ? ' ssl http2' : ''}`],
    ['listen 80', `listen 127.0.0.1:${httpPort}`],
    ['/etc/nginx/tls/arcvane', certificate],
    ['/run/arcvane-pages', cacheFolder],
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
    // As root, the workers would otherwise run as another user, without access to the temporary folder.
    process.getuid?.() === 0 ? 'user root;' : '',
    'daemon off; worker_processes 1;',
    `pid ${join(folder, 'nginx.pid')}; error_log ${join(folder, 'error.log')} warn;`,
    'events { worker_connections 1024; }',
    `http { include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; ${temporary.join(' ')} include ${join(folder, 'site.conf')}; }`,
  ];
  const path = join(folder, 'nginx.conf');
  await writeFile(path, main.join('\n'));
  return path;
}

/** Starts nginx with the sample configuration in front of two processes. @throws {Error} if nginx rejects it */
export async function startNginx(
  sitePorts: readonly [number, number],
  { parent = tmpdir(), cacheFolder, root = ROOT, hasTls = true, changes = [] }: NginxOptions = {},
): Promise<Nginx> {
  const folder = await mkdtemp(join(parent, 'arcvane-nginx-'));
  const [httpsPort, httpPort] = [await freePort(), await freePort()];
  const certificate = join(folder, 'arcvane');
  await writeCertificate(certificate);
  const cache = cacheFolder ?? join(folder, 'cache');
  const accessLog = join(folder, 'access.log');
  const places = { folder, httpsPort, httpPort, sitePorts, cacheFolder: cache, root, hasTls, changes };
  const configuration = await writeConfiguration(places, certificate);
  await run('nginx', ['-t', '-q', '-c', configuration]);
  const child: ChildProcess = spawn('nginx', ['-c', configuration], { stdio: 'ignore' });
  await listening(httpPort, child);
  return {
    httpsPort,
    httpPort,
    cacheFolder: cache,
    accessLog,
    logLength: async () => (await stat(accessLog)).size,
    logFrom: async (byte) => {
      const text = (await readFile(accessLog)).subarray(byte).toString();
      const whole = text.slice(0, text.lastIndexOf('\n') + 1).split('\n');
      return whole.flatMap((line): Record<string, unknown>[] => (line ? [JSON.parse(line)] : []));
    },
    certificate: () => readFile(`${certificate}.crt`, 'utf8'),
    renewCertificate: () => writeCertificate(certificate),
    reload: () => void child.kill('SIGHUP'),
    reopenLogs: () => void child.kill('SIGUSR1'),
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
        headers: { host: SAMPLE_HOSTS[0] },
        redirect: 'manual',
      });
      return;
    } catch (error) {
      // Status 444 closes the connection without a response: nginx is listening.
      const { cause } = error instanceof Error ? error : {};
      if (cause instanceof Error && 'code' in cause && cause.code !== 'ECONNREFUSED') return;
    }
  }
  throw new Error('nginx exited before it listened');
}
