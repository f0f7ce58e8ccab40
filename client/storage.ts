/** Reads an entry of web storage. @returns null if there is none or storage is blocked */
export function readStored(storage: () => Storage, name: string): string | null {
  try {
    return storage().getItem(name);
  } catch {
    return null;
  }
}

/**
 * Writes an entry of web storage.
 *
 * @param value null removes the entry
 * @returns false if storage is blocked or full
 */
export function store(storage: () => Storage, name: string, value: string | null): boolean {
  try {
    if (value === null) storage().removeItem(name);
    else storage().setItem(name, value);
    return true;
  } catch {
    return false;
  }
}

/** Functions, because reading `localStorage` itself throws if storage is blocked. */
export const local = (): Storage => localStorage;
export const session = (): Storage => sessionStorage;
