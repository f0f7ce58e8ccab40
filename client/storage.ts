/** Web storage that may be switched off or full: then nothing is kept, and the page works all the same. */
export function readStored(storage: () => Storage, name: string): string | null {
  try {
    return storage().getItem(name);
  } catch {
    return null;
  }
}

/**
 * @param value null removes the entry
 * @returns whether it worked: storage may be blocked or full
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

/** As functions, because even to name them throws where storage is blocked. */
export const local = (): Storage => localStorage;
export const session = (): Storage => sessionStorage;
