import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ELSEWHERE, FRAMEWORKS, overFramework } from './elsewhere.ts';

const README = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');

it('the README prints both measurements of each comparison with a framework, and their product', () => {
  const { date, perSecond } = ELSEWHERE;
  const rows = [...README.matchAll(/^\| (home|product|news list) \| ([\d.]+) × \| (.*) \|$/gm)];
  expect(rows.map(([, page]) => page)).toEqual(['home', 'product', 'news list']);
  for (const [, , overNaive, cells] of rows) {
    const expected = FRAMEWORKS.flatMap((framework) => [
      `${perSecond.naive} ÷ ${perSecond[framework]}`,
      `${overFramework(Number(overNaive), framework).toFixed(0)} ×`,
    ]);
    expect(cells?.split(' | ')).toEqual(expected);
  }
  expect(README).toContain(`comparison of ${date}`);
});
