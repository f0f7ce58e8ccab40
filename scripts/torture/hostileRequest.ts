import type { Random } from './random.ts';

export const EVIL = 'evil.example';
export const SCRIPT = '<script>alert(1)</script>';

export interface HostileRequest {
  readonly method: string;
  readonly target: string;
  readonly bytes: string;
}

const METHODS = [
  ...Array.from({ length: 18 }, () => 'GET'),

  'GET',
  'GET',
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'PATCH',
  'TRACE',
];
const LANGUAGES = ['', '', '/ar', '/de', '/es', '/fr', '/it', '/ja', '/en', '/zh', '/DE', '/d%65'];
const PLACES = [
  ...['/', '/mobile', '/news', '/news/7', '/news/mobile/7', '/news/pages/2', '/news/detail', '/solutions'],
  ...[
    '/solutions/battery-system/battery-pack',
    '/solutions/detail/battery',
    '/solutions/detail/mobile/super',
  ],
  ...[
    '/solutions/battery-system/packDetail/forklift',
    '/technical-strength',
    '/about-us/contact-us',
    '/privacy',
  ],
  ...[
    '/privacy/indexDE',
    '/twoPage/jion',
    '/services/join',
    '/language/de',
    '/qr/page.svg',
    '/qr/icon/weixin.svg',
  ],
  ...[
    '/vr-oa-service/public/blocks',
    '/sitemap.xml',
    '/sitemap-de.xml',
    '/robots.txt',
    '/assets/',
    '/pictures/',
  ],
  ...['/healthz', '/readyz', '/version', '/consent', '/.well-known/security.txt', '/icons/favicon.svg'],
];
const POISON = [
  ...[
    '//',
    '/\\',
    '/%2f',
    '/%5c',
    '/..',
    '/.',
    '/%2e%2e',
    '/..;',
    '/%00',
    '/%0d%0aSet-Cookie:%20evil=1',
    '/%c0%ae',
  ],
  ...[
    '/%',
    '/%zz',
    '/%ff%fe',
    '/%e0%a4%a',
    '/\x80\xff',
    '/mobile',
    '/en',
    '/mobile/en',
    '/en/mobile',
    '/de',
    '/*',
  ],
  ...[
    '/__proto__',
    '/constructor',
    '/toString',
    '/hasOwnProperty',
    '/null',
    '/undefined',
    '/NaN',
    '/-1',
    '/1e309',
  ],
  ...[
    '/99999999999999999999',
    '/%F0%9F%92%A9',
    '/..%2f..%2fetc%2fpasswd',
    '/.git/config',
    '/.env',
    '/index.php',
  ],
  ...[
    `//${EVIL}`,
    `/\\${EVIL}`,
    `/%2f%2f${EVIL}`,
    `/%5c%5c${EVIL}`,
    `/@${EVIL}`,
    `/.${EVIL}`,
    `/https://${EVIL}`,
  ],
  ...[
    `/${encodeURIComponent(SCRIPT)}`,
    `/${SCRIPT}`,
    '/"onload="x',
    "/'",
    '/${7*7}',
    '/{{7*7}}',
    ';/x',
    '/ ',
    '/\t',
  ],
];
const QUERIES = [
  ...[
    '',
    '',
    '',
    '?',
    '?x=1',
    `?path=//${EVIL}`,
    `?path=https://${EVIL}`,
    `?path=/\\${EVIL}`,
    '?path=/%0d%0aX:1',
  ],
  ...[
    '?path=/news',
    '?path[]=a',
    '?path=a&path=b',
    '?__proto__[x]=1',
    '?slug=news&lang=de',
    '?slug=news&lang=xx',
  ],
  ...[
    '?slug=__proto__&lang=en',
    '?slug=news&slug=news',
    '?lang=de',
    `?q=${SCRIPT}`,
    '?%',
    '?=',
    '?&&&&',
    '?a=%ff',
  ],
  ...[
    `?redirect=https://${EVIL}`,
    `?next=//${EVIL}`,
    `?${'a'.repeat(1500)}`,
    '?utm_source=x&gclid=y',
    '??',
    '?#',
  ],
];
const AGENTS = [
  ...[
    'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)',
  ],
  ...[
    '',
    'Android',
    'webOS',
    '() { :;}; echo',
    SCRIPT,
    `${'('.repeat(2000)}`,
    'a'.repeat(5000),
    '\xff\xfe',
    'iPad iPhone',
  ],
];
export const COOKIES = [
  ...[
    '',
    '',
    'currentLang=de',
    'currentLang=xx',
    'currentLang=%E0%A4%A',
    'currentLang=j:{"a":1}',
    'currentLang=s:x.y',
  ],
  ...[
    `currentLang=//${EVIL}`,
    'currentLang=de/..',
    'layout=mobile',
    'layout=desktop',
    'layout=__proto__',
    'layout=j:[]',
  ],
  ...[
    'isSetCookieValue=1',
    'isSetCookieValue=j:{',
    '__proto__=1; constructor=2',
    ';;;===',
    '=',
    '\x01\x02',
    'a=b; a=c',
  ],
  ...[
    `x=${'y'.repeat(3000)}`,
    'cookieChoice=1.2026-99-99T99:99:99Z.1-2',
    'cookieChoice=%',
    `currentLang="${SCRIPT}"`,
  ],
  ...['currentLang=\xe4\xf6', 'j:currentLang=j:"de"', 'layout=mobile; layout=desktop', 'currentLang=%00de'],
];
const OTHERS = [
  ...['', '', '', `X-Forwarded-Host: ${EVIL}`, `X-Forwarded-Proto: javascript`, `Forwarded: host=${EVIL}`],
  ...['Accept-Encoding: br', 'Accept-Encoding: gzip;q=0, *;q=1', 'Accept-Encoding: \xff', 'If-None-Match: *'],
  ...[
    'If-None-Match: "',
    'If-Modified-Since: never',
    'Range: bytes=9-1',
    'Range: bytes=0-,0-,0-',
    'Range: bytes=-0',
  ],
  ...[
    'Range: x',
    'Accept: */*;q=x',
    'Accept-Language: ../../x',
    'X-HTTP-Method-Override: DELETE',
    'Expect: x',
  ],
  ...[`X-Original-URL: //${EVIL}`, 'Content-Type: ][', 'Upgrade: websocket', 'X-Request-Id: \xff'],
];
const HOSTS = [
  'www.arcvane.example',
  'www.arcvane.example',
  EVIL,
  `${EVIL}:80`,
  'localhost',
  '[::1]',
  '',
  'a b',
  '[',
];
const BODIES = [
  '',
  '',
  'choice=all',
  'choice=custom&option=2&option=x',
  '{"a":',
  '%',
  'a=b&'.repeat(200),
  '\x00',
];

