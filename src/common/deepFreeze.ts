export type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

/** Freezes plain data deeply: all requests share the blocks, and no view may change them. */
export function deepFreeze<T>(data: T): T {
  if (typeof data === 'object' && data !== null && !Object.isFrozen(data)) {
    Object.freeze(data);
    const parts: unknown[] = Object.values(data);
    parts.forEach(deepFreeze);
  }
  return data;
}
