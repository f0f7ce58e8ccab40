import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

const run = promisify(execFile);

export interface Load {
  readonly requests: number;
  readonly perSecond: number;
}

/** Asks one address over 16 connections: with wrk where it is installed (it takes less CPU away), else autocannon. */
export async function load(url: string, seconds: number): Promise<Load> {
  try {
    const { stdout } = await run('wrk', ['-t1', '-c16', `-d${seconds}`, url]);
    if (stdout.includes('Non-2xx')) throw new Error(`${url} answered with errors:\n${stdout}`);
    return {
      requests: numberIn(stdout, /(\d+) requests in/),
      perSecond: numberIn(stdout, /Requests\/sec:\s+([\d.]+)/),
    };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const result = await autocannon({ url, connections: 16, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} answered with errors`);
  return { requests: result.requests.total, perSecond: result.requests.average };
}

function numberIn(text: string, pattern: RegExp): number {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`wrk said something else than expected:\n${text}`);
  return Number(found);
}
