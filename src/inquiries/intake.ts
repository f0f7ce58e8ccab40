import type { Logger } from 'pino';
import type { LanguageCode } from '../model/codes.ts';
import { caseNumbersOf } from './caseNumber.ts';
import { ABOUT_PARAMETER } from './contactPath.ts';
import { readAbout, type Inquiry } from './inquiry.ts';
import { readFields, type FieldFaults, type FieldValues } from './fields.ts';
import { FORM_IDS, FORMS, type FormId } from './forms.ts';
import { mailFault } from './mailer.ts';
import type { Spool } from './spool.ts';
import type { createStamps } from './stamp.ts';

/** Names of the fields that every form has besides its own. */
export const TECHNICAL_FIELDS = {
  form: 'form',
  stamp: 'stamp',
  about: ABOUT_PARAMETER,
  trap: 'website',
} as const;

/** Inquiries that may wait; then the forms say that they are closed. Bounds the space that an attacker can fill. */
const MAX_WAITING = 5000;

/** Why a form as a whole was not accepted: a key of the locale files. */
export type FormProblem = 'tooQuick' | 'expired' | 'trap' | 'notStored';

/** A form that was not accepted, to be shown again with all that the visitor typed. */
export interface Submission {
  readonly form: FormId;
  readonly values: FieldValues;
  readonly faults: FieldFaults;
  readonly problem: FormProblem | undefined;
  readonly about: string;
  /** The stamp to send again; undefined if the form needs a new one. */
  readonly stamp: string | undefined;
}

/** `mailed`: the inquiry could not be stored, but the mail server accepted it at once. */
export type IntakeOutcome = 'accepted' | 'repeated' | 'mailed' | 'invalid' | 'notStored';

export type Received =
  | { readonly outcome: 'accepted' | 'repeated' | 'mailed'; readonly caseNumber: string }
  | { readonly outcome: 'invalid' | 'notStored'; readonly submission: Submission };

interface IntakeDeps {
  readonly spool: Spool;
  /** Mails an inquiry while the visitor waits; undefined without a mail server. */
  readonly mailAtOnce: ((inquiry: Inquiry) => Promise<void>) | undefined;
  readonly stamps: ReturnType<typeof createStamps>;
  readonly secret: () => string;
  readonly logger: Pick<Logger, 'info' | 'error'>;
  readonly now: () => number;
}

/** The form that a body names, if it stands on the page. */
export function formIn(
  body: Readonly<Record<string, unknown>>,
  allowed: readonly FormId[],
): FormId | undefined {
  return FORM_IDS.find((id) => id === body[TECHNICAL_FIELDS.form] && allowed.includes(id));
}

/**
 * Creates the function that receives a form. Once it says accepted, the inquiry is on disk. The same content within a day
 * or two gets the same case number and is kept only once, so that a browser or proxy may send a form again. If the disk is
 * full or broken, the inquiry is mailed at once; a repetition is then mailed again, with the same Message-ID.
 */
export function createIntake({ spool, mailAtOnce, stamps, secret, logger, now }: IntakeDeps) {
  const underway = new Map<string, Promise<void>>();

  /** Concurrent repetitions share the result of the first. */
  function shared(caseNumber: string, work: () => Promise<void>): Promise<void> {
    const working = underway.get(caseNumber) ?? work().finally(() => underway.delete(caseNumber));
    underway.set(caseNumber, working);
    return working;
  }

  return async (
    form: FormId,
    body: Readonly<Record<string, unknown>>,
    language: LanguageCode,
  ): Promise<Received> => {
    const { values, faults } = readFields(FORMS[form].fields, body, language, now());
    const about = readAbout(body[TECHNICAL_FIELDS.about]);
    const given = body[TECHNICAL_FIELDS.stamp];
    const state = stamps.check(given, now());
    const isTrapped = (body[TECHNICAL_FIELDS.trap] ?? '') !== '';
    const stamp = state === 'expired' ? undefined : String(given);
    const refuse = (problem: FormProblem | undefined): Received => ({
      outcome: problem === 'notStored' ? 'notStored' : 'invalid',
      submission: { form, values, faults, problem, about, stamp },
    });
    if (Object.keys(faults).length > 0) return refuse(undefined);
    if (isTrapped) return refuse('trap');
    if (state !== 'valid') return refuse(state);

    const [caseNumber, yesterdays] = caseNumbersOf({ form, values, about }, secret(), now());
    const receivedAt = new Date(now()).toISOString();
    const inquiry = { caseNumber, form, language, receivedAt, about, values };
    try {
      for (const known of [caseNumber, yesterdays])
        if (await spool.has(known)) return { outcome: 'repeated', caseNumber: known };
      if ((await spool.count('waiting')) >= MAX_WAITING) {
        logger.error('too many inquiries wait for delivery: forms are closed');
        return refuse('notStored');
      }
      await shared(caseNumber, () => spool.add(inquiry));
      logger.info({ caseNumber, form }, 'inquiry accepted');
      return { outcome: 'accepted', caseNumber };
    } catch (error) {
      logger.error({ err: error }, 'inquiry could not be stored');
    }
    if (!mailAtOnce) return refuse('notStored');
    try {
      await shared(caseNumber, () => mailAtOnce(inquiry));
      logger.info({ caseNumber, form }, 'inquiry mailed without being stored');
      return { outcome: 'mailed', caseNumber };
    } catch (error) {
      logger.error({ caseNumber, reason: mailFault(error) }, 'inquiry could not be mailed either');
      return refuse('notStored');
    }
  };
}
