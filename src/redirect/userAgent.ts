import { UserAgent } from 'express-useragent';
import { memoize } from '../memoize.ts';

/**
 * The phones of the specification: Android, webOS, iPhone, iPod, iPad, BlackBerry; tablets count, as specified. BB10 is
 * BlackBerry 10, and Windows Phone says that it is Android. nginx has the same names (`scripts/deploy/nginx`).
 */
const PHONES = /android|webos|iphone|ipod|ipad|blackberry|bb10|windows phone/i;
/** Phones that express-useragent has no flag for. */
const WITHOUT_FLAG = /webos|bb10|windows phone/i;

const parser = new UserAgent();

/** Entries in the cache, and the longest user agent that is cached. Browsers send shorter ones. */
const MAX_CACHED = 1000;
const MAX_LENGTH = 400;

const isCachedPhone = memoize(parse, MAX_CACHED);

/** Whether a user agent is a phone's. */
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
