import type { Logger } from 'pino';
import { describeFault } from './describeFault.ts';
import { LogOnce } from './logOnce.ts';

export type BlockLogger = Pick<Logger, 'info' | 'warn'>;

interface Subject {
  readonly slug: string;
  readonly lang: string;
}

/** Logs what goes wrong with blocks: the same fault of the same block once, until it is mended. */
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
      'the content service gave no usable block',
    );
  }

  gatewayRecovered(subject: Subject, failures: number): void {
    this.#gatewayFaults.forget(keyOf(subject));
    this.#logger.info({ ...subject, failures }, 'the content service gives this block again');
  }

  defaultFailed(subject: Subject, error: unknown): void {
    this.#warn(this.#defaultFaults, subject, describeFault(error), 'the embedded block cannot be used');
  }

  defaultRead(subject: Subject): void {
    this.#defaultFaults.forget(keyOf(subject));
  }

  leftOut(subject: Subject, warnings: readonly string[]): void {
    if (warnings.length === 0) this.#warnings.forget(keyOf(subject));
    for (const warning of warnings) {
      this.#warn(this.#warnings, subject, warning, 'a part of the block is left out');
    }
  }

  #warn(once: LogOnce, subject: Subject, reason: string, message: string): void {
    if (once.isNew(keyOf(subject), reason)) this.#logger.warn({ ...subject, reason }, message);
  }
}

function keyOf({ slug, lang }: Subject): string {
  return `${slug}/${lang}`;
}
