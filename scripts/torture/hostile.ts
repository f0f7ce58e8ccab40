import type { Arbitrary } from 'fast-check';
import { faultOf, SITE_URL } from './faultOf.ts';
import { hostileRequest, requestWithCookies, sample, type HostileRequest } from './hostileRequest.ts';
import { RawClient, type RawAnswer } from './rawClient.ts';
import { startSiteProcess } from './siteProcess.ts';
import type { Outcome, Trial, TrialOptions } from './trial.ts';

const CLIENTS = 16;

async function attack(
  count: number,
  { seed, root }: TrialOptions,
  requests: Arbitrary<HostileRequest>,
): Promise<Outcome> {
  const site = await startSiteProcess({ SITE_URL, LOG_LEVEL: 'silent' }, root);
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  const left = sample(requests, { count, seed });
  const attacker = async () => {
    const client = new RawClient(site.port);
    for (const request of left) {
      try {
        const answer = await answerTo(request, client);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        const fault = faultOf(request.target, answer);
        if (fault !== undefined) faults.push(`${fault}: ${JSON.stringify(request.bytes.slice(0, 400))}`);
      } catch (error) {
        faults.push(`${String(error)}: ${JSON.stringify(request.bytes.slice(0, 400))}`);
      }
    }
    client.close();
  };
  await Promise.all(Array.from({ length: CLIENTS }, attacker));
  if ((await site.end()) !== 0) faults.push('the site did not stop cleanly');
  const seen = [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, times]) => `${status} × ${times}`);
  return { asked: count, faults, seen: seen.join(', ') };
}

/**
 * Retries on a new connection if there is no response: while Node.js is still finishing the previous response, it may
 * answer invalid HTTP by closing the connection instead of with 400. The retry must then get a 400.
 */
async function answerTo({ bytes, method }: HostileRequest, client: RawClient): Promise<RawAnswer> {
  const options = { hasBody: method !== 'HEAD' };
  try {
    return await client.send(bytes, options);
  } catch (error) {
    client.close();
    const answer = await client.send(bytes, options);
    if (answer.status !== 400) throw error;
    return answer;
  }
}

export const hostileRequests: Trial = {
  name: 'random hostile requests',
  run: (options) => attack(options.requests, options, hostileRequest),
};

export const corruptedCookies: Trial = {
  name: 'corrupted cookies',
  run: (options) => attack(Math.min(options.requests, 5000), options, requestWithCookies),
};
