/**
 * A pure function of a text or number that keeps its answers. Full at `most`, it forgets them all and starts afresh:
 * simpler than finding the oldest, and as good where the same ones come again and again.
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
