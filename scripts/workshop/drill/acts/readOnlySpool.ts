import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Act } from '../act.ts';
import { acceptedIn } from './outages.ts';
import { until } from '../until.ts';

const run = promisify(execFile);
const OUTAGE_MS = 15_000;

export const readOnlySpool: Act = {
  name: 'read-only spool',
  lacks: ({ disk }) => disk.fault,
  play: async (stage) => {
    const { delivered, metrics, spool } = stage;
    await delivered(90);
    await run('mount', ['--bind', spool.folder, spool.folder]);
    await run('mount', ['-o', 'remount,bind,ro', spool.folder]);
    const during = await acceptedIn(stage, OUTAGE_MS).finally(() => run('umount', ['--lazy', spool.folder]));
    const texts = await Promise.all([metrics(0), metrics(1)]);
    if (!texts.join('').includes('arcvane_spool_writable 0')) throw new Error('the spool could be written');
    for (const index of [0, 1] as const)
      await until('the spool can be written again', 30, async () =>
        (await metrics(index)).includes('arcvane_spool_writable 1'),
      );
    const stored = await acceptedIn(stage, OUTAGE_MS);
    await delivered(90);
    return `${during} enquiries accepted meanwhile, ${stored} afterward; all delivered`;
  },
};
