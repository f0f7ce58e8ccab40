import { load } from './load.ts';
import { medianOf } from './medianOf.ts';

interface Target {
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** CPU time of its process so far in ms. */
  readonly cpuMs: () => Promise<number>;
}

interface Measured {
  readonly perSecond: number;
  /** Per request. */
  readonly cpuMs: number;
}

/** Targets alternate, so that a slowdown of the machine affects all of them; the median counts. */
export const ROUNDS = 3;

/** Measures the throughput of each target. @param seconds per round @returns lookup by target name */
export async function compare(
  targets: readonly Target[],
  seconds: number,
): Promise<(name: string) => Measured> {
  const rounds = new Map(targets.map(({ name }) => [name, [] as Measured[]]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, url, headers, cpuMs } of targets) {
      await load(url, 1, headers);
      const before = await cpuMs();
      const { requests, perSecond } = await load(url, seconds, headers);
      rounds.get(name)?.push({ perSecond, cpuMs: ((await cpuMs()) - before) / requests });
    }
  }
  return (name) => {
    const all = rounds.get(name) ?? [];
    return {
      perSecond: medianOf(all.map(({ perSecond }) => perSecond)),
      cpuMs: medianOf(all.map(({ cpuMs }) => cpuMs)),
    };
  };
}
