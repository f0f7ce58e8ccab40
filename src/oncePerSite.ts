import type { Site } from '../views/site.tsx';

/**
 * Creates a cache for values that never change at runtime, per language, layout and key. It is unbounded: keys are
 * names from the catalog and the page table, so there are no more keys than pages.
 */
export function oncePerSite<Value>(): (site: Site, key: string, make: () => Value) => Value {
  const made = new WeakMap<Site, Map<string, Value>>();
  return (site, key, make) => {
    const ofSite = made.get(site) ?? new Map<string, Value>();
    made.set(site, ofSite);
    const known = ofSite.get(key);
    if (known !== undefined) return known;
    const value = make();
    ofSite.set(key, value);
    return value;
  };
}
