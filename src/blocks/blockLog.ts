import type { Logger } from 'pino';
import { ZodError } from 'zod';
import type { BlockContent } from './block.ts';

export type BlockLogger = Pick<Logger, 'info' | 'warn'>;

interface Subject {
  readonly slug: string;
  readonly lang: string;
}

/** Logs changes and errors of blocks. A repeated error of a block is logged once until it is fixed. */
export class BlockLog {
  readonly #logger: BlockLogger;
  readonly #gatewayFaults = new LogOnce();
  readonly #defaultFaults = new LogOnce();
  readonly #warnings = new LogOnce();

  constructor(logger: BlockLogger) {
    this.#logger = logger;
  }

  gatewayFailed(subject: Subject, error: unknown): void {
    this.#warn(
      this.#gatewayFaults,
      subject,
      describeFault(error),
      'the content service returned no usable block',
    );
  }

  gatewayRecovered(subject: Subject, failures: number): void {
    this.#gatewayFaults.forget(keyOf(subject));
    this.#logger.info({ ...subject, failures }, 'the content service returns this block again');
  }

  defaultFailed(subject: Subject, error: unknown): void {
    this.#warn(this.#defaultFaults, subject, describeFault(error), 'the embedded block cannot be used');
  }

  defaultRead(subject: Subject): void {
    this.#defaultFaults.forget(keyOf(subject));
  }

  invalid(subject: Subject, warnings: readonly string[]): void {
    if (warnings.length === 0) this.#warnings.forget(keyOf(subject));
    for (const warning of warnings) {
      this.#warn(this.#warnings, subject, warning, 'part of the block is invalid');
    }
  }

  /** @param before `undefined` at startup, when all articles would be logged as published */
  changed(subject: Subject, before: BlockContent<unknown> | undefined, after: BlockContent<unknown>): void {
    if (before !== undefined) {
      this.#articles(subject, missingIn(before.published, after.published), 'articles published');
      this.#articles(subject, missingIn(after.published, before.published), 'articles withdrawn');
    }
    for (const { id, date } of after.drafts) {
      const isKnown = before?.drafts.some((draft) => draft.id === id && draft.date === date);
      if (!isKnown) this.#logger.info({ ...subject, article: id, until: date }, 'article held back');
    }
  }

  #articles(subject: Subject, articles: readonly number[], message: string): void {
    if (articles.length > 0) this.#logger.info({ ...subject, articles }, message);
  }

  #warn(once: LogOnce, subject: Subject, reason: string, message: string): void {
    if (once.isNew(keyOf(subject), reason)) this.#logger.warn({ ...subject, reason }, message);
  }
}

/** More reasons than a block can have at once: one per article of the longest news list. */
const MAX_REASONS = 1000;

/** Remembers the logged reasons per subject, so that a lasting error is logged once. */
class LogOnce {
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

function missingIn(some: readonly number[], others: readonly number[]): number[] {
  const known = new Set(some);
  return others.filter((id) => !known.has(id));
}

function keyOf({ slug, lang }: Subject): string {
  return `${slug}/${lang}`;
}

const MAX_ISSUES = 5;
const MAX_LENGTH = 500;

/** Describes an error in one line. Equal errors give equal texts, so that repeated ones can be logged once. */
export function describeFault(error: unknown): string {
  return textOf(error).replace(/\s+/g, ' ').slice(0, MAX_LENGTH);
}

function textOf(error: unknown): string {
  if (error instanceof ZodError) {
    const issues = error.issues.map(({ path, message }) =>
      path.length > 0 ? `${path.join('.')}: ${message}` : message,
    );
    const more = issues.length - MAX_ISSUES;
    return [...issues.slice(0, MAX_ISSUES), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
  }
  if (!(error instanceof Error)) return String(error);
  // Socket errors after trying several addresses (AggregateError) have a code, but no message.
  return error.message || ('code' in error ? String(error.code) : error.name);
}
