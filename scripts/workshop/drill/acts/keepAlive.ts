import { autocannon } from '../../autocannon.ts';
import type { Act } from '../stage.ts';

const CONNECTIONS = 1000;
const REQUESTS = 5 * CONNECTIONS;
/** In seconds. */
const TIMEOUT = 30;

export const keepAlive: Act = {
  name: '1,000 keep-alive connections',
  play: async ({ record, sites }) => {
    const [site] = sites;
    const load = { connections: CONNECTIONS, amount: REQUESTS, timeout: TIMEOUT, workers: 1 };
    const { errors, resets, non2xx } = await autocannon({ url: `${site?.origin}/news`, ...load });
    record().requests += REQUESTS;
    if (errors + resets + non2xx > 0)
      record().faults.push(`${errors} errors, ${resets} resets, ${non2xx} statuses other than 2xx`);
    return 'all at once';
  },
};
