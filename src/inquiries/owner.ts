import { isRunning } from '../common/isRunning.ts';
import { MINUTE_MS } from '../common/time.ts';

/** A claim that is older than this is lost, whoever has it: a delivery is given up much earlier. */
const LOST_MS = 10 * MINUTE_MS;

/**
 * Names the process that delivers an inquiry, as a part of a file name: machine, process id, and a part that tells it
 * from earlier processes with the same id, as in a restarted container.
 */
export function createOwner(host: string, pid: number, id: string) {
  const place = host.replace(/[^\w-]/g, '_').slice(0, 60);
  const name = `${place}.${pid}.${id}`;
  return {
    name,
    /** Whether the process of a claim has ended without finishing it. */
    hasLost: (other: string, ageMs: number): boolean => {
      if (ageMs > LOST_MS) return true;
      const [otherPlace, otherPid = ''] = other.split('.');
      if (otherPlace !== place || other === name) return false;
      return Number(otherPid) === pid || !isRunning(Number(otherPid));
    },
  };
}
