import { readFileSync } from 'node:fs';
import type { ChildProcess } from 'node:child_process';

/** Resident memory of a process in MB; nothing where the system does not tell (no `/proc`). */
export function memoryOf(child: ChildProcess): number | undefined {
  return megabytesOf(child, 'VmRSS');
}

/** The most that has been resident since its start, in MB. */
export function peakMemoryOf(child: ChildProcess): number | undefined {
  return megabytesOf(child, 'VmHWM');
}

function megabytesOf({ pid }: ChildProcess, field: string): number | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/status`, 'utf8')
      .split('\n')
      .find((each) => each.startsWith(`${field}:`));
    return line === undefined ? undefined : Number(/\d+/.exec(line)?.[0]) / 1024;
  } catch {
    return undefined;
  }
}
