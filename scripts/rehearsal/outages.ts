import { setTimeout as wait } from 'node:timers/promises';
import type { Act } from './act.ts';
import type { Enquirers } from './enquirers.ts';
import type { Stage } from './stage.ts';
import { until } from './until.ts';

const OUTAGE_MS = 25_000;
const DAY_SECONDS = 86_400;

export const fullDisk: Act = {
  name: 'full disk',
  play: async ({ disk, metrics, spool }, enquirers) => {
    if (disk.fault !== undefined) return { skipped: disk.fault };
    const release = await disk.fill();
    const during = await accepted(enquirers, () => wait(OUTAGE_MS)).finally(release);
    const [lost, mailed] = [
      await sumOf(metrics, 'arcvane_log_faults_total{kind="failed"}'),
      await sumOf(metrics, 'arcvane_enquiries_total{form="service",outcome="mailed"}'),
    ];
    if (lost === 0 || mailed === 0) throw new Error('the disk was not full');
    await until('the spool can be written again', 30, async () =>
      (await metrics(0)).includes('arcvane_spool_writable 1'),
    );
    await until('all enquiries are delivered', 90, () => isEmpty(spool));
    return `no space for logs and spool; ${during} enquiries accepted, ${mailed} of them mailed without being stored`;
  },
};

export const mailDown: Act = {
  name: 'mail server down',
  play: async ({ mail, spool }, enquirers) => {
    await mail.close();
    const during = await accepted(enquirers, () => wait(OUTAGE_MS));
    const { waiting } = await spool.counts();
    await mail.start();
    await until('all enquiries are delivered', 120, () => isEmpty(spool));
    if (waiting === 0) throw new Error('no enquiry waited');
    return `${during} enquiries accepted, ${waiting} waiting; all delivered afterward`;
  },
};

export const gatewayDown: Act = {
  name: 'content service down for a day',
  play: async ({ gateway, metrics, sites }) => {
    await gateway.kill();
    // The last responses are old enough to be refreshed.
    await until('the blocks are stale', 30, async () =>
      /arcvane_block_source\{slug="news",lang="en",source="last-good"\} 1/.test(await metrics(0)),
    );
    for (const { child } of sites) child.kill('SIGUSR2');
    await wait(OUTAGE_MS);
    const ages = await sumOf(metrics, 'arcvane_block_age_seconds{slug="news",lang="en"}');
    if (ages < sites.length * DAY_SECONDS) throw new Error(`the blocks are ${ages} s old, in sum`);
    await gateway.edit('again');
    await gateway.start();
    const isThere = async (origin: string) =>
      (await (await fetch(`${origin}/news`)).text()).includes('again');
    for (const { origin } of sites) await until('the new headline', 90, () => isThere(origin));
    return 'both processes’ clocks moved a day ahead (not nginx’s, and not timers); afterward, pages show what changed meanwhile';
  },
};

async function accepted(enquirers: Enquirers, work: () => Promise<unknown>): Promise<number> {
  const before = enquirers.accepted.size;
  await work();
  const during = enquirers.accepted.size - before;
  if (during === 0) throw new Error('no enquiry was accepted');
  return during;
}

async function isEmpty(spool: Stage['spool']): Promise<boolean> {
  const { waiting, sending, failed } = await spool.counts();
  return waiting + sending + failed === 0;
}

/** Sum of a metric of both processes. @param series its name with labels; 0 if there is none yet */
async function sumOf(metrics: Stage['metrics'], series: string): Promise<number> {
  const texts = await Promise.all([metrics(0), metrics(1)]);
  const lines = texts.flatMap((text) => text.split('\n').filter((line) => line.startsWith(`${series} `)));
  return lines.reduce((sum, line) => sum + Number(line.slice(series.length)), 0);
}