/** Random combination of valid, malformed and malicious request parts. */
export function hostileRequest(random: Random): HostileRequest {
  const method = random.pick(METHODS);
  const target = hostileTarget(random);
  const body = method === 'GET' || method === 'HEAD' ? '' : random.pick(BODIES);
  const lines = [
    `${method} ${target} HTTP/1.1`,
    `Host: ${random.pick(HOSTS)}`,
    `User-Agent: ${random.pick(AGENTS)}`,
    `Cookie: ${random.pick(COOKIES)}`,
    random.pick(OTHERS),
    body === '' ? '' : 'Content-Type: application/x-www-form-urlencoded',
    body === '' ? '' : `Content-Length: ${body.length}`,
  ].filter((line) => line !== '');
  return { method, target, bytes: `${lines.join('\r\n')}\r\n\r\n${body}` };
}

function hostileTarget(random: Random): string {
  let path = random.pick(LANGUAGES) + random.pick(PLACES);
  for (let turns = random.below(4); turns > 0; turns -= 1) {
    const at = random.below(path.length + 1);
    path =
      random.next() < 0.5
        ? path + random.pick(POISON)
        : path.slice(0, at) + random.pick(POISON) + path.slice(at);
  }
  if (random.next() < 0.2) path = mangled(path, random);
  if (random.next() < 0.05) path = `${random.pick(['http:', 'https:', 'javascript:', ''])}//${EVIL}${path}`;
  if (random.next() < 0.02) path += '/a'.repeat(random.below(1500));
  return path + random.pick(QUERIES);
}

/** Replaces a random character with a random byte, raw or percent-encoded. */
function mangled(path: string, random: Random): string {
  const at = random.below(path.length);
  const byte = random.below(256);
  const put = random.next() < 0.5 ? `%${byte.toString(16).padStart(2, '0')}` : String.fromCharCode(byte);
  return path.slice(0, at) + put + path.slice(at + 1);
}
