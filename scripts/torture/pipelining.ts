import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { peakMemoryOf } from './memoryOf.ts';
import { ordinaryLoad } from './ordinaryLoad.ts';
import { startSiteProcess } from './siteProcess.ts';
import type { Trial } from './trial.ts';

const CONNECTIONS = 100;
/** Node.js parses all requests of one read before anything else runs, so parallel attacks add up to others' latency. */
const AT_ONCE = 4;
const REQUESTS_EACH = 1000;
const REQUEST = 'GET /solutions/detail HTTP/1.1\r\nHost: www.arcvane.example\r\n\r\n';
const VISITORS = { visitors: 4, pause: 20 };
/** Allowed increase of the other visitors' p99 during the attack. */
const P99_LIMIT_MS = 50;
const CALM_MS = 3000;

export const pipelining: Trial = {
  name: 'pipelining',
  run: async ({ root }) => {
    const site = await startSiteProcess({ LOG_LEVEL: 'silent' }, root);
    let answered = 0;
    let left = CONNECTIONS;
    const attack = async () => {
      while (left > 0) {
        left -= 1;
        answered += await pipelined(site.port);
      }
    };
    const calm = await ordinaryLoad(site.port, () => wait(CALM_MS), VISITORS);
    const attacked = await ordinaryLoad(
      site.port,
      () => Promise.all(Array.from({ length: AT_ONCE }, attack)),
      VISITORS,
    );
    const faults = [...calm.faults, ...attacked.faults];
    const late = `${attacked.p99.toFixed(0)} ms, without the attack ${calm.p99.toFixed(0)} ms`;
    if (attacked.p99 > calm.p99 + P99_LIMIT_MS) faults.push(`p99 of the others is ${late}`);
    const peak = peakMemoryOf(site.child);
    const limit = await memoryLimit(root);
    if (peak !== undefined && peak > limit)
      faults.push(`${peak.toFixed(0)} MB resident, above the ${limit} of the samples`);
    if ((await site.end()) !== 0) faults.push('the site did not stop cleanly');
    return {
      asked: calm.asked + attacked.asked + CONNECTIONS * REQUESTS_EACH,
      faults,
      seen: [
        `${CONNECTIONS} connections, ${AT_ONCE} at once, with ${REQUESTS_EACH.toLocaleString('en')} requests each, ${answered} answered`,
        `the others’ p99 ${late}`,
        peak === undefined ? '' : `${peak.toFixed(0)} MB at most`,
      ]
        .filter(Boolean)
        .join('; '),
    };
  },
};

/** Memory limit of a process in MB, from the systemd sample. */
async function memoryLimit(root: string): Promise<number> {
  const unit = await readFile(join(root, 'scripts', 'deploy', 'systemd', 'arcvane@.service'), 'utf8');
  return Number(/^MemoryMax=(\d+)M$/m.exec(unit)?.[1]);
}

/** Sends all requests in one write. @returns number of responses before the site closed the connection */
async function pipelined(port: number): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  let answered = 0;
  socket.setEncoding('latin1');
  socket.on('data', (data) => (answered += String(data).split('HTTP/1.1 200').length - 1));
  socket.on('error', () => undefined);
  socket.write(REQUEST.repeat(REQUESTS_EACH));
  await new Promise((resolve) => socket.once('close', resolve));
  return answered;
}
