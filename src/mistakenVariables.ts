/** Prefix that someone may think the site's variables have. */
const OWN_PREFIX = 'ARCVANE_';
/** What Kubernetes and Docker links put into the environment for a service that bears the site's name. */
const SERVICE_LINK = /_SERVICE_(HOST|PORT)(_|$)|_PORT_\d+_(TCP|UDP)/;
const SERVICE_ADDRESS = /^(tcp|udp):\/\//;

/** Shorter names have too many honest neighbours: `HOST` and `HOME`, `CDN_URL` and `CMS_URL`. */
const SHORTEST_FOR_ONE_SLIP = 7;
const SHORTEST_FOR_TWO_SLIPS = 8;

/**
 * Variables that were meant for the site but that it does not know: those with its name as prefix, and those that are
 * one or two slips away from one it knows. Without this, `GATEWAY_URI` would leave the site without its gateway, and
 * nobody told.
 *
 * @param env the whole environment
 * @param known names that the site reads
 * @returns one sentence for each
 */
export function mistakenVariables(
  env: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): string[] {
  return Object.entries(env).flatMap(([name, value]) => {
    if (known.includes(name) || SERVICE_LINK.test(name) || SERVICE_ADDRESS.test(value ?? '')) return [];
    const hasPrefix = name.toUpperCase().startsWith(OWN_PREFIX);
    const plain = (hasPrefix ? name.slice(OWN_PREFIX.length) : name).toUpperCase();
    const nearest = known
      .map((each) => ({ each, slips: slipsBetween(plain, each) }))
      .toSorted((one, other) => one.slips - other.slips)[0];
    const isClose = nearest !== undefined && nearest.slips <= slipsAllowed(nearest.each);
    if (isClose) return [`${name}: there is no such variable; ${nearest.each} was meant?`];
    return hasPrefix ? [`${name}: there is no such variable; the site's have no prefix`] : [];
  });
}

function slipsAllowed(name: string): number {
  if (name.length >= SHORTEST_FOR_TWO_SLIPS) return 2;
  return name.length >= SHORTEST_FOR_ONE_SLIP ? 1 : 0;
}

/** Letters to put in, leave out, change, or swap with their neighbour (optimal string alignment distance). */
export function slipsBetween(one: string, other: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (isSame ? 0 : 1),
        isSwap && row > 1 && column > 1 ? at(before, column - 2) + 1 : Infinity,
      );
    }
    [before, previous] = [previous, current];
  }
  return at(previous, other.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
