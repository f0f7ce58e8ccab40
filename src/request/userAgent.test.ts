import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { USER_AGENTS } from '../../test/kit/userAgents.ts';
import { isPhone } from './userAgent.ts';

it.each([
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X) AppleWebKit/605.1.15',
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/125.0 Mobile Safari/537.36',
  'Mozilla/5.0 (BlackBerry; U; BlackBerry 9900; en) AppleWebKit/534.11+',
  'Mozilla/5.0 (BB10; Touch) AppleWebKit/537.10+',
  'Mozilla/5.0 (webOS/1.4.0; U; en-US) AppleWebKit/532.2 Pre/1.1',
  'Mozilla/5.0 (Mobile; Windows Phone 8.1; Android 4.0; ARM; Trident/7.0; IEMobile/11.0) like iPhone OS 7_0_3',
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 (compatible; Googlebot/2.1)',
])('detects a phone: %s', (userAgent) => {
  expect(isPhone(userAgent)).toBe(true);
});

it.each([
  undefined,
  '',
  'curl/8.0',
  'axios/0.19.0',
  'okhttp/4.1.0',
  'Mozilla/5.0 (compatible; FortiOS 7.4)',
  'AwarioSmartBot/1.0 (+https://awario.com/bots.html; bots@awario.com)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/125.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/125.0 Safari/537.36',
  'x'.repeat(8000),
])('does not detect a phone: %.60s', (userAgent) => {
  expect(isPhone(userAgent)).toBe(false);
});

it('agrees with the rule of the nginx sample for real user agents', () => {
  const sample = readFileSync(
    resolve(import.meta.dirname, '../../scripts/deploy/nginx/arcvane.conf'),
    'utf8',
  );
  const [, names = ''] =
    /map \$http_user_agent \$arcvane_is_phone \{\s+default "";\s+"~\*([^"]+)" 1;\s+\}/.exec(sample) ?? [];
  expect(names).toContain('|');
  const nginxRule = new RegExp(names, 'i');
  expect(USER_AGENTS.length).toBeGreaterThan(2000);
  expect(USER_AGENTS.filter(isPhone).length).toBeGreaterThan(50);
  expect(USER_AGENTS.filter((each) => isPhone(each) !== nginxRule.test(each))).toEqual([]);
});
