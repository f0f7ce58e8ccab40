import { SESSION_STORAGE } from '../../src/consent/names.ts';
import { readStored, session, store } from '../storage.ts';

/** Session storage key for the scroll position of each history entry. */
const STORAGE_KEY = SESSION_STORAGE.scrollPositions;
/** Maximum number of stored positions; browsers keep no more history entries per tab. */
const MOST_KEPT = 50;

type Position = readonly [x: number, y: number];

/** Key of the current history entry, if it has one. */
export function entryKey(): string | undefined {
  const state: { readonly visit?: string } | null = history.state;
  return state?.visit;
}

/** Gives the current history entry a key. */
export function nameEntry(): string {
  const key = newKey();
  history.replaceState({ visit: key }, '');
  return key;
}

export function newKey(): string {
  return String(Math.random());
}

export function createScrollPositions() {
  const positions = read();

  return {
    keep: (key: string): void => {
      positions.delete(key);
      positions.set(key, [scrollX, scrollY]);
      const [oldest] = positions.keys();
      if (positions.size > MOST_KEPT && oldest !== undefined) positions.delete(oldest);
    },
    restore: (key: string): void => {
      const [left, top] = positions.get(key) ?? [0, 0];
      scrollTo({ left, top, behavior: 'instant' });
    },
    /** Persists the positions for the tab's next document; without session storage, pages start at the top. */
    store: () => store(session, STORAGE_KEY, JSON.stringify([...positions])),
  };
}

function read(): Map<string, Position> {
  try {
    return new Map(JSON.parse(readStored(session, STORAGE_KEY) ?? '[]'));
  } catch {
    return new Map();
  }
}
