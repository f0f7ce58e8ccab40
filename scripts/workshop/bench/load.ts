import { autocannon } from '../autocannon.ts';

/** Typical browser headers: parsing them is part of a request's cost. */
const HEADERS = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36',
  'accept-language': 'en-GB,en;q=0.9,de;q=0.8',
};

/** Requests one URL over 16 connections. @throws {Error} if any response is an error */
export async function load(
  url: string,
  seconds: number,
  more: Readonly<Record<string, string>> = {},
): Promise<{ readonly requests: number; readonly perSecond: number }> {
  const headers = { ...HEADERS, ...more };
  const result = await autocannon({ url, headers, connections: 16, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} answered with errors`);
  return { requests: result.requests.total, perSecond: result.requests.average };
}
