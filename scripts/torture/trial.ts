export interface TrialOptions {
  readonly root: string;
  readonly minutes: number;
  readonly requests: number;
  readonly seed: number;
}

export interface Outcome {
  readonly asked: number;
  /** What went wrong, one sentence each. */
  readonly faults: readonly string[];
  /** Summary for the table. */
  readonly seen: string;
}

/** A stress test. `skipped` says why it cannot run on this machine. */
export interface Trial {
  readonly name: string;
  readonly run: (options: TrialOptions) => Promise<Outcome | { readonly skipped: string }>;
}
