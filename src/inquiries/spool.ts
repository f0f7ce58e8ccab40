import { randomUUID } from 'node:crypto';
import type { Dir } from 'node:fs';
import { opendir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { makeFolder, writeDurably } from './durable.ts';
import { inquirySchema, type Inquiry } from './inquiry.ts';
import { createOwner } from './owner.ts';
import { DAY_MS, HOUR_MS } from '../common/time.ts';

/**
 * Folders of the spool: inquiries that wait for delivery, are being delivered, could not be delivered, were delivered;
 * receipts; partial files.
 */
const FOLDERS = ['waiting', 'sending', 'failed', 'delivered', 'receipts', 'partial'] as const;
export const STATES = ['waiting', 'sending', 'failed', 'delivered'] as const;
export type State = (typeof STATES)[number];

const FILE = /^([A-Z0-9-]+)\.json(?:\.(.+))?$/;
/** Case numbers count by days, so the same content has the same number for at least a day. */
const RECEIPT_MS = 2 * DAY_MS;
/** Files of a folder that one sweep looks at; there is one every few seconds. */
const SWEPT_AT_ONCE = 500;
/** A due time further in the future comes from a clock that was wrong. */
const LONGEST_WAIT_MS = 2 * HOUR_MS;

export interface SpoolEntry {
  readonly caseNumber: string;
  readonly state: State;
  readonly path: string;
  /** Modification time in ms: when a waiting inquiry is due, or when another got its state. */
  readonly time: number;
  /** Process that delivers it. */
  readonly owner: string | undefined;
}

export type Spool = ReturnType<typeof createSpool>;

/**
 * The spool folder. Several processes may share it, and each may crash at any time: every step is one atomic rename. A
 * file is written once and never changed; its folder is its state, and its modification time is when it is due.
 *
 * @param folder is created with the first inquiry, or by `prepare`
 * @param host name of this machine: processes on the same machine know which of the others still run
 */
export function createSpool(folder: string, host = hostname()) {
  const at = (name: (typeof FOLDERS)[number], file = '') => join(folder, name, file);
  const owner = createOwner(host, process.pid, randomUUID());
  const sweepers = {
    delivered: createSweeper(at('delivered')),
    receipts: createSweeper(at('receipts')),
    partial: createSweeper(at('partial')),
  };

  async function list(state: State): Promise<SpoolEntry[]> {
    const entries = (await namesIn(at(state))).map(async (name): Promise<SpoolEntry[]> => {
      const [, caseNumber = '', claimant] = FILE.exec(name) ?? [];
      const time = caseNumber === '' ? undefined : await modified(at(state, name));
      return time === undefined ? [] : [{ caseNumber, state, path: at(state, name), time, owner: claimant }];
    });
    return (await Promise.all(entries)).flat().toSorted((one, other) => one.time - other.time);
  }

  const count = async (state: State): Promise<number> => (await namesIn(at(state))).length;

  async function find(caseNumber: string): Promise<SpoolEntry | undefined> {
    for (const state of STATES) {
      const found = (await list(state)).find((entry) => entry.caseNumber === caseNumber);
      if (found) return found;
    }
    return undefined;
  }

  /** Gives a file a new state. @returns false if another process was faster */
  async function move({ path, caseNumber }: SpoolEntry, to: State, time: number): Promise<boolean> {
    const seconds = time / 1000;
    const target = at(to, to === 'sending' ? `${caseNumber}.json.${owner.name}` : `${caseNumber}.json`);
    const moving = utimes(path, seconds, seconds).then(() => rename(path, target));
    return (await ifThere(moving.then(() => true))) ?? false;
  }

  return {
    folder,
    list,
    find,
    move,
    /** Creates the folders and writes a file, to show that it can. @throws {Error} of the file system */
    prepare: async (): Promise<void> => {
      for (const name of FOLDERS) await makeFolder(at(name));
      const probe = at('partial', `${process.pid}.probe`);
      await writeFile(probe, 'probe', { flush: true });
      await rm(probe);
    },

    /** Durably adds an inquiry, and then its receipt. @throws {Error} of the file system; then it was not accepted */
    add: async (inquiry: Inquiry): Promise<void> => {
      const text = `${JSON.stringify(inquiry, null, 2)}\n`;
      const path = at('waiting', `${inquiry.caseNumber}.json`);
      try {
        await writeDurably(path, text, at('partial'));
      } catch (error) {
        if (!isMissing(error)) throw error;
        for (const name of FOLDERS) await makeFolder(at(name));
        await writeDurably(path, text, at('partial'));
      }
      // Without it, a repetition of the inquiry would only be delivered again.
      await writeFile(at('receipts', inquiry.caseNumber), '').catch(() => undefined);
    },

    /** Whether this inquiry has been accepted within the last days. */
    has: async (caseNumber: string): Promise<boolean> =>
      (await modified(at('receipts', caseNumber))) !== undefined,

    /** Inquiries that are due, longest due first. */
    due: async (now: number): Promise<SpoolEntry[]> =>
      (await list('waiting')).filter(({ time }) => time <= now || time > now + LONGEST_WAIT_MS),

    /** Claims a waiting inquiry for this process. @returns the claimed entry; undefined if another was faster */
    claim: async (entry: SpoolEntry, now: number): Promise<SpoolEntry | undefined> => {
      if (!(await move(entry, 'sending', now))) return undefined;
      return {
        ...entry,
        state: 'sending',
        path: at('sending', `${entry.caseNumber}.json.${owner.name}`),
        time: now,
      };
    },

    /** A copy of an inquiry in any state, if it is still there. @throws {Error} if it is there but cannot be read */
    copy: async (caseNumber: string): Promise<Inquiry | undefined> => {
      const claimed = (await namesIn(at('sending'))).filter((name) => name.startsWith(`${caseNumber}.`));
      const file = `${caseNumber}.json`;
      const paths = [
        at('waiting', file),
        ...claimed.map((name) => at('sending', name)),
        at('delivered', file),
        at('failed', file),
      ];
      for (const path of paths) {
        const text = await ifThere(readFile(path, 'utf8'));
        if (text !== undefined) return inquirySchema.parse(JSON.parse(text));
      }
      return undefined;
    },

    /** @throws {Error} if the file cannot be read or is not an inquiry */
    read: async ({ path }: SpoolEntry): Promise<Inquiry> =>
      inquirySchema.parse(JSON.parse(await readFile(path, 'utf8'))),

    erase: async ({ path }: SpoolEntry): Promise<void> => rm(path, { force: true }),

    /** Makes inquiries that a crashed process was delivering wait again. */
    reclaim: async (now: number): Promise<void> => {
      for (const entry of await list('sending')) {
        if (owner.hasLost(entry.owner ?? '', now - entry.time)) await move(entry, 'waiting', now);
      }
    },

    /**
     * Deletes what has expired, a limited number of files at a time.
     *
     * @param keepMs how long delivered inquiries are kept
     */
    sweep: async (now: number, keepMs: number): Promise<void> => {
      await sweepers.delivered.sweep(now - keepMs);
      await sweepers.receipts.sweep(now - RECEIPT_MS);
      await sweepers.partial.sweep(now - HOUR_MS);
    },

    count,

    /** Number of inquiries in each state; of delivered ones, as the last sweeps have counted them. */
    counts: async (): Promise<Readonly<Record<State, number>>> => ({
      waiting: await count('waiting'),
      sending: await count('sending'),
      failed: await count('failed'),
      delivered: sweepers.delivered.kept(),
    }),
  };
}

/** Deletes old files of a folder, looking at the next files only each time, because visitors decide how many there are. */
function createSweeper(folder: string) {
  let open: Dir | undefined;
  let kept = 0;
  let keptSoFar = 0;
  return {
    /** Number of files that were left when all had been looked at. */
    kept: () => kept,
    sweep: async (limit: number): Promise<void> => {
      try {
        open ??= await opendir(folder);
        for (let looked = 0; looked < SWEPT_AT_ONCE; looked += 1) {
          const entry = await open.read();
          if (!entry) {
            await open.close();
            [open, kept, keptSoFar] = [undefined, keptSoFar, 0];
            return;
          }
          const path = join(folder, entry.name);
          if (((await modified(path)) ?? Infinity) < limit) await rm(path, { force: true });
          else keptSoFar += 1;
        }
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },
  };
}

const namesIn = async (folder: string): Promise<string[]> => (await ifThere(readdir(folder))) ?? [];

const modified = async (path: string): Promise<number | undefined> => (await ifThere(stat(path)))?.mtimeMs;

/** Waits for work on a file or folder. @returns undefined if the file or folder is not there */
function ifThere<Result>(work: Promise<Result>): Promise<Result | undefined> {
  return work.catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
