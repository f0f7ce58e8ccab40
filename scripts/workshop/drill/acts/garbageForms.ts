import { setTimeout as wait } from 'node:timers/promises';
import { autocannon } from '../../autocannon.ts';
import type { Act } from '../stage.ts';
import { p99During } from '../p99During.ts';

const POSTS_PER_SECOND = 1000;
const SECONDS = 10;
const STATUSES = ['403', '422', '429'];
/** A process that has just started compiles what its first pages need. */
const WARM_MS = 3000;
/** Of pages, while the posts arrive: a margin for busy machines. */
const P99_LIMIT_MS = 500;
const POST = {
  method: 'POST',
  path: '/about-us/contact-us',
  body: `form=engineer&name=${'x'.repeat(2000)}`,
} as const;
const headers = { 'content-type': 'application/x-www-form-urlencoded' };

export const garbageForms: Act = {
  name: 'garbage in forms',
  // Aside, because the number of forms that a process accepts per second is limited.
  play: async ({ aside, record }) =>
    aside({}, {}, async ({ origin }) => {
      const calm = await p99During(origin, record(), () => wait(WARM_MS));
      const load = autocannon({
        url: origin,
        connections: 40,
        workers: 1,
        overallRate: POSTS_PER_SECOND,
        duration: SECONDS,
        // A form without stamp, and one from another site.
        requests: [origin.replace('http:', 'https:'), 'https://evil.example'].map((from) => ({
          ...POST,
          headers: { ...headers, origin: from },
        })),
      });
      const p99 = await p99During(origin, record(), async () => load);
      const { requests, errors, statusCodeStats = {} } = await load;
      record().requests += requests.total;
      const seen = Object.entries(statusCodeStats).map(([status, { count }]) => `${status} × ${count}`);
      if (errors > 0 || Object.keys(statusCodeStats).some((status) => !STATUSES.includes(status)))
        record().faults.push(`${errors} errors; ${seen.join(', ')}`);
      if (p99 > P99_LIMIT_MS) record().faults.push(`p99 of pages ${p99} ms`);
      return `${requests.average.toFixed(0)} posts per second: ${seen.join(', ')}; p99 of pages ${p99} ms, before ${calm} ms`;
    }),
};
