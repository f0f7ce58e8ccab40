import { copyFile, readFile, rename, stat, truncate } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { whyNoNginx } from '../../site/sampleNginx.ts';
import type { Act } from '../act.ts';
import { until } from '../until.ts';

const AFTERWARD_MS = 4000;

export const logRotation: Act = {
  name: 'log rotation',
  lacks: whyNoNginx,
  play: async ({ nginx, siteLog }) => {
    await rename(nginx.accessLog, `${nginx.accessLog}.1`);
    nginx.reopenLogs();
    await copyFile(siteLog, `${siteLog}.1`);
    await truncate(siteLog);
    for (const log of [nginx.accessLog, siteLog])
      await until(`${log} grows`, 20, async () => (await sizeOf(log)) > 0);
    const [rotated, isWhole] = [`${nginx.accessLog}.1`, /\}\n$/];
    if (!isWhole.test(await readFile(rotated, 'utf8'))) throw new Error(`${rotated} ends within a line`);
    await wait(AFTERWARD_MS);
    return 'nginx’s renamed and reopened (USR1), the site’s copied and truncated';
  },
};

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}
