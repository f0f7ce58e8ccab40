import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { whyNoNginx } from '../../../site/sampleNginx.ts';
import { visitNginx } from '../../../site/visitNginx.ts';
import type { Act } from '../act.ts';
import { memoryOf } from '../memoryOf.ts';

const REQUESTS = 20_000;
/** Each address may send 50 requests a second. */
const ADDRESSES = 40;
const PATH = '/legal';
/** Of what nginx may store, in MB: `max_size` and what it stores until it next removes the oldest. */
const CACHE_LIMIT = 256 + 64;
const MB = 2 ** 20;

export const cacheKeys: Act = {
  name: 'distinct query strings',
  lacks: whyNoNginx,
  slowerMs: 2000,
  play: async ({ factor, nginx, record, sites }) => {
    const before = await nginx.logLength();
    const requests = REQUESTS * factor;
    let sent = 0;
    const refused = { count: 0 };
    const attack = async (_: unknown, index: number) => {
      const session = await visitNginx(nginx.httpsPort, { localAddress: `127.0.10.${index + 1}` });
      while (sent < requests) {
        sent += 1;
        const { status } = await session.ask(`${PATH}?key=${sent}`);
        if (status === 429) refused.count += 1;
        else if (status !== 200) record().faults.push(`status ${status}`);
      }
      session.close();
    };
    await Promise.all(Array.from({ length: ADDRESSES }, attack));
    record().requests += sent;
    // Of the visitors' pages: the attacked path is one of them, but with another query string.
    const others = (await nginx.logFrom(before)).filter(
      ({ path, status, cache }) => path !== PATH && status === 200 && cache !== '',
    );
    const hits = others.filter(({ cache }) => cache !== 'MISS').length;
    const size = await sizeOf(nginx.cacheFolder);
    if (size > CACHE_LIMIT * MB) record().faults.push(`the cache takes ${(size / MB).toFixed(0)} MB`);
    const resident = sites.map(({ child }) => memoryOf(child)?.toFixed(0)).join(' and ');
    return [
      `${sent.toLocaleString('en')} from ${ADDRESSES} addresses, ${refused.count.toLocaleString('en')} refused (429)`,
      `${((100 * hits) / others.length).toFixed(0)} % of ${others.length.toLocaleString('en')} other responses from the cache`,
      `cache ${(size / MB).toFixed(0)} MB, processes ${resident} MB`,
    ].join('; ');
  },
};

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries.map(async (entry) => {
    if (!entry.isFile()) return 0;
    // nginx may have removed it.
    return stat(join(entry.parentPath, entry.name)).then(
      ({ size }) => size,
      () => 0,
    );
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
