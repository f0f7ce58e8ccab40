import type { Logger } from 'pino';
import { mailFault, type Mailer } from './mailer.ts';
import type { Spool, SpoolEntry } from './spool.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../common/time.ts';

const FIRST_RETRY_MS = MINUTE_MS / 2;
const LONGEST_RETRY_MS = HOUR_MS;
/** After this time, an inquiry is no longer retried but reported. */
const GIVE_UP_MS = 3 * DAY_MS;
/** Deliveries at the same time. */
const AT_ONCE = 3;

export type DeliveryOutcome = 'delivered' | 'retried' | 'failed';

interface DeliveryDeps {
  readonly spool: Spool;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly keepDays: number;
  readonly now: () => number;
  readonly count: (outcome: DeliveryOutcome) => void;
}

/** Waits as long as the inquiry is old: each interval is about twice as long as the one before. */
export function retryDelay(ageMs: number): number {
  return Math.min(Math.max(ageMs, FIRST_RETRY_MS), LONGEST_RETRY_MS);
}

/**
 * Creates the function that delivers all inquiries that are due. Processes that share the spool each take what the others
 * have not claimed. An inquiry is removed only after the mail server has accepted it, so a crash in between causes a second
 * mail, with the same Message-ID.
 */
export function createDelivery({ spool, mailer, logger, keepDays, now, count }: DeliveryDeps) {
  async function deliver(waiting: SpoolEntry): Promise<'ok' | 'unreachable'> {
    const entry = await spool.claim(waiting, now());
    if (!entry) return 'ok';
    const { caseNumber } = entry;
    const inquiry = await spool.read(entry).catch(async (error: unknown) => {
      logger.error(
        { caseNumber, reason: mailFault(error) },
        'inquiry cannot be read; it stays in the spool as failed',
      );
      await spool.move(entry, 'failed', now());
      count('failed');
    });
    if (!inquiry) return 'ok';
    try {
      await mailer.send(inquiry);
    } catch (error) {
      const age = now() - Date.parse(inquiry.receivedAt);
      const isOver = age >= GIVE_UP_MS;
      await spool.move(entry, isOver ? 'failed' : 'waiting', isOver ? now() : now() + retryDelay(age));
      count(isOver ? 'failed' : 'retried');
      const line = { caseNumber, reason: mailFault(error), hours: Math.round(age / HOUR_MS) };
      if (isOver) logger.error(line, 'inquiry not delivered for three days: see `npm run inquiries -- list`');
      else logger.warn(line, 'inquiry not delivered yet');
      return hasAnswer(error) ? 'ok' : 'unreachable';
    }
    if (keepDays > 0) await spool.move(entry, 'delivered', now());
    else await spool.erase(entry);
    count('delivered');
    logger.info({ caseNumber }, 'inquiry delivered');
    return 'ok';
  }

  let underway: Promise<void> | undefined;

  /** Ends early if the mail server cannot be reached: the others stay due. */
  async function deliverDue(): Promise<void> {
    await spool.reclaim(now());
    const entries = await spool.due(now());
    let isUnreachable = false;
    const work = async (): Promise<void> => {
      for (let entry = entries.shift(); entry && !isUnreachable; entry = entries.shift()) {
        if ((await deliver(entry)) === 'unreachable') isUnreachable = true;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  /** @throws {Error} of the file system */
  return (): Promise<void> => {
    underway ??= deliverDue().finally(() => (underway = undefined));
    return underway;
  };
}

/** Whether the mail server has answered with an error. */
function hasAnswer(error: unknown): boolean {
  return error instanceof Error && typeof Reflect.get(error, 'responseCode') === 'number';
}
