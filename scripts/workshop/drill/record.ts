/** What happened during an act. */
export interface ActRecord {
  readonly name: string;
  /** Response times of the visitors' requests in ms. */
  readonly times: number[];
  /** Number of other requests. */
  requests: number;
  readonly faults: string[];
  /** Requests that a browser sent again, because the server had closed the connection before a response began. */
  resent: number;
}

export const createRecord = (name: string): ActRecord => ({
  name,
  times: [],
  requests: 0,
  faults: [],
  resent: 0,
});

/** p99 of the visitors' requests, in whole ms. */
export function p99Of({ times }: ActRecord): number {
  const sorted = times.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0);
}
