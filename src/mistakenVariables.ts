/** Prefix that operators may add by mistake. */
const OWN_PREFIX = 'ARCVANE_';
/** Variables that Kubernetes and Docker links set for a service named like the site. */
const SERVICE_LINK = /_SERVICE_(HOST|PORT)(_|$)|_PORT_\d+_(TCP|UDP)/;
const SERVICE_ADDRESS = /^(tcp|udp):\/\//;

/** Short names resemble too many unrelated variables: `HOST` and `HOME`, `CDN_URL` and `CMS_URL`. */
const SHORTEST_FOR_ONE_SLIP = 7;
const SHORTEST_FOR_TWO_SLIPS = 8;

/**
 * Finds misspelled variables: unknown names with the site's prefix, or within one or two edits of a known name.
 * Otherwise `GATEWAY_URI` would silently leave the site without its gateway.
 *
 * @param env the whole environment
 * @param known names of the variables that the site reads
 * @returns one message per variable
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
    if (isClose) return [`${name}: unknown variable; did you mean ${nearest.each}?`];
    return hasPrefix ? [`${name}: unknown variable; the site's variables have no prefix`] : [];
  });
}

function slipsAllowed(name: string): number {
  if (name.length >= SHORTEST_FOR_TWO_SLIPS) return 2;
  return name.length >= SHORTEST_FOR_ONE_SLIP ? 1 : 0;
}

/** Edit distance with insertions, deletions, substitutions and adjacent swaps (optimal string alignment distance). */
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
