/** More than a block can have at a time: one for each article of the longest news list. */
const MAX_REASONS = 1000;

/** Remembers what was already said about a subject, so that a fault that lasts is logged once. */
export class LogOnce {
  readonly #said = new Map<string, Set<string>>();

  /** True the first time that the reason is given for the subject. */
  isNew(subject: string, reason: string): boolean {
    const reasons = this.#said.get(subject) ?? new Set();
    if (reasons.has(reason)) return false;
    // A bound for reasons that differ every time.
    if (reasons.size >= MAX_REASONS) reasons.clear();
    this.#said.set(subject, reasons.add(reason));
    return true;
  }

  forget(subject: string): void {
    this.#said.delete(subject);
  }
}
