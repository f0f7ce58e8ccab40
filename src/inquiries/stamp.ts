import { createSigner } from '../common/signature.ts';
import { DAY_MS } from '../common/time.ts';

/** Time after which a visitor may have filled in a form. */
const MINIMUM_MS = 3000;
/** Pages rendered within this time have the same stamp. */
const STEP_MS = 1000;
/** Longer than any cache serves a page, and than most visitors leave one open. */
const LIFETIME_MS = 7 * DAY_MS;
const PURPOSE = 'stamp';

type StampState = 'valid' | 'tooQuick' | 'expired';

/**
 * Signed stamps in forms: they prove that the client has fetched a page of this site, and not just now.
 *
 * A stamp says from when on it is valid: the time of rendering, in whole seconds, plus the minimum. Because the time is
 * rounded down, the page is the same for all visitors of a second and can be cached, and nobody waits longer than the
 * minimum. A stamp that becomes valid later than that comes from a clock that has been set back since, and is valid. A
 * stamp that is shown again after an error stays the same, so that a corrected form can be sent at once.
 */
export function createStamps(secret: () => string) {
  const { sign, read } = createSigner(secret);
  return {
    make: (now: number): string => sign(PURPOSE, Math.floor(now / STEP_MS) * STEP_MS + MINIMUM_MS),
    check: (stamp: unknown, now: number): StampState => {
      const validFrom = read(PURPOSE, stamp);
      if (validFrom === undefined) return 'expired';
      if (now < validFrom && validFrom - now <= MINIMUM_MS) return 'tooQuick';
      return now - validFrom > LIFETIME_MS ? 'expired' : 'valid';
    },
  };
}
