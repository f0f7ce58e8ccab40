import type { Logger } from 'pino';
import type { BlockContent } from './block.ts';
import { describeFault } from './describeFault.ts';
import { LogOnce } from './logOnce.ts';
import type { BlockSlug } from './slugs.ts';

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
  changed(
    subject: Subject,
    before: BlockContent<BlockSlug> | undefined,
    after: BlockContent<BlockSlug>,
  ): void {
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

function missingIn(some: readonly number[], others: readonly number[]): number[] {
  const known = new Set(some);
  return others.filter((id) => !known.has(id));
}

function keyOf({ slug, lang }: Subject): string {
  return `${slug}/${lang}`;
}
