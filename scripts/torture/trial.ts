export interface TrialOptions {
  readonly root: string;
  readonly minutes: number;
  readonly requests: number;
  readonly seed: number;
}

export interface Outcome {
  readonly asked: number;
  /** What went wrong: the first few in words, and how many there were. */
  readonly faults: readonly string[];
  /** What was seen, in a few words. */
  readonly seen: string;
}

/** One way to hurt the site. `skipped` says why it cannot be tried here. */
export interface Trial {
  readonly name: string;
  readonly run: (options: TrialOptions) => Promise<Outcome | { readonly skipped: string }>;
}
