import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Act } from '../stage.ts';
import { throughNginx } from './slowClients.ts';

const run = promisify(execFile);
const REQUESTS = 200_000;
/** Each may send 50 requests a second. */
const ADDRESSES = 60;
/** In one write. */
const AT_ONCE = 25;
/** nginx closes a connection after 1,000 requests. */
const REQUESTS_A_CONNECTION = 1000;
const PATH = '/services';
/** Of what nginx may store, in MB: `max_size` and what it stores until it next removes the oldest. */
const CACHE_LIMIT = 256 + 64;
const MB = 2 ** 20;

export const cacheKeys: Act = {
  name: 'distinct query strings',
  slowerMs: 2000,
  play: async ({ nginx, record }) => {
    const before = await nginx.logLength();
    const started = performance.now();
    const statuses = new Map<string, number>();
    let sent = 0;
    /** `HEAD`, because nginx fetches and stores the whole page, and the attacker needs not receive it. */
    const request = () =>
      `HEAD ${PATH}?key=${(sent += 1)} HTTP/1.1\r\nHost: www.arcvane.example\r\nUser-Agent: Mozilla/5.0\r\n\r\n`;
    const attack = async (address: string) => {
      const socket = throughNginx(nginx.httpsPort, address)
        .setEncoding('latin1')
        .on('error', () => undefined);
      let [asked, answered, rest] = [0, 0, ''];
      const more = () => {
        asked += AT_ONCE;
        socket.write(Array.from({ length: AT_ONCE }, request).join(''));
      };
      socket.on('data', (data) => {
        const heads = (rest + String(data)).split('\r\n\r\n');
        rest = heads.pop() ?? '';
        answered += heads.length;
        for (const head of heads) {
          const status = head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
        if (answered < asked) return;
        if (sent < REQUESTS && asked < REQUESTS_A_CONNECTION) more();
        else socket.destroy();
      });
      more();
      await new Promise((resolve) => socket.once('close', resolve));
    };
    const attacker = async (_: unknown, index: number) => {
      while (sent < REQUESTS) await attack(`127.0.10.${index + 1}`);
    };
    await Promise.all(Array.from({ length: ADDRESSES }, attacker));
    const seconds = (performance.now() - started) / 1000;
    record().requests += sent;
    const { 200: stored = 0, 429: refused = 0, ...others } = Object.fromEntries(statuses);
    if (stored + refused !== sent)
      record().faults.push(`statuses ${JSON.stringify({ stored, refused, ...others })}`);
    // Of the visitors' pages: the attacked path is one of them, but with another query string.
    const pages = (await nginx.logFrom(before)).filter(
      ({ path, status, cache }) => path !== PATH && status === 200 && cache !== '',
    );
    const hits = pages.filter(({ cache }) => cache !== 'MISS').length;
    const size = Number.parseInt((await run('du', ['-sb', nginx.cacheFolder])).stdout) / MB;
    if (size > CACHE_LIMIT) record().faults.push(`the cache takes ${size.toFixed(0)} MB`);
    return [
      `${sent.toLocaleString('en')} in ${seconds.toFixed(0)} s from ${ADDRESSES} addresses, ${refused.toLocaleString('en')} refused (429)`,
      `${((100 * hits) / pages.length).toFixed(0)} % of ${pages.length.toLocaleString('en')} other responses from the cache`,
      `cache ${size.toFixed(0)} MB`,
    ].join('; ');
  },
};
