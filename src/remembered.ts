/**
 * A pure function of a text that keeps its answers. Full at `most`, it forgets them all and starts afresh: simpler than
 * finding the oldest, and as good where the same texts come again and again.
 */
export function remembered(make: (text: string) => string, most: number): (text: string) => string {
  const kept = new Map<string, string>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    if (kept.size >= most) kept.clear();
    const made = make(text);
    kept.set(text, made);
    return made;
  };
}
