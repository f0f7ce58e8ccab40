import { UserAgent } from 'express-useragent';

/** What express-useragent sets no phone flag for: webOS, BlackBerry 10 (BB10), and Windows Phone, which says Android. */
const OTHER_PHONES = /webOS|BB10|Windows Phone/;

const parser = new UserAgent();

/**
 * Whether a user-agent is one of the specification's phones: Android, webOS, iPhone, iPod, iPad, BlackBerry.
 * Tablets count, as specified.
 */
export function isPhone(userAgent: string | undefined): boolean {
  if (!userAgent) return false;
  if (OTHER_PHONES.test(userAgent)) return true;
  const { isAndroid, isiPhone, isiPod, isiPad, isBlackberry } = parser.parse(userAgent);
  return isAndroid || isiPhone || isiPod || isiPad || isBlackberry;
}
