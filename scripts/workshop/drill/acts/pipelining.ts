import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Act } from '../act.ts';
import { memoryOf } from '../memoryOf.ts';
import { p99During } from '../p99During.ts';

const CONNECTIONS = 100;
/** Fewer than those for which the site closes a connection. */
const ANSWERED_EACH = 30;
/** Allowed increase of the others' p99 while all of these wait for their answers: each waits for one of each connection. */
const FAIR_MS = 3000;
/** Node.js parses all requests of one read before anything else runs, so parallel attacks add up to others' latency. */
const AT_ONCE = 4;
const REQUESTS_EACH = 1000;
const REQUEST = 'GET /solutions/detail HTTP/1.1\r\nHost: www.arcvane.example\r\n\r\n';
const STATUS = 'HTTP/1.1 200';

const CALM_MS = 3000;
/** Allowed increase of the others' p99 during the attack. */
const SLOWER_MS = 50;

export const pipelining: Act = {
  name: 'pipelining',
  play: async ({ aside, record, root }) =>
    aside({}, {}, async ({ child, origin, port }) => {
      let answered = 0;
      let left = CONNECTIONS;
      const attack = async () => {
        while (left > 0) {
          left -= 1;
          await pipelined(port, REQUESTS_EACH);
        }
      };
      const askAll = async () => {
        const own = await pipelined(port, ANSWERED_EACH);
        answered += own;
      };
      const calm = await p99During(origin, record(), () => wait(CALM_MS));
      const attacked = await p99During(origin, record(), () =>
        Promise.all(Array.from({ length: AT_ONCE }, attack)),
      );
      const fair = await p99During(origin, record(), () =>
        Promise.all(Array.from({ length: CONNECTIONS }, askAll)),
      );
      record().requests += CONNECTIONS * (REQUESTS_EACH + ANSWERED_EACH);
      const [before, during, fairly] = [calm, attacked, fair].map((p99) => p99.toFixed(0));
      const late = `the others’ p99 ${during} and ${fairly} ms, without the attacks ${before} ms`;
      if (attacked > calm + SLOWER_MS || fair > calm + FAIR_MS) record().faults.push(late);
      if (answered < CONNECTIONS * ANSWERED_EACH) record().faults.push(`only ${answered} were answered`);
      const peak = memoryOf(child, 'VmHWM') ?? Number.NaN;
      const limit = await memoryLimit(root);
      if (peak > limit)
        record().faults.push(`${peak.toFixed(0)} MB resident, above the ${limit} of the samples`);
      return `${CONNECTIONS} connections, ${AT_ONCE} at once, with ${REQUESTS_EACH.toLocaleString('en')} requests each, then ${CONNECTIONS} at once with ${ANSWERED_EACH} each, ${answered} answered; ${late}; ${peak.toFixed(0)} MB at most`;
    }),
};

/** Memory limit of a process in MB, from the systemd sample. */
async function memoryLimit(root: string): Promise<number> {
  const unit = await readFile(join(root, 'scripts', 'deploy', 'systemd', 'arcvane@.service'), 'utf8');
  return Number(/^MemoryMax=(\d+)M$/m.exec(unit)?.[1]);
}

/** Sends all requests in one write. @returns number of responses before the site closed the connection */
async function pipelined(port: number, requests: number): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  let answered = 0;
  let unread = '';
  socket.setEncoding('latin1');
  socket.on('data', (data) => {
    const text = unread + String(data);
    answered += text.split(STATUS).length - 1;
    unread = text.slice(1 - STATUS.length);
  });
  socket.on('error', () => undefined);
  socket.write(REQUEST.repeat(requests - 1) + REQUEST.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
  await new Promise((resolve) => socket.once('close', resolve));
  return answered;
}
