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
    const failed = numberIn(await metrics(0), /arcvane_log_faults_total\{kind="failed"\} (\d+)/);
    if (!(failed > 0)) throw new Error('no log line was lost, so the disk was not full');
    await until('the spool can be written again', 30, async () =>
      (await metrics(0)).includes('arcvane_spool_writable 1'),
    );
    await until('all enquiries are delivered', 90, () => isEmpty(spool));
    return `no space for logs, temporary files and spool; ${during} enquiries were accepted`;
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
    return `${during} enquiries were accepted, ${waiting} waited, all were delivered afterward`;
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
    const ages = await Promise.all(
      ([0, 1] as const).map(async (index) =>
        numberIn(await metrics(index), /arcvane_block_age_seconds\{slug="news",lang="en"\} ([\d.]+)/),
      ),
    );
    if (!ages.every((age) => age > DAY_SECONDS)) throw new Error(`blocks are ${ages.join(' s and ')} s old`);
    await gateway.edit('again');
    await gateway.start();
    const isThere = async (origin: string) =>
      (await (await fetch(`${origin}/news`)).text()).includes('again');
    for (const { origin } of sites) await until('the new headline', 90, () => isThere(origin));
    return 'killed; the clocks of both processes moved a day ahead (nginx’s and all timers keep their time); afterward the pages show what changed meanwhile';
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

function numberIn(text: string, pattern: RegExp): number {
  return Number(pattern.exec(text)?.[1] ?? 0);
}
