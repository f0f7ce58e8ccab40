import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { autocannon } from '../autocannon.ts';

const run = promisify(execFile);

export interface Load {
  readonly requests: number;
  readonly perSecond: number;
}

/** Typical browser headers: parsing them is part of a request's cost. */
const HEADERS = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36',
  'accept-language': 'en-GB,en;q=0.9,de;q=0.8',
};

/**
 * Requests one URL over 16 connections, with wrk if it is installed (it uses less CPU), otherwise with autocannon.
 *
 * @throws {Error} if any response is an error
 */
export async function load(
  url: string,
  seconds: number,
  more: Readonly<Record<string, string>> = {},
): Promise<Load> {
  const headers = { ...HEADERS, ...more };
  try {
    const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
    const { stdout } = await run('wrk', ['-t1', '-c16', `-d${seconds}`, ...lines, url]);
    if (stdout.includes('Non-2xx') || stdout.includes('Socket errors'))
      throw new Error(`${url} answered with errors:\n${stdout}`);
    return {
      requests: numberIn(stdout, /(\d+) requests in/),
      perSecond: numberIn(stdout, /Requests\/sec:\s+([\d.]+)/),
    };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const result = await autocannon({ url, headers, connections: 16, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} answered with errors`);
  return { requests: result.requests.total, perSecond: result.requests.average };
}

function numberIn(text: string, pattern: RegExp): number {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`Unexpected output of wrk:\n${text}`);
  return Number(found);
}
