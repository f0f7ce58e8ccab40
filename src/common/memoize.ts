import { LRUCache } from 'lru-cache';

/**
 * Caches the results of a pure function and evicts the least recently used.
 *
 * @param max number of cached results
 * @param key what the result depends on, if not the argument itself; objects are compared by identity
 */
export function memoize<Input extends NonNullable<Identifiable>, Result>(
  make: (input: Input) => Result,
  max: number,
  key?: (input: Input) => readonly Identifiable[],
): (input: Input) => Result {
  // Created on the first call, because it reserves memory for all results.
  let cache: LRUCache<Input | string, { readonly result: Result }> | undefined;
  return (input) => {
    cache ??= new LRUCache({ max });
    const id = key ? identify(key(input)) : input;
    const cached = cache.get(id);
    if (cached) return cached.result;
    const own = typeof input === 'string' ? copyOf(input) : input;
    const result = make(own);
    cache.set(key ? id : own, { result });
    return result;
  };
}

/** As `memoize`, for an argument that is made for each call: each of its members is compared, objects by identity. */
export function memoizeMembers<Input extends object, Result>(
  make: (input: Input) => Result,
  max: number,
): (input: Input) => Result {
  return memoize(make, max, (input) => Object.values(input));
}

/** Characters of its own: a part of a text keeps the whole text in memory, such as a page for one of its words. */
function copyOf<Text extends string>(text: Text): Text {
  return JSON.parse(JSON.stringify(text));
}

/** What a cache key can be made of; objects are told apart by identity. */
type Identifiable = string | number | boolean | undefined | object;

const objectIds = new WeakMap<object, number>();
let lastObjectId = 0;

/** A text that is the same for the same values, and for no others. */
export function identify(values: readonly Identifiable[]): string {
  let id = '';
  for (const value of values) id += `${identifyOne(value)}\0`;
  return id;
}

function identifyOne(value: Identifiable): string {
  if (typeof value !== 'object') return `${typeof value}${value}`;
  let id = objectIds.get(value);
  if (id === undefined) objectIds.set(value, (id = lastObjectId += 1));
  return `#${id}`;
}
