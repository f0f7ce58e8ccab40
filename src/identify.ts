/** What a cache key can be made of; objects are told apart by identity. */
export type Identifiable = string | number | boolean | undefined | object;

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
