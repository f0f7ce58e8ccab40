import { once } from 'node:events';
import { copyFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { copyBuiltSite } from '../site/otherDeployment.ts';
import { whyNoNginx } from '../site/sampleNginx.ts';
import { newestArticle, placesThatShow } from './articleTraces.ts';
import { startBehindNginx } from './behindNginx.ts';
import { ordinaryLoad } from './ordinaryLoad.ts';
import { RawClient } from './rawClient.ts';
import type { Trial } from './trial.ts';

/** The site reads its content every 5 s; nginx's cached responses are at most 3 s old. */
const LIMIT_MS = 10_000;
const ROUNDS = 3;
const POLL_MS = 100;
const USER_AGENTS = { desktop: 'Mozilla/5.0 (X11; Linux x86_64)', mobile: 'Mozilla/5.0 (iPhone)' };

/** Where an article comes from. */
interface Source {
  readonly id: number;
  /** The site to start, and its environment. */
  readonly root: string;
  readonly env: Readonly<Record<string, string>>;
  readonly withdraw: () => Promise<void>;
  readonly publish: () => Promise<void>;
  readonly close: () => Promise<void>;
}

async function fileIn(root: string): Promise<Source> {
  const copy = await copyBuiltSite(root);
  const { id, file } = await newestArticle(join(copy, 'locales'), 'en');
  return {
    id,
    root: copy,
    env: {},
    withdraw: () => rm(file),
    publish: () => copyFile(join(root, file.slice(copy.length)), file),
    close: () => rm(copy, { recursive: true }),
  };
}

/** A content service with one article, and no other block. */
async function contentService(root: string): Promise<Source> {
  const article = { id: 9001, date: '2026-01-02', title: 'Title', summary: 'Summary', body: 'Text' };
  let list = [article];
  const service = createServer((req, res) => {
    res.writeHead(req.url?.includes('slug=news') ? 200 : 404, { 'Content-Type': 'application/json' });
    res.end(JSON.stringify({ data: [{ detail: { list } }] }));
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  return {
    id: article.id,
    root,
    env: { GATEWAY_URL: `http://127.0.0.1:${port}` },
    withdraw: async () => void (list = []),
    publish: async () => void (list = [article]),
    close: async () => service.close().closeAllConnections(),
  };
}

const withdrawalFrom = (name: string, open: (root: string) => Promise<Source>): Trial => ({
  name,
  run: async ({ root }) => {
    const skipped = whyNoNginx();
    if (skipped !== undefined) return { skipped };
    const source = await open(root);
    const { id } = source;
    const site = await startBehindNginx(source.root, source.env);
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
          await source.withdraw();
          gone.push(await until(0));
          await source.publish();
          back.push(await until(all));
        }
      },
      { pause: 20 },
    );
    if (all < 8) faults.push(`only ${all} paths showed the article at first`);
    for (const took of [...gone, ...back]) if (took > LIMIT_MS) faults.push(`it took ${took.toFixed(0)} ms`);
    await site.stop();
    await source.close();
    const seconds = (times: readonly number[]) => (Math.max(...times) / 1000).toFixed(1);
    return {
      asked,
      faults,
      seen: `gone from ${all} kinds of address within ${seconds(gone)} s, published again within ${seconds(back)} s, ${ROUNDS} rounds`,
    };
  },
});

export const withdrawal = withdrawalFrom('withdrawing an article behind nginx', fileIn);
export const withdrawalByService = withdrawalFrom(
  'withdrawing an article of a content service behind nginx',
  contentService,
);
