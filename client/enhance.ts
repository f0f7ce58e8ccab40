/** Adds behavior to one element; its texts come from the element's data attributes. */
export type Enhancement = (element: HTMLElement) => void;

/** Maps selectors to enhancements. */
export type Enhancements = readonly (readonly [selector: string, Enhancement])[];

const started = new WeakMap<Element, Set<Enhancement>>();

/**
 * Runs each enhancement once per matching element; call it again for new content. Errors are logged and do not stop the
 * other enhancements.
 */
export function enhance(root: ParentNode, enhancements: Enhancements): void {
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
