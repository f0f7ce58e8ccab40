import { BlockList, isIP } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Forms received from all visitors; each may cause a page to be rendered. */
const FORMS_PER_SECOND = 50;
/** Forms received from one address, corrections included. */
const ONE_ADDRESS = { points: 30, duration: 600 };
const EVERYBODY = 'all';

export type Limit = 'address' | 'all';

/** Addresses that no visitor from the internet has: of a proxy that is not trusted, or of this machine. */
const inside = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  inside.addSubnet(network, bits);
inside.addAddress('::1', 'ipv6');
inside.addSubnet('fc00::', 7, 'ipv6');
inside.addSubnet('fe80::', 10, 'ipv6');

/**
 * The key of a visitor's address: an IPv4 address, or the first half of an IPv6 address, which a connection has to itself.
 * Undefined for addresses that many visitors may share, because a proxy's address stands for all of them.
 */
export function addressKey(address: string | undefined): string | undefined {
  const plain = address?.replace(/^::ffff:(?=\d+\.)/i, '').split('%', 1)[0] ?? '';
  const version = isIP(plain);
  if (version === 0 || inside.check(plain, version === 4 ? 'ipv4' : 'ipv6')) return undefined;
  return version === 4 ? plain : firstHalf(plain);
}

function firstHalf(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ?? '').split(':')];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * Creates the rate limits of the forms, for one process. An address over its limit does not use up the limit of all. As
 * each form that passes adds at most one address, the number of addresses in memory is bounded.
 *
 * @returns a function that gives the limit that a request exceeds, and after how many seconds to try again
 */
export function createLimits(formsPerSecond = FORMS_PER_SECOND) {
  const all = new RateLimiterMemory({ points: formsPerSecond, duration: 1 });
  const addresses = new RateLimiterMemory(ONE_ADDRESS);
  return async (
    address: string | undefined,
  ): Promise<{ readonly limit: Limit; readonly seconds: number } | undefined> => {
    const key = addressKey(address);
    const used = key === undefined ? null : await addresses.get(key);
    if (used && used.consumedPoints >= ONE_ADDRESS.points)
      return { limit: 'address', seconds: Math.ceil(used.msBeforeNext / 1000) };
    try {
      await all.consume(EVERYBODY);
      if (key !== undefined) await addresses.consume(key);
      return undefined;
    } catch (error) {
      if (error instanceof RateLimiterRes)
        return { limit: 'all', seconds: Math.ceil(error.msBeforeNext / 1000) };
      throw error;
    }
  };
}
