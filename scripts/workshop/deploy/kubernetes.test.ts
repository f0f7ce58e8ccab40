import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { PersistentVolumeClaim, Service } from 'kubernetes-models/v1';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseAllDocuments } from 'yaml';
import * as z from 'zod';
import { readConfig } from '../../../src/config/config.ts';
import { startSite } from '../../site/siteProcess.ts';

const ROOT = resolve(import.meta.dirname, '..', '..', '..');
const SAMPLES = join(ROOT, 'scripts', 'deploy');
const sample = (...path: string[]) => readFile(join(SAMPLES, ...path), 'utf8');

describe('the Kubernetes manifests', () => {
  const models = { Deployment, PersistentVolumeClaim, Service, HorizontalPodAutoscaler, PodDisruptionBudget };
  const head = z.looseObject({
    apiVersion: z.string(),
    kind: z.enum([
      'Deployment',
      'PersistentVolumeClaim',
      'Service',
      'HorizontalPodAutoscaler',
      'PodDisruptionBudget',
    ]),
  });
  const probe = z.looseObject({ httpGet: z.object({ path: z.string(), port: z.literal('http') }) });
  const pod = z.looseObject({
    containers: z.tuple([
      z.looseObject({
        env: z.array(z.object({ name: z.string(), value: z.string() })),
        ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
        startupProbe: probe,
        readinessProbe: probe,
        livenessProbe: probe,
      }),
    ]),
  });
  const deploymentFile = z.looseObject({
    spec: z.looseObject({ template: z.looseObject({ spec: pod }) }),
  });
  const containerOf = (deployment: unknown) =>
    deploymentFile.parse(deployment).spec.template.spec.containers[0];
  const documents = async () =>
    parseAllDocuments(await sample('kubernetes', 'site.yaml')).map((document) => head.parse(document.toJS()));

  it('are valid by the schemas of their kinds', async () => {
    const all = await documents();
    expect([...new Set(all.map(({ kind }) => kind))]).toEqual(Object.keys(models));
    for (const { apiVersion, kind, ...rest } of all) {
      const Model = models[kind];
      expect(apiVersion).toBe(new Model().apiVersion);
      expect(() => new Model(JSON.parse(JSON.stringify(rest))).validate(), kind).not.toThrow();
    }
  });

  it('set environment variables that the site accepts, and refer to ports of the container', async () => {
    const [deployment] = await documents();
    const container = containerOf(deployment);
    const config = readConfig(Object.fromEntries(container.env.map(({ name, value }) => [name, value])));
    expect(config).toMatchObject({ siteUrl: 'https://www.arcvane.example', stopDelaySeconds: 5 });
    expect(container.ports.map(({ containerPort }) => containerPort)).toEqual([
      config.port,
      config.metricsPort,
    ]);
    expect(JSON.stringify(container)).not.toMatch(/"port":"(?!http")/);
  });

  it('have readiness and liveness probes on paths that the site answers', async () => {
    const [deployment] = await documents();
    const { startupProbe, readinessProbe, livenessProbe } = containerOf(deployment);
    expect([startupProbe, readinessProbe, livenessProbe].map(({ httpGet }) => httpGet.path)).toEqual([
      '/readyz',
      '/readyz',
      // A draining site is not ready, but must not be killed.
      '/healthz',
    ]);
    const site = await startSite(ROOT);
    onTestFinished(() => site.stop());
    for (const { httpGet } of [readinessProbe, livenessProbe])
      expect((await fetch(site.url + httpGet.path)).status, httpGet.path).toBe(200);
  });
});
