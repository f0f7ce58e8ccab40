import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Words } from '../model/words.ts';
import type { LanguageCode } from '../model/codes.ts';
import { isOwnCase } from './caseNumber.ts';
import { createDelivery, type DeliveryOutcome } from './delivery.ts';
import type { Inquiry } from './inquiry.ts';
import type { FormId } from './forms.ts';
import { createIntake, type IntakeOutcome, type Received } from './intake.ts';
import { createMailer, mailFault } from './mailer.ts';
import { createSpool, type State } from './spool.ts';
import { createStamps } from './stamp.ts';
import { DAY_MS, MINUTE_MS } from '../common/time.ts';

/** How long the confirmation shows what was sent. */
export const SHOWN_MINUTES = 30;
const TICK_MS = 5000;
const REPORT_EVERY_MS = 600_000;
/** More waiting inquiries than this are reported. */
const MANY = 50;
/** How long a visitor may wait for the mail server; less than a proxy waits for the site. */
const AT_ONCE_LIMIT_MS = 8000;
/** How long deliveries may continue while the site stops. */
const CLOSE_LIMIT_MS = 1500;

/** What happens to the next inquiry, by what happened to the last one: stored, mailed at once, or refused. */
type SpoolState = 'accepted' | 'mailed' | 'refused';

/** What the metrics show of the spool. */
export interface SpoolReport {
  readonly counts: Readonly<Record<State, number>>;
  readonly isWritable: boolean;
}

interface Counters {
  readonly received: (form: FormId, outcome: IntakeOutcome) => void;
  readonly delivery: (outcome: DeliveryOutcome) => void;
}

interface InquiryOptions {
  readonly spoolDir: string;
  /** Key of stamps and case numbers. */
  readonly secret: () => string;
  readonly keepDays: number;
  /** Without them, inquiries stay in the spool. */
  readonly smtpUrl?: string | undefined;
  readonly mailFrom?: string | undefined;
  readonly siteUrl: string;
  readonly words: Words['inquiries'];
  readonly logger: Logger;
  readonly now: () => number;
  readonly counters: Counters;
}

export type Inquiries = ReturnType<typeof createInquiries>;

/**
 * The forms of the site: stamps, intake, spool and delivery. Before `start`, nothing is written until a form is rendered.
 */
export function createInquiries(options: InquiryOptions) {
  const { spoolDir, secret, logger, now, counters, smtpUrl, mailFrom, siteUrl, words, keepDays } = options;
  const spool = createSpool(spoolDir);
  const stamps = createStamps(secret);
  const mailer =
    smtpUrl !== undefined && mailFrom !== undefined
      ? createMailer({ smtpUrl, from: mailFrom, siteUrl, words })
      : undefined;
  const deliverDue =
    mailer && createDelivery({ spool, mailer, logger, keepDays, now, count: counters.delivery });
  const mailAtOnce = mailer && ((inquiry: Inquiry) => mailer.send(inquiry, AT_ONCE_LIMIT_MS));
  const receiveForm = createIntake({ spool, mailAtOnce, stamps, secret, logger, now });
  let state: SpoolState = 'accepted';
  let timer: NodeJS.Timeout | undefined;
  let nextReport = 0;
  let underway: Promise<void> | undefined;

  /** Checks whether the spool can be written. The site also runs if it cannot. */
  async function probe(): Promise<void> {
    try {
      await spool.prepare();
      if (state !== 'accepted') logger.info({ spoolDir }, 'the spool can be written again');
      state = 'accepted';
    } catch (error) {
      if (state !== 'accepted') return;
      state = mailer ? 'mailed' : 'refused';
      logger.error({ err: error, spoolDir }, `the spool cannot be written: inquiries are ${state}`);
    }
  }

  async function tick(): Promise<void> {
    if (state !== 'accepted') await probe();
    await deliverDue?.();
    await spool.sweep(now(), keepDays * DAY_MS);
    const [waiting, failed] = [await spool.count('waiting'), await spool.count('failed')];
    if (now() < nextReport || (waiting <= MANY && failed === 0)) return;
    nextReport = now() + REPORT_EVERY_MS;
    logger.warn({ waiting, failed }, 'inquiries are not delivered: see `npm run inquiries -- list`');
  }

  /** One tick at a time. */
  function work(): void {
    underway ??= tick()
      .catch((error: unknown) => logger.error({ err: error }, 'working on the spool failed'))
      .finally(() => (underway = undefined));
  }

  return {
    makeStamp: () => stamps.make(now()),
    isOwnCase: (caseNumber: string) => isOwnCase(caseNumber, secret()),
    /** What was received within the last minutes: afterwards, a case number no longer shows it. */
    recent: async (caseNumber: string): Promise<Inquiry | 'unreadable' | undefined> => {
      try {
        const inquiry = await spool.copy(caseNumber);
        const age = now() - Date.parse(inquiry?.receivedAt ?? '');
        return age < SHOWN_MINUTES * MINUTE_MS ? inquiry : undefined;
      } catch (error) {
        const line = { caseNumber, reason: mailFault(error) };
        logger.warn(line, 'the inquiry cannot be read: its confirmation says so');
        return 'unreadable';
      }
    },
    now,
    receive: async (
      form: FormId,
      body: Readonly<Record<string, unknown>>,
      language: LanguageCode,
    ): Promise<Received> => {
      const received = await receiveForm(form, body, language);
      counters.received(form, received.outcome);
      if (received.outcome === 'notStored') state = 'refused';
      if (received.outcome === 'mailed') state = 'mailed';
      if (received.outcome === 'accepted') {
        state = 'accepted';
        if (timer) work();
      }
      return received;
    },
    state: () => state,
    /** @throws {Error} of the file system */
    report: async (): Promise<SpoolReport> => ({
      counts: await spool.counts(),
      isWritable: state === 'accepted',
    }),
    /** Starts delivery. */
    start: async (): Promise<void> => {
      await probe();
      // Creates it, so that `npm run preview` finds it.
      secret();
      if (!mailer) logger.warn({ spoolDir }, 'SMTP_URL is not set: inquiries are kept in the spool');
      timer = setInterval(work, TICK_MS).unref();
      work();
    },
    close: async (): Promise<void> => {
      clearInterval(timer);
      await Promise.race([underway, wait(CLOSE_LIMIT_MS, undefined, { ref: false })]);
      mailer?.close();
    },
  };
}
