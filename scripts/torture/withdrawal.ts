import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { copyBuiltSite } from '../site/otherDeployment.ts';
import { whyNoNginx } from '../site/sampleNginx.ts';
import { newestArticle, placesThatShow } from './articleTraces.ts';
import { startBehindNginx } from './behindNginx.ts';
import { ordinaryLoad } from './ordinaryLoad.ts';
import { RawClient } from './rawClient.ts';
import type { Trial } from './trial.ts';

/** The site checks its files every 5 s; nginx's cached responses are at most 3 s old. */
const LIMIT_MS = 10_000;
const ROUNDS = 3;
const POLL_MS = 100;
const USER_AGENTS = { desktop: 'Mozilla/5.0 (X11; Linux x86_64)', mobile: 'Mozilla/5.0 (iPhone)' };

export const withdrawal: Trial = {
  name: 'withdrawing an article behind nginx',
  run: async ({ root }) => {
    const skipped = whyNoNginx();
    if (skipped !== undefined) return { skipped };
    const copy = await copyBuiltSite(root);
    const site = await startBehindNginx(copy);
    const { id, file } = await newestArticle(join(copy, 'locales'), 'en');
    const ask = async (path: string) => {
      const client = new RawClient(site.port);
      const userAgent = USER_AGENTS[path.includes('/mobile') ? 'mobile' : 'desktop'];
      const answer = await client.send(
        `GET ${path} HTTP/1.1\r\nHost: www.arcvane.example\r\nUser-Agent: ${userAgent}\r\n\r\n`,
      );
      client.close();
      return answer;
    };
    const all = (await placesThatShow(id, ask)).length;
    /** Waits until exactly `count` paths show the article. @returns ms */
    const until = async (count: number): Promise<number> => {
      const since = performance.now();
      for (;;) {
        const took = performance.now() - since;
        const showing = await placesThatShow(id, ask);
        if (showing.length === count) return took;
        if (took > 3 * LIMIT_MS)
          throw new Error(`${took.toFixed(0)} ms later the article is shown by: ${showing.join(', ')}`);
        await wait(POLL_MS);
      }
    };
    const gone: number[] = [];
    const back: number[] = [];
    const { asked, faults } = await ordinaryLoad(
      site.port,
      async () => {
        for (let round = 0; round < ROUNDS; round += 1) {
          await rm(file);
          gone.push(await until(0));
          await copyFile(join(root, file.slice(copy.length)), file);
          back.push(await until(all));
        }
      },
      { pause: 20 },
    );
    if (all < 8) faults.push(`only ${all} paths showed the article at first`);
    for (const took of [...gone, ...back]) if (took > LIMIT_MS) faults.push(`it took ${took.toFixed(0)} ms`);
    await site.stop();
    await rm(copy, { recursive: true });
    const seconds = (times: readonly number[]) => (Math.max(...times) / 1000).toFixed(1);
    return {
      asked,
      faults,
      seen: `gone from ${all} kinds of address within ${seconds(gone)} s, published again within ${seconds(back)} s, ${ROUNDS} rounds`,
    };
  },
};
