/**
 * A visitor's answer about optional purposes, and the form in which the cookie keeps it:
 * `{revision}.{when, UTC}.{accepted options}`, for example `1.2026-11-21T06:00:00Z.1-2`. Server and browser script
 * read it by the same rules, so this module knows neither.
 */
export interface ConsentChoice {
  /** Revision of the purposes that the visitor was asked about. */
  readonly revision: number;
  /** When they answered: ISO 8601 in UTC, to the second. */
  readonly when: string;
  /** Ids of the options accepted. The first is always among them. */
  readonly accepted: readonly OptionId[];
}

/** Ids of the options (specification, section 3): 1 is always on. */
export const NECESSARY = 1;
export const ANALYTICS = 2;
export const OPTION_IDS = [NECESSARY, ANALYTICS] as const;
export type OptionId = (typeof OPTION_IDS)[number];

/**
 * Goes up by one when a purpose is added or becomes wider, and only then: every visitor is asked again. A choice made
 * under an earlier revision allows nothing optional until it is renewed.
 */
export const REVISION = 1;

const FORM = /^(\d{1,4})\.(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)\.(\d{1,2}(?:-\d{1,2}){0,9})$/;

/** The text for the cookie. It holds only what a cookie may hold unescaped (RFC 6265, section 4.1.1). */
export function formatChoice({ revision, when, accepted }: ConsentChoice): string {
  return `${revision}.${when}.${accepted.join('-')}`;
}

/** The choice that a cookie holds; nothing where the text is none. */
export function parseChoice(text: string | undefined): ConsentChoice | undefined {
  const [, revision, when, ids] = FORM.exec(text ?? '') ?? [];
  if (when === undefined || ids === undefined || Number.isNaN(Date.parse(when))) return undefined;
  const given = ids.split('-').map(Number);
  return {
    revision: Number(revision),
    when,
    accepted: OPTION_IDS.filter((id) => id === NECESSARY || given.includes(id)),
  };
}

/** Whether an option was accepted for the purposes of today. */
export function accepts(choice: ConsentChoice | undefined, id: OptionId): boolean {
  return choice !== undefined && choice.revision >= REVISION && choice.accepted.includes(id);
}
