import { readFileSync } from 'node:fs';

interface Process {
  readonly pid?: number | undefined;
}

/** Resident memory of a process in MB; undefined without `/proc`. */
export function memoryOf(child: Process): number | undefined {
  return megabytesOf(child, 'VmRSS');
}

/** Peak resident memory of a process in MB; undefined without `/proc`. */
export function peakMemoryOf(child: Process): number | undefined {
  return megabytesOf(child, 'VmHWM');
}

function megabytesOf({ pid }: Process, field: string): number | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/status`, 'utf8')
      .split('\n')
      .find((each) => each.startsWith(`${field}:`));
    return line === undefined ? undefined : Number(/\d+/.exec(line)?.[0]) / 1024;
  } catch {
    return undefined;
  }
}
