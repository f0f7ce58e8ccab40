import { scheduler } from 'node:timers/promises';

/** In ms. Other requests wait at most this long, and for one more item. */
const LONGEST_TURN_MS = 5;

let previous: Promise<unknown> = Promise.resolve();

/** Maps items one after the other, those of all callers; in between, other requests have their turn. */
export function mapInTurns<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results = previous.then(() => mapOneByOne(items, map));
  previous = results.catch(() => undefined);
  return results;
}

async function mapOneByOne<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let turnStart = performance.now();
  for (const item of items) {
    results.push(map(item));
    if (performance.now() - turnStart > LONGEST_TURN_MS) {
      await scheduler.yield();
      turnStart = performance.now();
    }
  }
  return results;
}
