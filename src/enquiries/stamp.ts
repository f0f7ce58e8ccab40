import { createSigner } from '../common/signature.ts';

/** Fastest time in which a visitor fills in a form. */
const MINIMUM_MS = 3000;
/** Pages rendered within this time have the same stamp. */
const STEP_MS = 5000;
/** Longer than any cache serves a page, and than most visitors leave one open. */
const LIFETIME_MS = 7 * 86_400_000;
const PURPOSE = 'stamp';

export type StampState = 'valid' | 'tooQuick' | 'expired';

/**
 * Signed stamps in forms: they prove that the client has fetched a page of this site, and not just now.
 *
 * A stamp says from when on it is valid: the time of rendering plus the minimum, rounded up to a multiple of `STEP_MS`.
 * The wait for a fresh page is therefore between `MINIMUM_MS` and `MINIMUM_MS + STEP_MS`. Because the time is rounded, the
 * page is the same for all visitors of a step and can be cached; a copy that is older than that has a stamp that has
 * become valid earlier, so caches never make a visitor wait longer. A stamp that is shown again after an error stays the
 * same, so that a corrected form can be sent at once.
 */
export function createStamps(secret: () => string) {
  const { sign, read } = createSigner(secret);
  return {
    make: (now: number): string => sign(PURPOSE, Math.ceil((now + MINIMUM_MS) / STEP_MS) * STEP_MS),
    check: (stamp: unknown, now: number): StampState => {
      const validFrom = read(PURPOSE, stamp);
      if (validFrom === undefined) return 'expired';
      if (now < validFrom) return 'tooQuick';
      return now - validFrom > LIFETIME_MS ? 'expired' : 'valid';
    },
  };
}
