import crawlers from 'crawler-user-agents';
import popular from 'top-user-agents';
import desktops from 'top-user-agents/desktop';
import phones from 'top-user-agents/mobile';

/** Real user agents of browsers and crawlers. */
export const USER_AGENTS: readonly string[] = [
  ...new Set([
    ...popular,
    ...desktops,
    ...phones,
    ...crawlers.flatMap(({ instances }) => instances),
    // "ios" inside a word, and devices missing from the packages above.
    'Mozilla/5.0 (compatible; FortiOS 7.4)',
    'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X) AppleWebKit/605.1.15',
    'Mozilla/5.0 (BlackBerry; U; BlackBerry 9900; en) AppleWebKit/534.11+',
    'Mozilla/5.0 (BB10; Touch) AppleWebKit/537.10+',
    'Mozilla/5.0 (webOS/1.4.0; U; en-US) AppleWebKit/532.2 Pre/1.1',
    'Mozilla/5.0 (compatible; MSIE 10.0; Windows Phone 8.0; Trident/6.0)',
  ]),
];
