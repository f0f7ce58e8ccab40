import { setTimeout as wait } from 'node:timers/promises';
import { enquiriesThroughCrashes } from './enquiryLoss.ts';
import { ordinaryLoad } from './ordinaryLoad.ts';
import { RawClient } from './rawClient.ts';
import { startSiteProcess } from './siteProcess.ts';
import type { Trial } from './trial.ts';

const ENQUIRIES = 1000;
const CLIENTS = 20;
const KILLS = 40;

export const enquiryLoss: Trial = {
  name: 'enquiries through crashes',
  run: ({ root, seed }) =>
    enquiriesThroughCrashes({ root, seed, count: ENQUIRIES, clients: CLIENTS, kills: KILLS }),
};

const POSTS_PER_SECOND = 1000;
const SECONDS = 10;
const SENDERS = 40;
/** Visitors with a pause between their pages: others would use all of the processor. */
const VISITORS = { visitors: 4, pause: 20 };
/** Of pages, while the posts arrive: a margin for busy machines. */
const P99_LIMIT_MS = 500;

/** A form without stamp, and one from another site. */
const GARBAGE = ['Origin: http://www.arcvane.example\r\n', 'Origin: https://evil.example\r\n'].map(
  (origin) => {
    const body = `form=engineer&name=${'x'.repeat(2000)}`;
    return (
      'POST /about-us/contact-us HTTP/1.1\r\nHost: www.arcvane.example\r\n' +
      `Content-Type: application/x-www-form-urlencoded\r\n${origin}Content-Length: ${body.length}\r\n\r\n${body}`
    );
  },
);

export const enquiryGarbage: Trial = {
  name: 'enquiries: garbage posts',
  run: async ({ root }) => {
    const site = await startSiteProcess({ LOG_LEVEL: 'silent' }, root);
    const statuses = new Map<number, number>();
    const calm = await ordinaryLoad(site.port, () => wait(SECONDS * 300), VISITORS);
    let sent = 0;
    const attack = async () => {
      const end = performance.now() + SECONDS * 1000;
      const started = performance.now();
      const sender = async () => {
        const client = new RawClient(site.port);
        while (performance.now() < end) {
          // As many as are due.
          if (sent >= ((performance.now() - started) / 1000) * POSTS_PER_SECOND) await wait(1);
          else {
            sent += 1;
            const { status } = await client.send(GARBAGE[sent % GARBAGE.length] ?? '');
            statuses.set(status, (statuses.get(status) ?? 0) + 1);
          }
        }
        client.close();
      };
      await Promise.all(Array.from({ length: SENDERS }, sender));
    };
    const { asked, faults, p99 } = await ordinaryLoad(site.port, attack, VISITORS);
    if (p99 > P99_LIMIT_MS) faults.push(`p99 of pages is ${p99.toFixed(0)} ms`);
    const unexpected = [...statuses.keys()].filter((status) => ![403, 422, 429].includes(status));
    if (unexpected.length > 0) faults.push(`statuses ${unexpected.join(', ')}`);
    if ((await site.end()) !== 0) faults.push('the site did not stop cleanly');
    return {
      asked: asked + calm.asked + sent,
      faults: [...calm.faults, ...faults],
      seen: `${Math.round(sent / SECONDS)} posts per second; p99 of pages ${calm.p99.toFixed(0)} ms without, ${p99.toFixed(0)} ms with them`,
    };
  },
};
