import { BlockList, isIP } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Forms received from all visitors; each may cause a page to be rendered. */
const FORMS_PER_SECOND = 50;
/** Forms received within ten minutes from one address, and from an IPv6 /48, corrections included. */
const ONE_ADDRESS = { points: 30, duration: 600 };
const ONE_NETWORK = { points: 100, duration: 600 };
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
 * The keys of a visitor's address: an IPv4 address; or the first half of an IPv6 address, which identifies a connection,
 * and its first three groups (/48), the most that a provider gives to one customer. None for addresses that many visitors
 * may share, because a proxy's address stands for all of them.
 */
export function addressKeys(address: string | undefined): readonly string[] {
  const plain = address?.replace(/^::ffff:(?=\d+\.)/i, '').split('%', 1)[0] ?? '';
  const version = isIP(plain);
  if (version === 0 || inside.check(plain, version === 4 ? 'ipv4' : 'ipv6')) return [];
  return version === 4 ? [plain] : [4, 3].map((groups) => groupsOf(plain).slice(0, groups).join(':'));
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ?? '').split(':')];
  return all.map((group) => Number.parseInt(group, 16).toString(16));
}

/**
 * Creates the rate limits of the forms, for one process. An address over its limit does not use up the limit of all. As
 * each form that passes adds at most two keys, the number of keys in memory is bounded.
 *
 * @returns a function that gives the limit that a request exceeds, and after how many seconds to try again
 */
export function createLimits(formsPerSecond = FORMS_PER_SECOND) {
  const all = new RateLimiterMemory({ points: formsPerSecond, duration: 1 });
  const limiters = [new RateLimiterMemory(ONE_ADDRESS), new RateLimiterMemory(ONE_NETWORK)];
  return async (
    address: string | undefined,
  ): Promise<{ readonly limit: Limit; readonly seconds: number } | undefined> => {
    const keyed = addressKeys(address).flatMap((key, index) => {
      const limiter = limiters[index];
      return limiter ? [{ key, limiter }] : [];
    });
    for (const { key, limiter } of keyed) {
      const used = await limiter.get(key);
      if (used && used.consumedPoints >= limiter.points)
        return { limit: 'address', seconds: Math.ceil(used.msBeforeNext / 1000) };
    }
    try {
      await all.consume(EVERYBODY);
      for (const { key, limiter } of keyed) await limiter.consume(key);
      return undefined;
    } catch (error) {
      if (error instanceof RateLimiterRes)
        return { limit: 'all', seconds: Math.ceil(error.msBeforeNext / 1000) };
      throw error;
    }
  };
}
