import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { audit } from '../../audit/audit.ts';
import { freePort } from '../../site/ports.ts';
import { ensureWorkshop } from '../ensureWorkshop.ts';
import { exitCodeOf, podman, succeeds, untilReady } from './podman.ts';

/** What was seen, and what is wrong with it. */
export interface Outcome {
  readonly seen: string;
  readonly faults: readonly string[];
}

/** Longer than the site takes to stop: its delay, and 10 s for open requests. */
const GRACE_SECONDS = 20;
const CONTAINER = 'arcvane-image-trial';
const SITE_PORT = 3000;
const METRICS_PORT = 9100;

const megabytes = (bytes: number) => Math.round(bytes / 1e6);
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Most megabytes that the packages in the image may take. */
const MAX_PACKAGE_MEGABYTES = 60;

/** What the image weighs. */
export async function weight(image: string): Promise<Outcome> {
  const all = megabytes(Number(await podman('image', 'inspect', '--format', '{{.Size}}', image)));
  const folders = ['node_modules', 'build', 'public', 'locales'];
  const listed = await podman('run', '--rm', '--network', 'none', image, 'du', '-sb', ...folders);
  const sizes = new Map(
    listed.split('\n').map((line) => {
      const [bytes, folder = ''] = line.split('\t');
      return [folder, megabytes(Number(bytes))] as const;
    }),
  );
  const packages = sizes.get('node_modules') ?? Infinity;
  return {
    seen: `${all} MB with Debian and Node.js; ${[...sizes].map(([name, size]) => `${name} ${size}`).join(', ')} MB`,
    faults: packages > MAX_PACKAGE_MEGABYTES ? [`node_modules weighs ${packages} MB`] : [],
  };
}

const service = z.object({
  read_only: z.literal(true),
  user: z.string(),
  cap_drop: z.array(z.string()),
  security_opt: z.array(z.string()),
  mem_limit: z.string(),
  environment: z.record(z.string(), z.string()),
});
const composeFile = z.object({ services: z.looseObject({ 'site-1': service }) });

/** Options that start a container as the Compose sample does. */
async function composeOptions(file: string): Promise<string[]> {
  ensureWorkshop();
  const { parse } = await import('yaml');
  const { services } = composeFile.parse(parse(await readFile(file, 'utf8'), { merge: true }));
  const { user, cap_drop, security_opt, mem_limit, environment } = services['site-1'];
  return [
    ...['--read-only', '--user', user, '--memory', mem_limit],
    ...cap_drop.flatMap((name) => ['--cap-drop', name]),
    ...security_opt.flatMap((option) => ['--security-opt', option]),
    ...Object.entries(environment).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
  ];
}

/** Starts a container as the Compose sample does, crawls every page, uses the operator's command, and stops it. */
export async function container(image: string, composePath: string): Promise<Outcome> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const options = await composeOptions(composePath);
  const published = ['--publish', `127.0.0.1:${port}:${SITE_PORT}`];
  try {
    await podman('run', '--detach', '--name', CONTAINER, ...published, ...options, image);
    const ready = await untilReady(origin, CONTAINER);
    const { pages, links, faults } = await audit(origin);
    const inside = (...command: string[]) => podman('exec', CONTAINER, ...command);
    const checks = {
      'the health check fails': await succeeds('healthcheck', 'run', CONTAINER),
      'the site runs as root': (await inside('id', '-u')) !== '0',
      'its folder is writable': !(await succeeds('exec', CONTAINER, 'touch', 'written')),
      'the spool is not readable': (await inside('node', 'build/inquiries.js', 'list')) === 'No inquiries',
    };
    const code = await exitCodeOf(CONTAINER, GRACE_SECONDS);
    return {
      seen: `ready after ${seconds(ready)}; ${pages.length} pages and ${links} links crawled, ${faults.length} faults; exit code ${code}`,
      faults: [
        ...faults.map(({ rule, where, says }) => `${rule}: ${where}: ${says}`),
        ...Object.entries(checks).flatMap(([fault, isFine]) => (isFine ? [] : [fault])),
        ...(code === 0 ? [] : [`it stops with code ${code}`]),
      ],
    };
  } finally {
    await succeeds('rm', '--force', '--volumes', CONTAINER);
  }
}

/** Plays the Kubernetes sample: Podman runs its Deployment and its PersistentVolumeClaim, and ignores the rest. */
export async function kubernetes(image: string, manifest: string): Promise<Outcome> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const folder = await mkdtemp(join(tmpdir(), 'arcvane-kubernetes-'));
  const file = join(folder, 'site.yaml');
  const changes = [
    ['image: arcvane-site', `image: ${image}`],
    // A volume of that name may hold the inquiries of a real site.
    ['arcvane-spool', 'arcvane-image-trial-spool'],
    [`containerPort: ${SITE_PORT}`, `containerPort: ${SITE_PORT}, hostPort: ${port}`],
    [`containerPort: ${METRICS_PORT}`, `containerPort: ${METRICS_PORT}, hostPort: ${metricsPort}`],
  ] as const;
  let text = await readFile(manifest, 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${manifest} does not contain \`${from}\``);
    text = text.replaceAll(from, to);
  }
  await writeFile(file, text);
  try {
    await podman('kube', 'play', file);
    const name = await podman('ps', '--filter', `ancestor=${image}`, '--format', '{{.Names}}');
    const ready = await untilReady(`http://127.0.0.1:${port}`, name);
    const status = (await fetch(`http://127.0.0.1:${port}/`)).status;
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const code = await exitCodeOf(name, GRACE_SECONDS);
    return {
      seen: `ready after ${seconds(ready)}, home page ${status}, exit code ${code}`,
      faults: [
        ...(status === 200 ? [] : [`the home page gives ${status}`]),
        ...(metrics.includes('arcvane_requests_total') ? [] : ['no metrics']),
        ...(code === 0 ? [] : [`it stops with code ${code}`]),
      ],
    };
  } finally {
    await succeeds('kube', 'play', '--down', file);
    await succeeds('volume', 'rm', 'arcvane-image-trial-spool');
    await rm(folder, { recursive: true });
  }
}
