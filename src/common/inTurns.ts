/** In ms. Other requests wait at most this long, and for one more item. */
const LONGEST_TURN_MS = 5;
/** After an item that takes longer, others have as much time as it has taken, such as those that read files. */
const LONG_ITEM_MS = 50;

interface Waiting {
  /** Time that its turns have taken so far, in ms. */
  readonly spent: number;
  readonly begin: () => void;
}

const waiting: Waiting[] = [];
let restUntil = 0;

/** The caller that has taken the least time has the next turn: short work does not wait for long work. */
function nextTurn(): void {
  const rest = restUntil - performance.now();
  if (rest > 0) {
    setTimeout(nextTurn, rest);
    return;
  }
  const next = waiting.reduce((least, other) => (other.spent < least.spent ? other : least));
  waiting.splice(waiting.indexOf(next), 1);
  if (waiting.length > 0) setImmediate(nextTurn);
  next.begin();
}

function myTurn(spent: number): Promise<void> {
  return new Promise((begin) => {
    if (waiting.push({ spent, begin }) === 1) setImmediate(nextTurn);
  });
}

/** Maps items one after the other, and yields to other requests and other callers in between. @param signal ends it early */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
  signal?: AbortSignal,
): Promise<Result[]> {
  const results: Result[] = [];
  let spent = 0;
  let turnStart = performance.now();
  for (const item of items) {
    signal?.throwIfAborted();
    results.push(map(item));
    const turn = performance.now() - turnStart;
    if (turn > LONGEST_TURN_MS) {
      spent += turn;
      if (turn > LONG_ITEM_MS) restUntil = performance.now() + turn;
      await myTurn(spent);
      turnStart = performance.now();
    }
  }
  return results;
}
