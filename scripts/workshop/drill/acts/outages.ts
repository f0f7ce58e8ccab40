import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Act, Stage } from '../stage.ts';
import { until } from '../until.ts';

const run = promisify(execFile);
const OUTAGE_MS = 25_000;
const DAY_SECONDS = 86_400;

export const fullDisk: Act = {
  name: 'full disk',
  play: async (stage) => {
    const { delivered, disk, metrics } = stage;
    const release = await disk.fill();
    const during = await acceptedIn(stage, OUTAGE_MS).finally(release);
    const [lost, mailed] = [
      await sumOf(metrics, 'arcvane_log_faults_total{kind="failed"}'),
      await sumOf(metrics, 'arcvane_inquiries_total{form="service",outcome="mailed"}'),
    ];
    if (lost === 0 || mailed === 0) throw new Error('the disk was not full');
    await writableAgain(metrics);
    await delivered(90);
    return `no space for logs and spool; ${lost} log lines dropped and counted; ${during} inquiries accepted, ${mailed} mailed without being stored`;
  },
};

export const readOnlySpool: Act = {
  name: 'read-only spool',
  play: async (stage) => {
    const { delivered, metrics, spool } = stage;
    await delivered(90);
    await run('mount', ['--bind', spool.folder, spool.folder]);
    await run('mount', ['-o', 'remount,bind,ro', spool.folder]);
    const during = await acceptedIn(stage, OUTAGE_MS).finally(() => run('umount', ['--lazy', spool.folder]));
    const texts = await Promise.all([metrics(0), metrics(1)]);
    if (!texts.join('').includes('arcvane_spool_writable 0')) throw new Error('the spool could be written');
    await writableAgain(metrics);
    const stored = await acceptedIn(stage, OUTAGE_MS);
    await delivered(90);
    return `${during} inquiries accepted meanwhile, ${stored} afterward; all delivered`;
  },
};

export const mailServerDown: Act = {
  name: 'mail server down',
  play: async (stage) => {
    await stage.mail.close();
    const during = await acceptedIn(stage, OUTAGE_MS);
    const { waiting } = await stage.spool.counts();
    await stage.mail.open();
    await stage.delivered(120);
    if (waiting === 0) throw new Error('no inquiry waited');
    return `${during} inquiries accepted, ${waiting} waiting; all delivered afterward`;
  },
};

/** Leaves the clocks of both processes a day ahead, until they are restarted. */
export const contentServiceDown: Act = {
  name: 'content service down for a day',
  play: async ({ gateway, metrics, sites }) => {
    gateway.close();
    // The last responses are old enough to be refreshed.
    await until('the blocks are stale', 30, async () =>
      /arcvane_block_source\{slug="news",lang="en",source="last-good"\} 1/.test(await metrics(0)),
    );
    for (const { child } of sites) child.send('a day later');
    await wait(OUTAGE_MS);
    const ages = await sumOf(metrics, 'arcvane_block_age_seconds{slug="news",lang="en"}');
    if (ages < sites.length * DAY_SECONDS) throw new Error(`the blocks are ${ages} s old, in sum`);
    gateway.addToHeadline('again');
    await gateway.open();
    const isThere = async (origin: string) =>
      (await (await fetch(`${origin}/news`)).text()).includes('again');
    for (const { origin } of sites) await until('the new headline', 90, () => isThere(origin));
    return 'both processes’ clocks moved a day ahead (not nginx’s, and not timers); afterward, pages show what changed meanwhile';
  },
};

async function writableAgain(metrics: Stage['metrics']): Promise<void> {
  for (const index of [0, 1] as const)
    await until('the spool can be written again', 30, async () =>
      (await metrics(index)).includes('arcvane_spool_writable 1'),
    );
}

/** Number of inquiries that are accepted within some time. @throws {Error} if there are none */
async function acceptedIn({ accepted }: Stage, ms: number): Promise<number> {
  const before = accepted.size;
  await wait(ms);
  if (accepted.size === before) throw new Error('no inquiry was accepted');
  return accepted.size - before;
}

/** Sum of a metric of both processes. @param series its name with labels; 0 if there is none yet */
async function sumOf(metrics: Stage['metrics'], series: string): Promise<number> {
  const texts = await Promise.all([metrics(0), metrics(1)]);
  const lines = texts.flatMap((text) => text.split('\n').filter((line) => line.startsWith(`${series} `)));
  return lines.reduce((sum, line) => sum + Number(line.slice(series.length)), 0);
}
