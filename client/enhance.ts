import { reloadOnce } from './visits/reloadGuard.ts';

/**
 * Adds behavior to one element; its texts come from the element's data attributes. Returns a promise if it has
 * asynchronous work.
 */
export type Enhancement = (element: HTMLElement) => void | Promise<void>;

/** Maps selectors to enhancements. */
export type Enhancements = readonly (readonly [selector: string, Enhancement])[];

const started = new WeakMap<Element, Set<Enhancement>>();

/**
 * Runs each enhancement once per matching element; call it again for new content. Errors are logged and do not stop the
 * other enhancements.
 *
 * @returns asynchronous work in progress, such as modules that are still loading; these promises never reject
 */
export function enhance(root: ParentNode, enhancements: Enhancements): Promise<void>[] {
  const underway: Promise<void>[] = [];
  for (const [selector, enhancement] of enhancements) {
    for (const element of root.querySelectorAll<HTMLElement>(selector)) {
      const done = started.get(element) ?? new Set();
      if (done.has(enhancement)) continue;
      started.set(element, done.add(enhancement));
      try {
        const work = enhancement(element);
        if (work) underway.push(work.catch(console.error));
      } catch (error) {
        console.error(error);
      }
    }
  }
  return underway;
}

/**
 * An enhancement whose module is loaded when the first matching element is found. If the import fails, the page is
 * reloaded: most often a new build has replaced the file (specification, section 8). Not if the visitor is leaving:
 * Firefox then cancels the import, and a reload would cancel the navigation. The listener that tells is removed with the
 * import's end, because some browsers keep no page with such a listener in their back/forward cache.
 */
export function onDemand(load: () => Promise<Enhancement>): Enhancement {
  return async (element) => {
    let enhancement: Enhancement;
    let isLeaving = false;
    const leave = () => (isLeaving = true);
    addEventListener('beforeunload', leave);
    try {
      enhancement = await load();
    } catch (error) {
      if (isLeaving) return;
      reloadOnce();
      throw error;
    } finally {
      removeEventListener('beforeunload', leave);
    }
    await enhancement(element);
  };
}
