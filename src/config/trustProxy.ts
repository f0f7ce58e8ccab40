import { isIP } from 'node:net';

const MAX_HOPS = 10;
/** Names that Express accepts for address ranges. */
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];
const FORMS =
  'must be off, on, a number of hops from 1 to 10, or addresses separated by commas: 10.0.0.0/8, ::1, loopback, linklocal, uniquelocal';

/**
 * Parses `TRUST_PROXY` into the value of Express's `trust proxy`: which proxies' `X-Forwarded-*` headers are trusted.
 *
 * @throws {RangeError} listing the valid forms. Express itself would fail later, or trust unintended addresses.
 */
export function parseTrustProxy(text: string): boolean | number | string[] {
  const value = text.trim().toLowerCase();
  if (['on', 'true', 'yes'].includes(value)) return true;
  if (['off', 'false', 'no', '0'].includes(value)) return false;
  if (/^\d+$/.test(value)) {
    if (Number(value) > MAX_HOPS) throw new RangeError(FORMS);
    return Number(value);
  }
  const ranges = value.split(',').map((range) => range.trim());
  if (!ranges.every((range) => NAMED_RANGES.includes(range) || isRange(range))) throw new RangeError(FORMS);
  return ranges;
}

/** Whether a text is an IP address or a CIDR range. */
function isRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
