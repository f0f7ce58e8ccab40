const LONGEST_SECONDS = 60;

/**
 * Delay before retrying a failing service: exponential backoff, from 1–2 s to 30–60 s. The random jitter keeps several
 * instances from retrying at the same time.
 *
 * @param failures consecutive failures, at least 1
 * @param random in [0, 1)
 */
export function backoffSeconds(failures: number, random: number): number {
  return (Math.min(2 ** failures, LONGEST_SECONDS) * (1 + random)) / 2;
}
