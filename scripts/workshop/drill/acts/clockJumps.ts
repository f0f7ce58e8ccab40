import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Act } from '../stage.ts';
import { FORM_PATH, formOf, stampIn } from '../inquiries.ts';

/** Of the package `faketime` in Debian. */
export const CLOCK_LIBRARY = ['x86_64-linux-gnu', 'aarch64-linux-gnu']
  .map((kind) => `/usr/lib/${kind}/faketime/libfaketime.so.1`)
  .find(existsSync);
/** A year ahead, back, a year behind (before the build), and back again. */
const JUMPS = ['+0', '+400d', '+0', '-400d', '+0'];
const EACH_MS = 2500;

export const clockJumps: Act = {
  name: 'clock jumps',
  play: async ({ aside, record }) => {
    const folder = await mkdtemp(join(tmpdir(), 'arcvane-clock-'));
    const clock = join(folder, 'clock');
    await writeFile(clock, '+0\n');
    const env = {
      LD_PRELOAD: CLOCK_LIBRARY ?? '',
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: '1',
      // Setting the system clock does not affect the monotonic clock.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      GATEWAY_TTL_SECONDS: '1',
    };
    const seen = new Set<string>();
    // Which articles are published depends on the clock.
    await aside(env, { visits: ({ path }) => !path.includes('news') }, async ({ origin }) => {
      for (const jump of JUMPS) {
        await writeFile(clock, `${jump}\n`);
        await wait(EACH_MS);
        const { headers } = await fetch(`${origin}/healthz`);
        seen.add(new Date(headers.get('date') ?? 0).getUTCFullYear().toString());
      }
      // A form that is open while the clock is set back can still be sent.
      const stamp = stampIn(await (await fetch(origin + FORM_PATH)).text()) ?? '';
      await writeFile(clock, '-1h\n');
      await wait(EACH_MS);
      const body = formOf({ stamp, serial: '1', incident: 'The clock was set back' });
      const options = {
        method: 'POST',
        body,
        redirect: 'manual',
        headers: { 'Sec-Fetch-Site': 'same-origin' },
      } as const;
      const { status } = await fetch(origin + FORM_PATH, options);
      record().requests += 2;
      if (status !== 303) record().faults.push(`the form got status ${status} after the clock was set back`);
    });
    await rm(folder, { recursive: true });
    const years = [...seen].toSorted().join(', ');
    if (seen.size < 3) record().faults.push(`the clock did not jump: ${years}`);
    return `${JUMPS.length - 1} jumps, years seen: ${years}; a form sent after the clock was set back by an hour`;
  },
};
