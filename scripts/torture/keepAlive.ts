import { memoryOf } from './memoryOf.ts';
import { RawClient } from './rawClient.ts';
import { startSiteProcess } from './siteProcess.ts';
import type { Trial } from './trial.ts';

const CONNECTIONS = 1000;
const ROUNDS = 5;
const REQUEST = 'GET /news HTTP/1.1\r\nHost: www.arcvane.example\r\nUser-Agent: Mozilla/5.0\r\n\r\n';

export const keepAlive: Trial = {
  name: '1,000 keep-alive connections',
  run: async ({ root }) => {
    const site = await startSiteProcess({ LOG_LEVEL: 'silent' }, root);
    const clients = Array.from({ length: CONNECTIONS }, () => new RawClient(site.port));
    const faults: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await Promise.all(
        clients.map(async (client) => {
          try {
            const { status } = await client.send(REQUEST);
            if (status !== 200) faults.push(`status ${status}`);
          } catch (error) {
            faults.push(String(error));
          }
        }),
      );
    }
    const memory = memoryOf(site.child);
    for (const client of clients) client.close();
    if ((await site.end()) !== 0) faults.push('the site did not stop cleanly');
    const seen = memory === undefined ? 'all at once' : `all at once, ${memory.toFixed(0)} MB`;
    return { asked: CONNECTIONS * ROUNDS, faults, seen: `${ROUNDS} rounds, ${seen}` };
  },
};
