import { setTimeout as wait } from 'node:timers/promises';
import type { Act } from '../stage.ts';
import { startGateway } from '../gateway.ts';
import { memoryOf } from '../memoryOf.ts';

const LENGTH = 50_000;
const HELD_MS = 15_000;
/** A visitor waits at most for one article, and the page. */
const LATEST_MS = 2500;

const fill = (part: string) => part.repeat(Math.floor(LENGTH / part.length));
const table = `|${'a|'.repeat(120)}\n|${'-|'.repeat(120)}\n${'|\n'.repeat(500)}\n`;
/** The first ones take markdown-it the most time; the others become far more HTML, and are refused. */
const SLOW = ['[', '![', '- a\n\n', '1. a\n', '**a*', '*a **a '].map(fill);
const LARGE = [
  fill(table),
  `[a]: /b "${'c'.repeat(LENGTH / 2)}"\n\n${'[a]'.repeat(LENGTH / 8)}`,
  `[a]: /${'b'.repeat(2000)}\n\n${'[a]'.repeat(LENGTH / 4)}`,
];
/** The largest response that the site reads has 2 MB: all articles are read, or none. */
const CONTENTS = [
  { name: '500 articles, more than the site reads', bodies: SLOW, articles: 500 },
  { name: '36 slow articles', bodies: SLOW, articles: 36 },
  ...LARGE.map((body, index) => ({ name: `36 large articles (${index + 1})`, bodies: [body], articles: 36 })),
];

export const worstMarkdown: Act = {
  name: 'worst Markdown',
  play: async ({ aside, record }) => {
    const seen: string[] = [];
    for (const { name, bodies, articles } of CONTENTS) {
      const list = Array.from({ length: articles }, (_, index) => ({
        ...{ id: index + 1, date: '2026-01-01', title: 'a', summary: 'a' },
        body: bodies[index % bodies.length],
      }));
      const text = JSON.stringify({ data: [{ detail: { list } }] });
      const gateway = await startGateway((key, res) => {
        res.setHeader('Content-Type', 'application/json');
        res.end(key.startsWith('news/') ? text : '{}');
      });
      const started = performance.now();
      await aside({ GATEWAY_URL: gateway.origin }, {}, async ({ child, origin }) => {
        const ready = performance.now() - started;
        let latest = 0;
        for (const end = performance.now() + HELD_MS; performance.now() < end; await wait(50)) {
          const asked = performance.now();
          await (await fetch(`${origin}/healthz`)).text();
          latest = Math.max(latest, performance.now() - asked);
          record().requests += 1;
        }
        if (latest > LATEST_MS) record().faults.push(`${name}: an answer took ${latest.toFixed(0)} ms`);
        seen.push(
          `${name}: ready after ${(ready / 1000).toFixed(1)} s, slowest answer ${latest.toFixed(0)} ms, ${memoryOf(child, 'VmHWM')} MB at most`,
        );
      });
      gateway.close();
    }
    return seen.join('; ');
  },
};
