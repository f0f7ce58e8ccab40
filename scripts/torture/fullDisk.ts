import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { ordinaryLoad } from './ordinaryLoad.ts';
import { freePort } from '../site/ports.ts';
import { startSiteProcess } from './siteProcess.ts';
import type { Trial } from './trial.ts';

const FULL = '/dev/full';
const FOR_MS = 5000;

export const fullDisk: Trial = {
  name: 'full disk for logs',
  run: async ({ root }) => {
    if (!existsSync(FULL)) return { skipped: `the system has no ${FULL}` };
    const full = await open(FULL, 'w');
    const metricsPort = await freePort();
    const site = await startSiteProcess({ METRICS_PORT: String(metricsPort) }, root, { output: full.fd });
    const { asked, faults } = await ordinaryLoad(site.port, () => wait(FOR_MS));
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const failed = Number(/arcvane_log_faults_total\{kind="failed"\} (\d+)/.exec(metrics)?.[1]);
    if (!(failed > 0)) faults.push('no log write failed, so the disk was not full');
    if ((await site.end()) !== 0) faults.push('the site did not stop cleanly');
    await full.close();
    return { asked, faults, seen: `${failed} failed writes, counted in the metrics` };
  },
};
