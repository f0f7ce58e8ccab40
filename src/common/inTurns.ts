/** In ms. Other requests wait at most this long, and for one more item. */
const LONGEST_TURN_MS = 5;

interface Waiting {
  /** Time that its turns have taken so far, in ms. */
  readonly spent: number;
  readonly begin: () => void;
}

const waiting: Waiting[] = [];

/** The caller that has taken the least time has the next turn: short work does not wait for long work. */
function nextTurn(): void {
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

/** Maps items one after the other; in between, other requests and other callers have their turn. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let spent = 0;
  let turnStart = performance.now();
  for (const item of items) {
    results.push(map(item));
    const turn = performance.now() - turnStart;
    if (turn > LONGEST_TURN_MS) {
      spent += turn;
      await myTurn(spent);
      turnStart = performance.now();
    }
  }
  return results;
}
