import { SESSION_STORAGE } from '../../src/consent/names.ts';
import { readStored, session, store } from '../storage.ts';

/** Where the visitor had scrolled to, for each entry of the tab's history, kept for as long as the tab is. */
const STORAGE_KEY = SESSION_STORAGE.scrollPositions;
/** Entries remembered at most: browsers keep no longer a history. */
const MOST_KEPT = 50;

type Position = readonly [x: number, y: number];

/** The key of the current history entry, where it has one. */
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
    /** Stores the positions for the next document of this tab; without storage, it starts at the top. */
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
