import type { Site } from '../views/site.tsx';

/**
 * Keeps what does not change while the site runs: it is made once for each language, layout and key. Keys are names of the
 * catalogue and of the page table, so there are no more of them than there are pages.
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
