const LONGEST_SECONDS = 60;

/**
 * Delay before retrying a failing service: exponential backoff, from 1–2 s to 30–60 s. The random jitter keeps several
 * instances from retrying at the same time.
 *
 * @param failures consecutive failures, at least 1
 * @param random in [0, 1)
 * @returns seconds, 1 to 60
 */
export function backoffSeconds(failures: number, random: number): number {
  const longest = Math.min(2 ** failures, LONGEST_SECONDS);
  return (longest * (1 + random)) / 2;
}
