import { execFile, spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ordinaryLoad } from './ordinaryLoad.ts';
import { startSiteProcess } from './siteProcess.ts';
import type { Trial } from './trial.ts';

const run = promisify(execFile);
const HEAD = 'Host: www.arcvane.example\r\nUser-Agent: Mozilla/5.0\r\n';
/** Slow clients: what they send first, and what they append every second. */
const HABITS = [
  { first: 'GET / HTTP/1.1\r\n', each: 'X-More: 1\r\n' },
  { first: `POST /consent HTTP/1.1\r\n${HEAD}Content-Length: 2000\r\n\r\n`, each: 'x' },
  { first: '', each: '' },
] as const;
const EACH = 150;
/** The site's timeouts (10 s for headers, 15 s for a request, 30 s idle), plus its checking interval. */
const ENDED_WITHIN_MS = 36_000;
const P99_LIMIT_MS = 3000;

export const slowClients: Trial = {
  name: 'slow clients',
  run: async ({ root }) => {
    const site = await startSiteProcess({ LOG_LEVEL: 'silent' }, root);
    const tool = spawnSync('slowhttptest', ['-h']).error ? undefined : 'slowhttptest';
    const started = performance.now();
    let lastEnded = 0;
    const own = HABITS.flatMap((habit) =>
      Array.from({ length: EACH }, () => slowly(site.port, habit.first, habit.each)),
    );
    const { asked, faults, p99 } = await ordinaryLoad(
      site.port,
      async () => {
        await Promise.all([
          ...(tool ? ['-H', '-B', '-X'].map((mode) => slowTest(site.origin, mode)) : []),
          Promise.race([Promise.all(own), wait(ENDED_WITHIN_MS, undefined, { ref: false })]),
        ]);
        const ended = (await Promise.all(own.map((one) => Promise.race([one, undefined])))).filter(
          (at) => at !== undefined,
        );
        if (ended.length < own.length)
          throw new Error(`${own.length - ended.length} slow clients were not disconnected`);
        lastEnded = Math.max(...ended) - started;
      },
      { visitors: 4, pause: 20 },
    );
    if (p99 > P99_LIMIT_MS) faults.push(`p99 of the others is ${p99.toFixed(0)} ms`);
    if ((await site.end()) !== 0) faults.push('the site did not stop cleanly');
    const with_ = tool ? `and 3 × slowhttptest with 300` : '(slowhttptest is not installed)';
    return {
      asked,
      faults,
      seen: `${own.length} slow connections ${with_}; the last ended after ${(lastEnded / 1000).toFixed(0)} s; the others’ p99 ${p99.toFixed(0)} ms`,
    };
  },
};

/** @returns when the site closed the connection, as `performance.now()` */
async function slowly(port: number, first: string, each: string): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined).resume();
  socket.write(first);
  const timer = setInterval(() => {
    if (each !== '' && socket.writable) socket.write(each);
  }, 1000);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(timer);
  return performance.now();
}

/** Runs slowhttptest with slow headers (-H), slow bodies (-B) or slow reading (-X), for at most 20 s. */
async function slowTest(origin: string, mode: string): Promise<void> {
  const target = mode === '-X' ? `${origin}/news` : `${origin}/consent`;
  await run('slowhttptest', [mode, '-c', '300', '-r', '100', '-i', '5', '-l', '20', '-p', '5', '-u', target]);
}
