import { setTimeout as wait } from 'node:timers/promises';
import type { Act } from '../act.ts';

const EACH_MS = 12_000;

const idle = (name: string, seen: string): Act => ({
  name,
  play: async () => {
    await wait(EACH_MS);
    return seen;
  },
});

export const start = idle('start', 'caches are filled');
/** The others are compared with it. */
export const quiet = idle('quiet', 'nothing happens');
