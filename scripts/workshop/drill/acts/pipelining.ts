import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { p99During } from '../p99During.ts';
import type { Act } from '../stage.ts';

const CONNECTIONS = 100;
/** Between the connections: a fixed rate, because an attacker who waits for the site is slowed down by it. */
const EVERY_MS = 50;
const REQUESTS_EACH = 1000;
const REQUEST = 'GET /solutions/detail HTTP/1.1\r\nHost: www.arcvane.example\r\n\r\n';

/** The process opens its search indexes some seconds after the start. */
const WARM_MS = 10_000;
const CALM_MS = 3000;
/** Allowed increase of the others' p99 during the attack. */
const SLOWER_MS = 50;
/** Of the process, per connection, with the others' pages: Node.js stops parsing at the limit of 32 requests. */
const CPU_LIMIT_MS = 15;

export const pipelining: Act = {
  name: 'pipelining',
  play: async ({ aside, record }) =>
    aside({}, {}, async ({ child, origin, port }) => {
      const attack = async () => {
        const all: Promise<void>[] = [];
        for (; all.length < CONNECTIONS; await wait(EVERY_MS)) all.push(pipelined(port));
        await Promise.all(all);
      };
      await p99During(origin, record(), () => wait(WARM_MS));
      const calm = await p99During(origin, record(), () => wait(CALM_MS));
      const before = cpuMs(child.pid);
      const attacked = await p99During(origin, record(), attack);
      const cpu = (cpuMs(child.pid) - before) / CONNECTIONS;
      record().requests += CONNECTIONS * REQUESTS_EACH;
      const late = `the others’ p99 ${attacked} ms, without the attack ${calm} ms`;
      if (attacked > calm + SLOWER_MS) record().faults.push(late);
      const used = `${cpu.toFixed(1)} ms of CPU for each connection and the others’ pages`;
      if (cpu > CPU_LIMIT_MS) record().faults.push(used);
      return `${CONNECTIONS} connections, one every ${EVERY_MS} ms, with ${REQUESTS_EACH.toLocaleString('en')} requests each; ${late}; ${used}`;
    }),
};

/** CPU time of a process so far. Linux counts it in units of 10 ms. */
function cpuMs(pid: number | undefined): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ').slice(13, 15).map(Number);
  return 10 * ((user ?? NaN) + (system ?? NaN));
}

/** Sends all requests in one write, and waits until the site closes the connection. */
async function pipelined(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1').resume();
  socket.on('error', () => undefined);
  socket.write(REQUEST.repeat(REQUESTS_EACH));
  await new Promise((resolve) => socket.once('close', resolve));
}
