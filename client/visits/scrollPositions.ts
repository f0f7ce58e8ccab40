import { SESSION_STORAGE } from '../../src/consent/names.ts';

/** Where the visitor had scrolled to, for each entry of the tab's history, kept for as long as the tab is. */
const STORAGE_KEY = SESSION_STORAGE.scrollPositions;
/** Entries remembered at most: browsers keep no longer a history. */
const MOST_KEPT = 50;

type Position = readonly [x: number, y: number];

/** The key of the current history entry, where it has one. */
export function entryKey(): string | undefined {
  const state: unknown = history.state;
  const key: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'visit') : undefined;
  return typeof key === 'string' ? key : undefined;
}

/** Gives the current history entry a key. */
export function nameEntry(): string {
  const key = newKey();
  history.replaceState({ visit: key }, '');
  return key;
}

export function newKey(): string {
  return Date.now().toString(36) + Math.random().toString(36).slice(2, 8);
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
    /** Writes them down for the next document of this tab. */
    store: (): void => {
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
      } catch {
        // Without storage, going back from another document begins at the top.
      }
    },
  };
}

function read(): Map<string, Position> {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return new Map(Array.isArray(entries) ? entries.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

function isEntry(value: unknown): value is [string, Position] {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false;
  const position: unknown = value[1];
  return Array.isArray(position) && position.length === 2 && position.every(Number.isFinite);
}
