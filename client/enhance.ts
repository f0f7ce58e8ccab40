/** Makes one element more than its markup. Gets its words from the element's data attributes. */
export type Enhancement = (element: HTMLElement) => void;

const started = new WeakMap<Element, Set<Enhancement>>();

/** Starts each enhancement once on each element it is for, also on content that arrives later. One that fails fails alone. */
export function enhance(
  root: ParentNode,
  enhancements: readonly (readonly [selector: string, Enhancement])[],
): void {
  for (const [selector, enhancement] of enhancements) {
    for (const element of root.querySelectorAll<HTMLElement>(selector)) {
      const done = started.get(element) ?? new Set();
      if (done.has(enhancement)) continue;
      started.set(element, done.add(enhancement));
      try {
        enhancement(element);
      } catch (error) {
        console.error(error);
      }
    }
  }
}
