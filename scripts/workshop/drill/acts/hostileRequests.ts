import { faultOf } from '../faultOf.ts';
import { hostileRequests as sample } from '../hostileRequest.ts';
import { rawExchange } from '../rawExchange.ts';
import type { Act } from '../stage.ts';

const COUNT = 20_000;
const CLIENTS = 16;

export const hostileRequests: Act = {
  name: 'random hostile requests',
  play: async ({ aside, record }) =>
    aside({}, {}, async ({ port }) => {
      const statuses = new Map<number, number>();
      const left = sample(COUNT);
      const attacker = async () => {
        for (const { target, bytes } of left) {
          const answer = await rawExchange(port, bytes);
          record().requests += 1;
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
          const fault = faultOf(target, answer);
          if (fault !== undefined) record().faults.push(`${fault}: ${JSON.stringify(bytes.slice(0, 400))}`);
        }
      };
      await Promise.all(Array.from({ length: CLIENTS }, attacker));
      const seen = [...statuses].toSorted(([one], [other]) => one - other);
      return seen.map(([status, times]) => `${status} × ${times}`).join(', ');
    }),
};
