/**
 * A visitor's consent choice. Cookie format: `{revision}.{when, UTC}.{accepted options}`, for example
 * `1.2026-11-21T06:00:00Z.1-2`. Shared by server and browser script, so this module depends on neither.
 */
export interface ConsentChoice {
  /** Revision of the purposes at the time of the choice. */
  readonly revision: number;
  /** Time of the choice: ISO 8601 in UTC, to the second. */
  readonly when: string;
  /** Ids of the accepted options; always includes `NECESSARY`. */
  readonly accepted: readonly OptionId[];
}

/** Option ids (specification, section 3); 1 is always on. */
export const NECESSARY = 1;
export const ANALYTICS = 2;
export const OPTION_IDS = [NECESSARY, ANALYTICS] as const;
export type OptionId = (typeof OPTION_IDS)[number];

/**
 * Increment only if a purpose is added or extended: all visitors are then asked again, and choices under an earlier
 * revision allow nothing optional until they are renewed.
 */
export const REVISION = 1;

const FORM = /^(\d{1,4})\.(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)\.(\d{1,2}(?:-\d{1,2}){0,9})$/;

/** Formats a choice as a cookie value, which needs no escaping (RFC 6265, section 4.1.1). */
export function formatChoice({ revision, when, accepted }: ConsentChoice): string {
  return `${revision}.${when}.${accepted.join('-')}`;
}

/** Parses a cookie value; `undefined` if it is missing or invalid. */
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

/** Whether an option was accepted under the current revision. */
export function accepts(choice: ConsentChoice | undefined, id: OptionId): boolean {
  return choice !== undefined && choice.revision >= REVISION && choice.accepted.includes(id);
}
