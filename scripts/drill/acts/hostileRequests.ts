import type { Arbitrary } from 'fast-check';
import type { Act } from '../act.ts';
import { faultOf } from '../faultOf.ts';
import { hostileRequest, requestWithCookies, sample, type HostileRequest } from '../hostileRequest.ts';
import { RawClient, type RawAnswer } from '../rawClient.ts';

const CLIENTS = 16;

const attack = (name: string, count: number, requests: Arbitrary<HostileRequest>): Act => ({
  name,
  play: async ({ aside, factor, record, seed }) => {
    const statuses = new Map<number, number>();
    const left = sample(requests, { count: count * factor, seed });
    await aside({}, {}, async ({ port }) => {
      const attacker = async () => {
        const client = new RawClient(port);
        for (const request of left) {
          const fault = await answerTo(request, client).then(
            (answer) => {
              statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
              return faultOf(request.target, answer);
            },
            (error: unknown) => String(error),
          );
          if (fault !== undefined)
            record().faults.push(`${fault}: ${JSON.stringify(request.bytes.slice(0, 400))}`);
        }
        client.close();
      };
      await Promise.all(Array.from({ length: CLIENTS }, attacker));
    });
    record().requests += count * factor;
    const seen = [...statuses].toSorted(([one], [other]) => one - other);
    return seen.map(([status, times]) => `${status} × ${times}`).join(', ');
  },
});

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

export const hostileRequests = attack('random hostile requests', 20_000, hostileRequest);
export const corruptedCookies = attack('corrupted cookies', 2000, requestWithCookies);
