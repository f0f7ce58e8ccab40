import type { Act } from '../act.ts';
import { memoryOf } from '../memoryOf.ts';
import { RawClient } from '../rawClient.ts';

const CONNECTIONS = 1000;
const ROUNDS = 5;
const REQUEST = 'GET /news HTTP/1.1\r\nHost: www.arcvane.example\r\nUser-Agent: Mozilla/5.0\r\n\r\n';

export const keepAlive: Act = {
  name: '1,000 keep-alive connections',
  play: async ({ ports: [port], record, sites }) => {
    const clients = Array.from({ length: CONNECTIONS }, () => new RawClient(port));
    const send = async (client: RawClient) => {
      const status = await client.send(REQUEST).then((answer) => answer.status, String);
      if (status !== 200) record().faults.push(`status ${status}`);
    };
    for (let round = 0; round < ROUNDS; round += 1) await Promise.all(clients.map(send));
    record().requests += CONNECTIONS * ROUNDS;
    const memory = (sites[0] && memoryOf(sites[0].child)) ?? Number.NaN;
    for (const client of clients) client.close();
    return `${ROUNDS} rounds, all at once, ${memory.toFixed(0)} MB`;
  },
};
