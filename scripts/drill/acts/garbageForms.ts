import autocannon from 'autocannon';
import type { Act } from '../act.ts';

const POSTS_PER_SECOND = 1000;
const SECONDS = 10;
const STATUSES = ['403', '422', '429'];
const POST = {
  method: 'POST',
  path: '/about-us/contact-us',
  body: `form=engineer&name=${'x'.repeat(2000)}`,
} as const;
const headers = { 'content-type': 'application/x-www-form-urlencoded' };

export const garbageForms: Act = {
  name: 'garbage in forms',
  slowerMs: 500,
  // Aside, because the number of forms that a process accepts per second is limited.
  play: async ({ aside, record }) =>
    aside({}, { visits: () => true }, async ({ origin }) => {
      const {
        requests,
        errors,
        statusCodeStats = {},
      } = await autocannon({
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
      record().requests += requests.total;
      const seen = Object.entries(statusCodeStats).map(([status, { count }]) => `${status} × ${count}`);
      if (errors > 0 || Object.keys(statusCodeStats).some((status) => !STATUSES.includes(status)))
        record().faults.push(`${errors} errors; ${seen.join(', ')}`);
      return `${requests.average.toFixed(0)} posts per second: ${seen.join(', ')}`;
    }),
};
