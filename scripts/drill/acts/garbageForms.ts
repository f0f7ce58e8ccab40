import { setTimeout as wait } from 'node:timers/promises';
import type { Act } from '../act.ts';
import { RawClient } from '../rawClient.ts';

const POSTS_PER_SECOND = 1000;
const SECONDS = 10;
const SENDERS = 40;
const STATUSES = [403, 422, 429];

/** A form without stamp, and one from another site. */
const GARBAGE = ['Origin: https://www.arcvane.example\r\n', 'Origin: https://evil.example\r\n'].map(
  (origin) => {
    const body = `form=engineer&name=${'x'.repeat(2000)}`;
    return (
      'POST /about-us/contact-us HTTP/1.1\r\nHost: www.arcvane.example\r\n' +
      `Content-Type: application/x-www-form-urlencoded\r\n${origin}Content-Length: ${body.length}\r\n\r\n${body}`
    );
  },
);

export const garbageForms: Act = {
  name: 'garbage in forms',
  slowerMs: 500,
  // Aside, because the forms that a process accepts in a second are limited.
  play: async ({ aside, record }) =>
    aside({}, { visits: () => true }, async ({ port }) => {
      const statuses = new Map<number, number>();
      const started = performance.now();
      let sent = 0;
      const sender = async () => {
        const client = new RawClient(port);
        for (let seconds = 0; seconds < SECONDS; seconds = (performance.now() - started) / 1000) {
          // As many as are due.
          if (sent >= seconds * POSTS_PER_SECOND) await wait(1);
          else {
            sent += 1;
            const { status } = await client.send(GARBAGE[sent % GARBAGE.length] ?? '');
            statuses.set(status, (statuses.get(status) ?? 0) + 1);
          }
        }
        client.close();
      };
      await Promise.all(Array.from({ length: SENDERS }, sender));
      record().requests += sent;
      const unexpected = [...statuses.keys()].filter((status) => !STATUSES.includes(status));
      if (unexpected.length > 0) record().faults.push(`statuses ${unexpected.join(', ')}`);
      return `${Math.round(sent / SECONDS)} posts per second: ${[...statuses].map(([status, times]) => `${status} × ${times}`).join(', ')}`;
    }),
};
