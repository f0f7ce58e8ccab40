import { stringify } from 'csv-stringify/sync';
import type { Inquiry } from '../../src/inquiries/inquiry.ts';
import { STATES, type Spool, type SpoolEntry } from '../../src/inquiries/spool.ts';

/** The command line is wrong, or names a case that the spool does not have. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

type Row = Readonly<Record<string, string>>;

/** Characters that terminals interpret, besides those that `cleanText` has removed. */
const TERMINAL_CONTROLS = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/**
 * Creates the operator's commands on a spool.
 *
 * @returns a function that runs the command of these arguments, and returns what to print
 */
export function createCommands(spool: Spool, now: () => number) {
  const all = async () => (await Promise.all(STATES.map((state) => spool.list(state)))).flat();
  const named = async (caseNumber: string | undefined): Promise<SpoolEntry> => {
    const entry = caseNumber === undefined ? undefined : await spool.find(caseNumber);
    if (!entry) throw new UsageError(`The spool has no inquiry ${caseNumber ?? 'without a case number'}`);
    return entry;
  };

  /** A file that is not an inquiry has only its name. */
  const rowOf = async (entry: SpoolEntry): Promise<Row> => {
    const { caseNumber, state } = entry;
    const { values, ...facts } = (await spool.read(entry).catch(() => undefined)) ?? {
      caseNumber,
      values: {},
    };
    return { state, ...facts, ...values };
  };

  return async ([command, caseNumber]: readonly string[]): Promise<string> => {
    switch (command) {
      case 'list':
        return (await all()).map(line).join('') || 'No inquiries\n';
      case 'show':
        return shown(await spool.read(await named(caseNumber)));
      case 'retry': {
        const entries = caseNumber === undefined ? await spool.list('failed') : [await named(caseNumber)];
        const waiting = entries.filter(({ state }) => state !== 'sending');
        for (const entry of waiting) await spool.move(entry, 'waiting', now());
        return `${waiting.length} inquiries are due\n`;
      }
      case 'export':
        return csv(await Promise.all((await all()).map(rowOf)));
      case 'erase':
        await spool.erase(await named(caseNumber));
        return `${caseNumber} is erased\n`;
      default:
        throw new UsageError(`Unknown command ${command ?? ''}`);
    }
  };
}

function line({ caseNumber, state, time }: SpoolEntry): string {
  const meaning = state === 'waiting' ? 'due' : 'since';
  return `${caseNumber}  ${state.padEnd(9)}  ${meaning} ${new Date(time).toISOString()}\n`;
}

function shown({ values, ...facts }: Inquiry): string {
  const lines = [...Object.entries(facts), ...Object.entries(values)].map(([name, value]) => {
    const [first = '', ...others] = value.split('\n').map(printable);
    return [`${name}: ${first}`, ...others.map((text) => `    ${text}`)].join('\n');
  });
  return `${lines.join('\n')}\n`;
}

/** Escapes what a terminal could take for a command, or would show in another order. */
function printable(text: string): string {
  return text.replace(
    TERMINAL_CONTROLS,
    (character) => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`,
  );
}

/** CSV for spreadsheets, which must not take a visitor's text for a formula. */
function csv(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return stringify([...rows], { header: true, columns, bom: true, escape_formulas: true });
}
