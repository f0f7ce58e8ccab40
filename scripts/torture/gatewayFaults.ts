import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ordinaryLoad } from './ordinaryLoad.ts';
import { startSiteProcess } from './siteProcess.ts';
import type { Trial } from './trial.ts';

const json = { 'Content-Type': 'application/json' };
/** Faults of a content service, tested in sequence. */
const FAULTS: Readonly<Record<string, (res: ServerResponse) => void>> = {
  error: (res) => res.writeHead(500, json).end('{}'),
  silence: () => undefined,
  drip: (res) => {
    res.writeHead(200, json);
    const timer = setInterval(() => res.write(' '), 50);
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
/** A page waits at most 250 ms for an uncached block; the rest is a margin for busy machines. */
const P99_LIMIT_MS = 2000;

export const gatewayFaults: Trial = {
  name: 'gateway faults under load',
  run: async ({ root }) => {
    const names = Object.keys(FAULTS);
    let current = 'error';
    let calls = 0;
    const gateway = createServer((_req, res) => {
      calls += 1;
      FAULTS[current]?.(res);
    }).listen(0, '127.0.0.1');
    await once(gateway, 'listening');
    const { port } = gateway.address() as AddressInfo;
    const site = await startSiteProcess(
      {
        GATEWAY_URL: `http://127.0.0.1:${port}`,
        GATEWAY_TTL_SECONDS: '1',
        GATEWAY_TIMEOUT_MS: '500',
        LOG_LEVEL: 'silent',
      },
      root,
    );
    const { asked, faults, p99 } = await ordinaryLoad(site.port, async () => {
      for (const name of names) {
        current = name;
        await wait(EACH_MS);
      }
      // The last fault: connection refused.
      gateway.close().closeAllConnections();
      await wait(EACH_MS);
    });
    if (p99 > P99_LIMIT_MS) faults.push(`p99 is ${p99.toFixed(0)} ms`);
    if (calls < names.length) faults.push(`the gateway was called only ${calls} times`);
    if ((await site.end()) !== 0) faults.push('the site did not stop cleanly');
    return {
      asked,
      faults,
      seen: `${names.length + 1} kinds of fault, ${calls} calls, p99 ${p99.toFixed(0)} ms`,
    };
  },
};
