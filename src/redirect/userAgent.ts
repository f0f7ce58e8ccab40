import { UserAgent } from 'express-useragent';
import { remembered } from '../remembered.ts';

/** What express-useragent sets no phone flag for: webOS, BlackBerry 10 (BB10), and Windows Phone, which says Android. */
const OTHER_PHONES = /webOS|BB10|Windows Phone/;

const parser = new UserAgent();

/** User-agents kept at most, and the longest one that is kept. What browsers send is shorter. */
const MAX_KEPT = 1000;
const MAX_LENGTH = 400;

const isKnownPhone = remembered(parse, MAX_KEPT);

/**
 * Whether a user-agent is one of the specification's phones: Android, webOS, iPhone, iPod, iPad, BlackBerry.
 * Tablets count, as specified.
 */
export function isPhone(userAgent: string | undefined): boolean {
  if (!userAgent) return false;
  return userAgent.length > MAX_LENGTH ? parse(userAgent) : isKnownPhone(userAgent);
}

function parse(userAgent: string): boolean {
  if (OTHER_PHONES.test(userAgent)) return true;
  const { isAndroid, isiPhone, isiPod, isiPad, isBlackberry } = parser.parse(userAgent);
  return isAndroid || isiPhone || isiPod || isiPad || isBlackberry;
}
