import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Resident memory of a process in MB. @param field of its status: now (`VmRSS`), or at most so far (`VmHWM`) */
export function memoryOf({ pid }: ChildProcess, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`^${field}:\\s*(\\d+)`, 'm').exec(status)?.[1]) / 1024);
}
