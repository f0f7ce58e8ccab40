import { readFileSync } from 'node:fs';

interface Process {
  readonly pid?: number | undefined;
}

/**
 * Resident memory of a process in MB; undefined without `/proc`.
 *
 * @param field of its status: now (`VmRSS`), or at most so far (`VmHWM`)
 */
export function memoryOf({ pid }: Process, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`^${field}:\\s*(\\d+)`, 'm').exec(status)?.[1]) / 1024;
  } catch {
    return undefined;
  }
}
