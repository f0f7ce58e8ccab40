const LONGEST_SECONDS = 60;

/**
 * How long to leave a failing service alone: doubles with each failure from 1–2 s to 30–60 s. The random part keeps
 * several instances from coming back at the same moment.
 *
 * @param failures in a row, at least 1
 * @param random from 0 up to 1
 * @returns seconds, 1 to 60
 */
export function backoffSeconds(failures: number, random: number): number {
  const longest = Math.min(2 ** failures, LONGEST_SECONDS);
  return (longest * (1 + random)) / 2;
}
