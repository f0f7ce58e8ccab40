import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { whyNoNginx } from '../site/sampleNginx.ts';
import { startBehindNginx, startManager } from './behindNginx.ts';
import { ordinaryLoad } from './ordinaryLoad.ts';
import type { Trial } from './trial.ts';

const run = promisify(execFile);
const ROUNDS = 3;

export const rollingRestart: Trial = {
  name: 'rolling restart behind nginx',
  run: async ({ root }) => {
    const skipped = whyNoNginx();
    if (skipped !== undefined) return { skipped };
    const site = await startBehindNginx(root);
    const codes: (number | null)[] = [];
    const manager = await startManager(async (port) => codes.push(await site.restart(port)));
    const restart = async () => {
      for (let round = 0; round < ROUNDS; round += 1)
        await run(join(root, 'scripts', 'deploy', 'restart.sh'), site.sitePorts.map(String), {
          env: manager.env,
        });
    };
    // Uncached, so that nginx's cache cannot hide failures.
    const { asked, faults, p99 } = await ordinaryLoad(site.port, restart, { isUncached: true });
    manager.stop();
    if (codes.length !== ROUNDS * site.sites.length)
      faults.push(`unexpected number of restarts: ${codes.length}`);
    if (codes.some((code) => code !== 0)) faults.push(`exit codes ${codes.join(', ')}`);
    await site.stop();
    return {
      asked,
      faults,
      seen: `${codes.length} processes restarted by restart.sh, uncached addresses, p99 ${p99.toFixed(0)} ms`,
    };
  },
};
