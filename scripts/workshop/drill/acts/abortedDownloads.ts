import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import type { Act } from '../stage.ts';
import { until } from '../until.ts';

const DOWNLOADS = 10_000;
const AT_ONCE = 50;
const PATHS = ['/video/home-loop.webm', '/documents/battery-manual-ja.pdf', '/icons/favicon.svg'];
/** The number of nginx's connections varies. */
const MARGIN = 70;

export const abortedDownloads: Act = {
  name: 'aborted downloads',
  play: async ({ ports: [port], record, sites }) => {
    /** Open files and connections of the process. */
    const descriptors = () => readdirSync(`/proc/${sites[0]?.child.pid}/fd`).length;
    const before = descriptors();
    let left = DOWNLOADS;
    const abort = async () => {
      while (left > 0) {
        left -= 1;
        await abortedDownload(port, PATHS[left % PATHS.length] ?? '/', left % 2 === 0);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, abort));
    record().requests += DOWNLOADS;
    await until('the files are closed', 30, () => descriptors() <= before + MARGIN);
    return `${DOWNLOADS.toLocaleString('en')} aborted; descriptors ${before} before, ${descriptors()} after`;
  },
};

/** @param begun whether the client disconnects on the first bytes of the response, or right after the request */
async function abortedDownload(port: number, path: string, begun: boolean): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const leave = () => socket.destroy();
  if (begun) socket.once('data', leave);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: www.arcvane.example\r\n\r\n`, begun ? undefined : leave);
  await new Promise((resolve) => socket.once('close', resolve));
}
