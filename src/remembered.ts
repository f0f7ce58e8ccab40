/**
 * Memoizes a pure function of a string or number. At `most` entries, the whole cache is cleared: simpler than evicting
 * the oldest, and as effective if the same inputs recur.
 */
export function remembered<Given extends string | number, Answer>(
  make: (given: Given) => Answer,
  most: number,
): (given: Given) => Answer {
  const kept = new Map<Given, Answer>();
  return (given) => {
    const known = kept.get(given);
    if (known !== undefined) return known;
    if (kept.size >= most) kept.clear();
    const made = make(given);
    kept.set(given, made);
    return made;
  };
}
