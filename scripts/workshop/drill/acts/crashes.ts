import { setTimeout as wait } from 'node:timers/promises';
import type { Act } from '../stage.ts';
import { enquireThrough } from '../enquireThrough.ts';

const KILLS = 8;
/** `RestartSec` of the systemd unit. */
const RESTART_MS = 1000;
/** Longer than nginx avoids a process, so that one is always left. */
const BETWEEN_MS = 2500;

export const crashes: Act = {
  name: 'enquiries through crashes',
  play: async ({ accepted, delivered, formSecret, ports, record, sites, start }) => {
    const before = accepted.size;
    const kill = async () => {
      const index = Math.floor(Math.random() * sites.length);
      await wait(BETWEEN_MS + Math.random() * 1000);
      await sites[index]?.end('SIGKILL');
      await wait(RESTART_MS);
      await start(index);
    };
    const killAll = async () => {
      for (let kills = 0; kills < KILLS; kills += 1) await kill();
    };
    const { posts, faults } = await enquireThrough(killAll, { ports, secret: formSecret, accepted });
    record().requests += posts;
    record().faults.push(...faults);
    const during = accepted.size - before;
    await delivered(180);
    return `${KILLS} times one of the processes killed, and started again 1 s later, as by systemd; ${during} enquiries accepted and delivered, ${posts} posts`;
  },
};
