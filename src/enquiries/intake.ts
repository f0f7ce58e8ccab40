import type { Logger } from 'pino';
import type { LanguageCode } from '../locale/codes.ts';
import { caseNumbersOf } from './caseNumber.ts';
import { readAbout, type Enquiry } from './enquiry.ts';
import { readFields, type FieldFaults, type FieldValues } from './fields.ts';
import { FORM_IDS, FORMS, type FormId } from './forms.ts';
import type { Spool } from './spool.ts';
import type { createStamps } from './stamp.ts';

/** Names of the fields that every form has besides its own. */
export const TECHNICAL_FIELDS = { form: 'form', stamp: 'stamp', about: 'about', trap: 'website' } as const;

/** Enquiries that may wait; then the forms say that they are closed. Bounds the space that an attacker can fill. */
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

export type IntakeOutcome = 'accepted' | 'repeated' | 'invalid' | 'notStored';

export type Received =
  | { readonly outcome: 'accepted' | 'repeated'; readonly caseNumber: string }
  | { readonly outcome: 'invalid' | 'notStored'; readonly submission: Submission };

interface IntakeDeps {
  readonly spool: Spool;
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
 * Creates the function that receives a form. Once it says accepted, the enquiry is on disk. The same content within a day
 * or two gets the same case number and is kept only once, so that a browser or proxy may send a form again.
 */
export function createIntake({ spool, stamps, secret, logger, now }: IntakeDeps) {
  const underway = new Map<string, Promise<void>>();

  /** Concurrent repetitions wait for the first. */
  function store(enquiry: Enquiry): Promise<void> {
    const { caseNumber } = enquiry;
    const storing = underway.get(caseNumber) ?? spool.add(enquiry).finally(() => underway.delete(caseNumber));
    underway.set(caseNumber, storing);
    return storing;
  }

  return async (
    form: FormId,
    body: Readonly<Record<string, unknown>>,
    language: LanguageCode,
  ): Promise<Received> => {
    const { values, faults } = readFields(FORMS[form].fields, body);
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
    try {
      for (const known of [caseNumber, yesterdays])
        if (await spool.has(known)) return { outcome: 'repeated', caseNumber: known };
      if ((await spool.counts()).waiting >= MAX_WAITING) {
        logger.error('too many enquiries wait for delivery: forms are closed');
        return refuse('notStored');
      }
      const receivedAt = new Date(now()).toISOString();
      await store({ caseNumber, form, language, receivedAt, about, values });
    } catch (error) {
      logger.error({ err: error }, 'enquiry could not be stored');
      return refuse('notStored');
    }
    logger.info({ caseNumber, form }, 'enquiry accepted');
    return { outcome: 'accepted', caseNumber };
  };
}
