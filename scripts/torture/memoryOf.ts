import { readFileSync } from 'node:fs';
import type { ChildProcess } from 'node:child_process';

/** Resident memory of a process in MB; nothing where the system does not tell (no `/proc`). */
export function memoryOf({ pid }: ChildProcess): number | undefined {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}
