import { execFile, execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { parser } from '@prometheus-io/lezer-promql';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { createMetrics } from '../../../src/process/metrics.ts';

const run = promisify(execFile);
const FOLDER = resolve(import.meta.dirname, '..', '..', 'deploy', 'monitoring');
const text = (name: string) => readFile(join(FOLDER, name), 'utf8');

/** Labels that Prometheus adds to every sample. */
const SCRAPED = ['job', 'instance'];

/** The labels of each metric of the site and of Prometheus itself. */
async function exportedLabels(): Promise<Map<string, Set<string>>> {
  const metrics = createMetrics({ failed: 1, dropped: 1 });
  metrics.served({ page: 'home', status: 200, language: 'en', device: 'desktop', seconds: 1 });
  metrics.searched('en', true);
  metrics.received('service', 'accepted');
  metrics.refused('site');
  metrics.delivery('delivered');
  metrics.watchBlocks(() => [
    { slug: 'news', lang: 'en', source: 'gateway', ageSeconds: 1, calls: 2, failures: 1 },
  ]);
  const counts = { waiting: 1, sending: 1, failed: 1, delivered: 1 };
  metrics.watchSpool(async () => ({ counts, isWritable: true }));
  const known = new Map([['up', new Set(SCRAPED)]]);
  for (const line of (await metrics.text()).body.split('\n')) {
    const [, name, labels = ''] = /^(\w+)(?:\{(.*)\})? /.exec(line) ?? [];
    if (name === undefined) continue;
    const names = [...labels.matchAll(/(\w+)="/g)].map(([, label = '']) => label);
    known.set(name, new Set([...SCRAPED, ...names]));
  }
  return known;
}

/** What is wrong with an expression: syntax errors, metrics that the site does not export, labels that they do not have. */
function faultsOf(expression: string, known: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const faults: string[] = [];
  const metrics: string[] = [];
  const labels: string[] = [];
  parser.parse(expression).iterate({
    enter: ({ type, node, from, to }) => {
      const name = expression.slice(from, to);
      if (type.isError) faults.push(`syntax error at ${from}`);
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector') metrics.push(name);
      if (type.name === 'LabelName') labels.push(name);
    },
  });
  if (metrics.length === 0) faults.push('no metric');
  faults.push(...metrics.filter((name) => !known.has(name)));
  const allowed = metrics.flatMap((name) => [...(known.get(name) ?? [])]);
  return [...faults, ...labels.filter((label) => !allowed.includes(label))];
}

const rulesFile = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
});
const testsFile = z.object({
  tests: z.array(
    z.object({
      alert_rule_test: z.array(
        z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()).default([]) }),
      ),
    }),
  ),
});
const dashboardFile = z.object({
  panels: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
      targets: z.array(z.object({ expr: z.string(), legendFormat: z.string() })),
    }),
  ),
});

let known: Map<string, Set<string>>;
beforeAll(async () => {
  known = await exportedLabels();
});

describe('the alerts', () => {
  it('name only metrics and labels that the site exports', async () => {
    const alerts = rulesFile.parse(parse(await text('rules.yml'))).groups.flatMap(({ rules }) => rules);
    expect(alerts.map(({ alert, expr }) => [alert, ...faultsOf(expr, known)])).toEqual(
      alerts.map(({ alert }) => [alert]),
    );
  });

  it('have a test in which they fire, and one in which they do not', async () => {
    const alerts = rulesFile.parse(parse(await text('rules.yml'))).groups.flatMap(({ rules }) => rules);
    const { tests } = testsFile.parse(parse(await text('rules.test.yml')));
    const cases = tests.flatMap((test) => test.alert_rule_test);
    const names = alerts.map(({ alert }) => alert).toSorted();
    for (const isFiring of [true, false]) {
      const tested = cases.filter(({ exp_alerts }) => exp_alerts.length > 0 === isFiring);
      expect([...new Set(tested.map(({ alertname }) => alertname))].toSorted()).toEqual(names);
    }
  });

  it.skipIf(!hasPromtool())('pass promtool and their tests', async () => {
    const check = await run('promtool', ['check', 'config', 'prometheus.yml'], { cwd: FOLDER });
    expect(check.stdout).toMatch(/SUCCESS: \d+ rules found/);
    // Rejects if a test fails; the message then shows the expected and the actual alerts.
    await run('promtool', ['test', 'rules', 'rules.test.yml'], { cwd: FOLDER });
  });
});

describe('the dashboard', () => {
  it('names only metrics and labels that the site exports', async () => {
    const { panels } = dashboardFile.parse(JSON.parse(await text('dashboard.json')));
    for (const { title, targets } of panels)
      for (const { expr, legendFormat } of targets) {
        expect(faultsOf(expr, known), title).toEqual([]);
        const shown = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label);
        const grouped = /\bby \(([^)]*)\)/.exec(expr)?.[1]?.split(', ') ?? SCRAPED;
        for (const label of shown) expect(grouped, title).toContain(label);
      }
  });

  it('has no panels that overlap, or have the same id', async () => {
    const { panels } = dashboardFile.parse(JSON.parse(await text('dashboard.json')));
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, index) => `${x + (index % w)} ${y + Math.floor(index / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
  });
});

function hasPromtool(): boolean {
  try {
    execFileSync('promtool', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    console.error('The alerts are not tested, because promtool is not installed (Debian: prometheus)');
    return false;
  }
}
