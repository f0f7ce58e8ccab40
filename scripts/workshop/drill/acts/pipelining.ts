import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Act } from '../act.ts';
import { memoryOf } from '../memoryOf.ts';
import { p99During } from '../p99During.ts';

const CONNECTIONS = 100;
/** Node.js parses all requests of one read before anything else runs, so parallel attacks add up to others' latency. */
const AT_ONCE = 4;
const REQUESTS_EACH = 1000;
const REQUEST = 'GET /solutions/detail HTTP/1.1\r\nHost: www.arcvane.example\r\n\r\n';

const CALM_MS = 3000;
/** Allowed increase of the others' p99 during the attack. */
const SLOWER_MS = 50;

export const pipelining: Act = {
  name: 'pipelining',
  play: async ({ aside, record, root }) =>
    aside({}, {}, async ({ child, origin, port }) => {
      let left = CONNECTIONS;
      const attack = async () => {
        while (left > 0) {
          left -= 1;
          await pipelined(port);
        }
      };
      const calm = await p99During(origin, record(), () => wait(CALM_MS));
      const attacked = await p99During(origin, record(), () =>
        Promise.all(Array.from({ length: AT_ONCE }, attack)),
      );
      record().requests += CONNECTIONS * REQUESTS_EACH;
      const late = `the others’ p99 ${attacked.toFixed(0)} ms, without the attack ${calm.toFixed(0)} ms`;
      if (attacked > calm + SLOWER_MS) record().faults.push(late);
      const peak = memoryOf(child, 'VmHWM') ?? Number.NaN;
      const limit = await memoryLimit(root);
      if (peak > limit)
        record().faults.push(`${peak.toFixed(0)} MB resident, above the ${limit} of the samples`);
      return `${CONNECTIONS} connections, ${AT_ONCE} at once, with ${REQUESTS_EACH.toLocaleString('en')} requests each; ${late}; ${peak.toFixed(0)} MB at most`;
    }),
};

/** Memory limit of a process in MB, from the systemd sample. */
async function memoryLimit(root: string): Promise<number> {
  const unit = await readFile(join(root, 'scripts', 'deploy', 'systemd', 'arcvane@.service'), 'utf8');
  return Number(/^MemoryMax=(\d+)M$/m.exec(unit)?.[1]);
}

/** Sends all requests in one write, and waits until the site closes the connection. */
async function pipelined(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1').resume();
  socket.on('error', () => undefined);
  socket.write(REQUEST.repeat(REQUESTS_EACH));
  await new Promise((resolve) => socket.once('close', resolve));
}
