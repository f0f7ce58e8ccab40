import { UserAgent } from 'express-useragent';
import { memoize } from '../common/memoize.ts';

/**
 * The specification's phones: Android, webOS, iPhone, iPod, iPad, BlackBerry, including tablets. BB10 is BlackBerry 10;
 * Windows Phone claims to be Android. The nginx sample has the same list (`scripts/deploy/nginx`).
 */
const PHONES = /android|webos|iphone|ipod|ipad|blackberry|bb10|windows phone/i;
/** Phones for which express-useragent has no flag. */
const WITHOUT_FLAG = /webos|bb10|windows phone/i;

const parser = new UserAgent();

/** Size of the cache, and the longest user agent that is cached. Browsers send shorter ones. */
const MAX_CACHED = 1000;
const MAX_LENGTH = 400;

const isCachedPhone = memoize(parse, MAX_CACHED);

export function isPhone(userAgent: string | undefined): boolean {
  if (!userAgent) return false;
  return userAgent.length > MAX_LENGTH ? parse(userAgent) : isCachedPhone(userAgent);
}

function parse(userAgent: string): boolean {
  // express-useragent also flags FortiOS and axios as iPhones, for their "ios", and okhttp as Android.
  if (!PHONES.test(userAgent)) return false;
  const { isAndroid, isiPhone, isiPod, isiPad, isBlackberry } = parser.parse(userAgent);
  return isAndroid || isiPhone || isiPod || isiPad || isBlackberry || WITHOUT_FLAG.test(userAgent);
}
