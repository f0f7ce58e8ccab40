import { writeFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { beforeEach, expect, it } from 'vitest';
import { createSpool, type Spool } from '../../src/inquiries/spool.ts';
import { createCommands, UsageError } from './commands.ts';
import { temporaryFolder } from '../../test/kit/temporaryFolder.ts';

const ONE = 'S-0000-0000-0001';
const TWO = 'R-0000-0000-0002';
/** What terminals and spreadsheets would take for commands. */
const HOSTILE = '\u001b]0;owned\u0007\u009b2J\u202etxt';
const FORMULA = '=HYPERLINK("https://evil.example","Click")';

let spool: Spool;
let run: (...args: readonly string[]) => Promise<string>;

beforeEach(async () => {
  const folder = temporaryFolder();
  spool = createSpool(folder);
  const commands = createCommands(spool, () => Date.now());
  run = (...args) => commands(args);
  const shared = { language: 'en', receivedAt: '2026-11-21T06:30:15.750Z', about: '' } as const;
  await spool.add({
    ...shared,
    caseNumber: ONE,
    form: 'service',
    values: { name: HOSTILE, incident: `One\ncaseNumber: two` },
  });
  await spool.add({
    ...shared,
    caseNumber: TWO,
    form: 'registration',
    values: { name: FORMULA, serial: '@SUM(1)' },
  });
});

it('list names case and state, and nothing that a visitor wrote', async () => {
  const [failed] = await spool.list('waiting');
  if (failed) await spool.move(failed, 'failed', Date.now());
  const lines = (await run('list')).trim().split('\n');
  expect(lines.map((line) => line.split(/\s+/).slice(0, 2)).toSorted()).toEqual(
    [
      [ONE, failed?.caseNumber === ONE ? 'failed' : 'waiting'],
      [TWO, failed?.caseNumber === TWO ? 'failed' : 'waiting'],
    ].toSorted(),
  );
  expect(lines.join()).not.toContain('HYPERLINK');
});

it('show prints an inquiry without anything that a terminal could interpret', async () => {
  const text = await run('show', ONE);
  expect(text).toContain('\\u{1b}]0;owned\\u{7}');
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(text.match(/^caseNumber: /gm)).toHaveLength(1);
});

it('retry makes failed inquiries due', async () => {
  for (const entry of await spool.list('waiting')) await spool.move(entry, 'failed', Date.now());
  expect(await run('retry', ONE)).toContain('1');
  expect((await spool.list('waiting')).map(({ caseNumber }) => caseNumber)).toEqual([ONE]);
  await run('retry');
  expect((await spool.counts()).failed).toBe(0);
});

it('export prints CSV in which no cell is a formula', async () => {
  const rows: Record<string, string>[] = parse(await run('export'), { columns: true, bom: true });
  expect(rows.map(({ caseNumber }) => caseNumber).toSorted()).toEqual([TWO, ONE].toSorted());
  for (const cell of rows.flatMap((row) => Object.values(row))) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  expect(rows.find(({ caseNumber }) => caseNumber === TWO)?.['name']).toContain('HYPERLINK');
});

it('export names a file that is not an inquiry', async () => {
  await writeFile((await spool.find(ONE))?.path ?? '', '{');
  expect(await run('export')).toContain(`waiting,${ONE}`);
});

it('erase removes an inquiry from the disk', async () => {
  await run('erase', ONE);
  expect(await spool.find(ONE)).toBeUndefined();
  expect(await spool.find(TWO)).toBeDefined();
});

it.each([[[]], [['shows']], [['show']], [['show', '../secret']], [['erase', 'S-9999-9999-9999']]])(
  'the arguments %j are an error',
  async (args) => {
    await expect(run(...args)).rejects.toThrow(UsageError);
  },
);
