import { readFileSync } from 'node:fs';
import type { ChildProcess } from 'node:child_process';

/** Resident memory of a process in MB; undefined without `/proc`. */
export function memoryOf(child: ChildProcess): number | undefined {
  return megabytesOf(child, 'VmRSS');
}

/** Peak resident memory of a process in MB; undefined without `/proc`. */
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
