import { reloadOnce } from './visits/reloadGuard.ts';

/**
 * Makes one element more than its markup. Gets its words from the element's data attributes. What it begins and does
 * not finish at once, it returns.
 */
export type Enhancement = (element: HTMLElement) => void | Promise<void>;

/** Which enhancement is for which elements. */
export type Enhancements = readonly (readonly [selector: string, Enhancement])[];

const started = new WeakMap<Element, Set<Enhancement>>();

/**
 * Starts each enhancement once on each element it is for, also on content that arrives later. One that fails fails
 * alone.
 *
 * @returns what is still under way, such as parts of the script that have to be loaded first; none of it ever rejects
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
 * An enhancement whose part of the script is loaded with the first element that it is for. A part that fails to load
 * reloads the page: most often a new build has taken its place (specification, section 8).
 */
export function onDemand(load: () => Promise<Enhancement>): Enhancement {
  return async (element) => {
    let enhancement: Enhancement;
    try {
      enhancement = await load();
    } catch (error) {
      reloadOnce();
      throw error;
    }
    await enhancement(element);
  };
}
