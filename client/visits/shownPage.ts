import { SESSION_STORAGE } from '../../src/consent/names.ts';
import { readStored, session, store } from '../storage.ts';
import { pageAddress } from './visitable.ts';

/** Session storage key for the scroll position of each history entry. */
const STORAGE_KEY = SESSION_STORAGE.scrollPositions;
/** Maximum number of stored positions; browsers keep no more history entries per tab. */
const MOST_KEPT = 50;

type Position = readonly [x: number, y: number];

/**
 * The page that the document shows, with its history entry. The address can already be another one, because going back
 * changes it first. `data-address` on `html` is the page's own address. Its entry gets a key when it is left.
 */
export class ShownPage {
  readonly #positions = readPositions();
  #key: string | undefined;

  constructor() {
    // The visitor may have gone back, to an entry that a visit created, before the script ran.
    const [loaded] = performance.getEntriesByType('navigation');
    document.documentElement.dataset['address'] = pageAddress(new URL(loaded?.name ?? location.href));
    this.#key = this.is(location) ? entryKey() : undefined;
  }

  is(url: URL | Location): boolean {
    return pageAddress(url) === document.documentElement.dataset['address'];
  }

  /** Call it when the document shows the page of the address. */
  update(): void {
    document.documentElement.dataset['address'] = pageAddress(location);
    this.#key = entryKey();
  }

  /** Saves the scroll position; call it before leaving the entry. */
  keepPosition(): void {
    this.#key ??= nameEntry();
    this.#keep();
  }

  /** After the visitor has left the entry by going back or forward, it cannot get a key any more. */
  #keep(): void {
    if (this.#key === undefined) return;
    this.#positions.delete(this.#key);
    this.#positions.set(this.#key, [scrollX, scrollY]);
    const [oldest] = this.#positions.keys();
    if (this.#positions.size > MOST_KEPT && oldest !== undefined) this.#positions.delete(oldest);
  }

  restorePosition(): void {
    const [left, top] = this.#positions.get(this.#key ?? '') ?? [0, 0];
    scrollTo({ left, top, behavior: 'instant' });
  }

  /**
   * Follows the visitor to another history entry.
   *
   * @returns whether it is an `anchor` of this page, chosen just now, an earlier `entry` of it, or another `page`
   */
  followEntry(): 'anchor' | 'entry' | 'page' {
    const key = entryKey();
    if (!this.is(location)) {
      this.#keep();
      return 'page';
    }
    if (key === undefined) {
      this.#key = nameEntry(); // The browser has just scrolled to it.
      return 'anchor';
    }
    if (key !== this.#key) {
      this.#keep();
      this.#key = key;
      this.restorePosition();
    }
    return 'entry';
  }

  /** Persists the positions for the tab's next document; without session storage, pages start at the top. */
  storePositions(): void {
    store(session, STORAGE_KEY, JSON.stringify([...this.#positions]));
  }
}

/** Key of the current history entry, if it has one. */
function entryKey(): string | undefined {
  const state: { readonly visit?: string } | null = history.state;
  return state?.visit;
}

/** Gives the current history entry a key. */
function nameEntry(): string {
  const key = newKey();
  history.replaceState({ visit: key }, '');
  return key;
}

export function newKey(): string {
  return String(Math.random());
}

function readPositions(): Map<string, Position> {
  try {
    return new Map(JSON.parse(readStored(session, STORAGE_KEY) ?? '[]'));
  } catch {
    return new Map();
  }
}
