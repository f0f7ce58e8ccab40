import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, isReady } from '../../scripts/site/ports.ts';
import { eventually } from './eventually.ts';
import { ROOT } from './site.ts';

const run = promisify(execFile);

/** Why the tests behind Varnish cannot run here; undefined if they can. */
export const missingVarnish = whyNoVarnish();
if (missingVarnish) console.error(`The tests behind Varnish are skipped: ${missingVarnish}`);

function whyNoVarnish(): string | undefined {
  try {
    execFileSync('varnishd', ['-V'], { stdio: 'ignore' });
    return undefined;
  } catch {
    return 'varnishd is not installed (Debian: apt-get install varnish)';
  }
}

/** With this request header, a copy is served at any age, so that the answer does not depend on the test's speed. */
export const ANY_AGE = { 'X-Any-Age': '1' };
const SERVE_ANY_AGE = 'sub vcl_hash { if (req.http.X-Any-Age == "1") { set req.grace = 1d; } }';

export interface Varnish {
  readonly origin: string;
  /** The origin for operators. */
  readonly operations: string;
  /** Runs a command of varnishadm. */
  readonly administer: (...command: readonly string[]) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts Varnish with the sample configuration in front of a ready site.
 *
 * @throws {Error} with its messages, if Varnish rejects the configuration
 */
export async function startVarnish(sitePort: number): Promise<Varnish> {
  const folder = await mkdtemp(join(tmpdir(), 'arcvane-varnish-'));
  const sample = await readFile(join(ROOT, 'scripts', 'deploy', 'varnish.vcl'), 'utf8');
  const configuration = join(folder, 'varnish.vcl');
  const backend = '.port = "3001"';
  if (!sample.includes(backend)) throw new Error(`varnish.vcl does not contain \`${backend}\``);
  await writeFile(configuration, `${sample.replace(backend, `.port = "${sitePort}"`)}\n${SERVE_ANY_AGE}\n`);
  const [port, operatorsPort] = [await freePort(), await freePort()];
  const options = [
    ...['-F', '-j', 'none', '-n', folder, '-f', configuration, '-p', 'http_gzip_support=off'],
    ...['-a', `127.0.0.1:${port}`, '-a', `operators=127.0.0.1:${operatorsPort}`, '-s', 'malloc,64m'],
    // Few threads and little shared memory: quick to start.
    ...['-p', 'thread_pools=1', '-p', 'thread_pool_min=5', '-p', 'vsl_space=1m'],
    // A site that has refused a connection is asked again at once.
    ...['-p', 'backend_remote_error_holddown=0'],
  ];
  const child = spawn('varnishd', options, { stdio: ['ignore', 'ignore', 'pipe'] });
  const errors: string[] = [];
  child.stderr.on('data', (data: Buffer) => errors.push(String(data)));
  const ended = once(child, 'close');
  const origin = `http://127.0.0.1:${port}`;
  await eventually(async () => {
    if (child.exitCode === null && !(await isReady(origin))) throw new Error('Varnish does not answer yet');
  });
  if (child.exitCode !== null) throw new Error(`Varnish exited before it listened: ${errors.join('')}`);
  return {
    origin,
    operations: `http://127.0.0.1:${operatorsPort}`,
    administer: async (...command) => {
      await run('varnishadm', ['-n', folder, ...command]);
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
