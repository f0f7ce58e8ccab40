import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ordinaryLoad } from './ordinaryLoad.ts';
import { startSiteProcess } from './siteProcess.ts';
import type { Trial } from './trial.ts';

const LIBRARIES = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (kind) => `/usr/lib/${kind}/faketime/libfaketime.so.1`,
);
/** A year ahead, back, a year behind (before the build), and back again. */
const JUMPS = ['+0', '+400d', '+0', '-400d', '+0'];
const EACH_MS = 2500;

export const clockJump: Trial = {
  name: 'clock jumps',
  run: async ({ root }) => {
    const library = LIBRARIES.find(existsSync);
    if (library === undefined)
      return { skipped: 'libfaketime is not installed (Debian: apt-get install faketime)' };
    const folder = await mkdtemp(join(tmpdir(), 'arcvane-clock-'));
    const clock = join(folder, 'clock');
    await writeFile(clock, '+0\n');
    const site = await startSiteProcess(
      {
        LD_PRELOAD: library,
        FAKETIME_TIMESTAMP_FILE: clock,
        FAKETIME_NO_CACHE: '1',
        // Setting the system clock does not affect the monotonic clock.
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
        GATEWAY_TTL_SECONDS: '1',
        LOG_LEVEL: 'silent',
      },
      root,
    );
    const seen = new Set<string>();
    const { asked, faults } = await ordinaryLoad(site.port, async () => {
      for (const jump of JUMPS) {
        await writeFile(clock, `${jump}\n`);
        await wait(EACH_MS);
        const { headers } = await fetch(`${site.origin}/healthz`);
        seen.add(new Date(headers.get('date') ?? 0).getUTCFullYear().toString());
      }
    });
    if (seen.size < 3) faults.push(`the clock did not jump: ${[...seen].join(', ')}`);
    if ((await site.end()) !== 0) faults.push('the site did not stop cleanly');
    await rm(folder, { recursive: true });
    return {
      asked,
      faults,
      seen: `${JUMPS.length - 1} jumps, years seen: ${[...seen].toSorted().join(', ')}`,
    };
  },
};
