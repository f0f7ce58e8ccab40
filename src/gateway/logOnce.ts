/** More reasons than a block can have at once: one per article of the longest news list. */
const MAX_REASONS = 1000;

/** Remembers the logged reasons per subject, so that a lasting error is logged once. */
export class LogOnce {
  readonly #said = new Map<string, Set<string>>();

  /** Whether this is the first call with this reason for the subject. */
  isNew(subject: string, reason: string): boolean {
    const reasons = this.#said.get(subject) ?? new Set();
    if (reasons.has(reason)) return false;
    // Bounds memory if the reasons differ every time.
    if (reasons.size >= MAX_REASONS) reasons.clear();
    this.#said.set(subject, reasons.add(reason));
    return true;
  }

  forget(subject: string): void {
    this.#said.delete(subject);
  }
}
