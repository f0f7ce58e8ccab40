import { setTimeout as wait } from 'node:timers/promises';
import { addressesOf, placesThatShow } from '../../../site/articleTraces.ts';
import { visitNginx } from '../../../site/visitNginx.ts';
import type { Act } from '../stage.ts';

/** The site reads its content every 5 s; nginx's cached responses are at most 3 s old. */
const LIMIT_MS = 10_000;
const ROUNDS = 2;
const POLL_MS = 100;
const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone)' };
const ARTICLE = { id: 9001, title: 'Title', summary: 'Summary', body: 'Text' };

export const withdrawal: Act = {
  name: 'withdrawing an article',
  play: async ({ gateway, nginx, record }) => {
    const session = await visitNginx(nginx.httpsPort);
    const ask = async (path: string) => {
      record().requests += 1;
      const { status, text } = await session.ask(path, path.includes('/mobile') ? PHONE : {});
      return { status, body: text };
    };
    const all = addressesOf(ARTICLE.id).length;
    /** Waits until exactly `count` paths show the article. @returns ms */
    const shownBy = async (count: number): Promise<number> => {
      const since = performance.now();
      for (;;) {
        const showing = await placesThatShow(ARTICLE.id, ask);
        const took = performance.now() - since;
        if (showing.length === count) return took;
        if (took > 3 * LIMIT_MS)
          throw new Error(`${took.toFixed(0)} ms later the article is shown by: ${showing.join(', ')}`);
        await wait(POLL_MS);
      }
    };
    const gone: number[] = [];
    const there: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const date = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
      gateway.editNews((list) => [{ ...ARTICLE, date }, ...list]);
      there.push(await shownBy(all));
      gateway.editNews((list) => list.filter(({ id }) => id !== ARTICLE.id));
      gone.push(await shownBy(0));
    }
    session.close();
    for (const took of [...gone, ...there])
      if (took > LIMIT_MS) record().faults.push(`it took ${took.toFixed(0)} ms`);
    const seconds = (times: readonly number[]) => (Math.max(...times) / 1000).toFixed(1);
    return `published at ${all} kinds of address within ${seconds(there)} s, gone within ${seconds(gone)} s, ${ROUNDS} rounds`;
  },
};
