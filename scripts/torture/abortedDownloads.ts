import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ordinaryLoad } from './ordinaryLoad.ts';
import { startSiteProcess, type SiteProcess } from './siteProcess.ts';
import type { Trial } from './trial.ts';

const DOWNLOADS = 10_000;
const AT_ONCE = 50;
const PATHS = ['/video/home-loop.webm', '/documents/battery-manual-ja.pdf', '/icons/favicon.svg'];
/** Time limit for the site to close all files. */
const CLOSED_WITHIN_MS = 30_000;
const POLL_MS = 100;

export const abortedDownloads: Trial = {
  name: 'aborted downloads',
  run: async ({ root }) => {
    const site = await startSiteProcess({ LOG_LEVEL: 'silent' }, root);
    const before = descriptorsOf(site);
    if (before === undefined) {
      await site.end();
      return { skipped: 'the system does not list the descriptors of a process (no /proc)' };
    }
    let left = DOWNLOADS;
    const abort = async () => {
      while (left > 0) {
        left -= 1;
        await abortedDownload(site.port, PATHS[left % PATHS.length] ?? '/', left % 2 === 0);
      }
    };
    const { asked, faults } = await ordinaryLoad(
      site.port,
      () => Promise.all(Array.from({ length: AT_ONCE }, abort)),
      { visitors: 2 },
    );
    const deadline = performance.now() + CLOSED_WITHIN_MS;
    while ((descriptorsOf(site) ?? 0) > before && performance.now() < deadline) await wait(POLL_MS);
    const after = descriptorsOf(site) ?? Number.NaN;
    if (!(after <= before)) faults.push(`descriptors: ${before} before, ${after} after`);
    if ((await site.end()) !== 0) faults.push('the site did not stop cleanly');
    return {
      asked: asked + DOWNLOADS,
      faults,
      seen: `${DOWNLOADS.toLocaleString('en')} aborted; descriptors ${before} before, ${after} after`,
    };
  },
};

/** Number of open files and connections of the process; undefined without `/proc`. */
function descriptorsOf({ child }: SiteProcess): number | undefined {
  try {
    return readdirSync(`/proc/${child.pid}/fd`).length;
  } catch {
    return undefined;
  }
}

/** @param begun whether the client disconnects on the first bytes of the response, or right after the request */
async function abortedDownload(port: number, path: string, begun: boolean): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const leave = () => socket.destroy();
  if (begun) socket.once('data', leave);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: www.arcvane.example\r\n\r\n`, begun ? undefined : leave);
  await new Promise((resolve) => socket.once('close', resolve));
}
