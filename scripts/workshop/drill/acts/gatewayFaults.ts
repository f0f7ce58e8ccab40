import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Act } from '../stage.ts';
import { until } from '../until.ts';

const json = { 'Content-Type': 'application/json' };
/** Faults of a content service, in sequence. */
const FAULTS: Readonly<Record<string, (res: ServerResponse) => void>> = {
  error: (res) => res.writeHead(500, json).end('{}'),
  silence: () => undefined,
  drip: (res) => {
    res.writeHead(200, json);
    const timer = setInterval(() => res.write(' '), 1000);
    res.on('close', () => clearInterval(timer));
  },
  nonsense: (res) => res.writeHead(200, json).end('{"data":[{"detail":{"list":"<script>"'),
  'wrong shape': (res) =>
    res.writeHead(200, json).end('{"data":[{"detail":{"list":[{"mark":7}],"icons":[[]]}}]}'),
  'wrong type': (res) => res.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Login</h1>'),
  flood: (res) => {
    res.writeHead(200, json);
    const more = (): void => {
      while (!res.destroyed && res.write('x'.repeat(65_536)));
      if (!res.destroyed) res.once('drain', more);
    };
    more();
  },
  reset: (res) => res.socket?.resetAndDestroy(),
};
const EACH_MS = 3000;
/** So that each fault is met in its time. */
const IMPATIENT = { GATEWAY_TTL_SECONDS: '1', GATEWAY_TIMEOUT_MS: '500' };

export const gatewayFaults: Act = {
  name: 'faults of the content service',
  // A page waits at most 250 ms for an uncached block; the rest is a margin for busy machines.
  slowerMs: 2000,
  play: async ({ aside, gateway, metrics }) =>
    aside(IMPATIENT, { visits: () => true }, async () => {
      const { answer } = gateway;
      const before = gateway.calls();
      for (const fault of Object.values(FAULTS)) {
        gateway.answer = (_key, res) => fault(res);
        const calls = gateway.calls();
        await wait(EACH_MS);
        await until('the content service is called', 60, () => gateway.calls() > calls);
      }
      // The last fault: connection refused.
      gateway.close();
      await wait(EACH_MS);
      const calls = gateway.calls() - before;
      gateway.answer = answer;
      await gateway.open();
      for (const index of [0, 1] as const)
        await until('the processes have called it again', 90, async () => {
          return !(await metrics(index)).includes('source="last-good"} 1');
        });
      return `${Object.keys(FAULTS).length + 1} kinds of fault, ${calls} calls`;
    }),
};
