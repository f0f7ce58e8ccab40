import fc, { type Arbitrary } from 'fast-check';
import { listOf } from '../../site/listOf.ts';

export const EVIL = 'evil.example';
export const SCRIPT = '<script>alert(1)</script>';

export interface HostileRequest {
  readonly target: string;
  readonly bytes: string;
}

/** A change of a path. */
type Step = (path: string) => string;

const BATCH = 1000;

const METHODS = listOf('HEAD POST PUT DELETE OPTIONS PATCH TRACE');
const LANGUAGES = listOf('/ar /de /es /fr /it /ja /en /zh /DE /d%65');
const PLACES = listOf(`
  / /mobile /news /news/7 /news/mobile/7 /news/pages/2 /news/detail /solutions /technical-strength
  /solutions/battery-system/battery-pack /solutions/detail/battery /solutions/detail/mobile/super
  /solutions/battery-system/packDetail/forklift /about-us/contact-us /privacy /privacy/indexDE /twoPage/jion
  /services/join /language/de /qr/page.svg /qr/icon/weixin.svg /vr-oa-service/public/blocks /consent
  /sitemap.xml /sitemap-de.xml /robots.txt /assets/ /pictures/ /healthz /readyz /version
  /.well-known/security.txt /icons/favicon.svg`);
const POISON = [
  ...listOf(`
    // /\\ /%2f /%5c /.. /. /%2e%2e /..; /%00 /%0d%0aSet-Cookie:%20evil=1 /%c0%ae /% /%zz /%ff%fe /%e0%a4%a
    /mobile /en /mobile/en /en/mobile /de /* /__proto__ /constructor /toString /hasOwnProperty /null
    /undefined /NaN /-1 /1e309 /99999999999999999999 /%F0%9F%92%A9 /..%2f..%2fetc%2fpasswd /.git/config
    /.env /index.php //${EVIL} /\\${EVIL} /%2f%2f${EVIL} /%5c%5c${EVIL} /@${EVIL} /.${EVIL}
    /https://${EVIL} /${encodeURIComponent(SCRIPT)} /${SCRIPT} /"onload="x /' /\${7*7} /{{7*7}} ;/x`),
  ...['/ ', '/\t', '/\x80\xff'],
];
const QUERIES = listOf(`
  ? ?x=1 ?path=//${EVIL} ?path=https://${EVIL} ?path=/\\${EVIL} ?path=/%0d%0aX:1 ?path=/news ?path[]=a
  ?path=a&path=b ?__proto__[x]=1 ?slug=news&lang=de ?slug=news&lang=xx ?slug=__proto__&lang=en
  ?slug=news&slug=news ?lang=de ?q=${SCRIPT} ?% ?= ?&&&& ?a=%ff ?redirect=https://${EVIL} ?next=//${EVIL}
  ?${'a'.repeat(1500)} ?utm_source=x&gclid=y ?? ?#`);
const HOSTS = [EVIL, `${EVIL}:80`, 'localhost', '[::1]', '', 'a b', '['];
const AGENTS = [
  'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)',
  'iPad iPhone',
  '() { :;}; echo',
  ...['', 'Android', 'webOS', SCRIPT, '('.repeat(2000), 'a'.repeat(5000), '\xff\xfe'],
];
const COOKIES = [
  ...listOf(`
    currentLang=de currentLang=xx currentLang=%E0%A4%A currentLang=j:{"a":1} currentLang=s:x.y
    currentLang=//${EVIL} currentLang=de/.. currentLang=%00de currentLang="${SCRIPT}" j:currentLang=j:"de"
    layout=mobile layout=desktop layout=__proto__ layout=j:[] isSetCookieValue=1 isSetCookieValue=j:{
    cookieChoice=1.2026-99-99T99:99:99Z.1-2 cookieChoice=% ;;;=== = x=${'y'.repeat(3000)}`),
  ...['__proto__=1; constructor=2', 'layout=mobile; layout=desktop', 'a=b; a=c'],
  ...['\x01\x02', 'currentLang=\xe4\xf6'],
];
const OTHERS = [
  ...[`X-Forwarded-Host: ${EVIL}`, 'X-Forwarded-Proto: javascript', `Forwarded: host=${EVIL}`],
  ...['Accept-Encoding: br', 'Accept-Encoding: gzip;q=0, *;q=1', 'Accept-Encoding: \xff', 'Accept: */*;q=x'],
  ...['If-None-Match: *', 'If-None-Match: "', 'If-Modified-Since: never'],
  ...['Range: bytes=9-1', 'Range: bytes=0-,0-,0-', 'Range: bytes=-0', 'Range: x'],
  ...['Accept-Language: ../../x', 'X-HTTP-Method-Override: DELETE', `X-Original-URL: //${EVIL}`, 'Expect: x'],
  ...['Content-Type: ][', 'Upgrade: websocket', 'X-Request-Id: \xff'],
];
const BODIES = ['choice=all', 'choice=custom&option=2&option=x', '{"a":', '%', 'a=b&'.repeat(200), '\x00'];

const position = fc.nat(9999);
const poisoned = fc
  .tuple(fc.constantFrom(...POISON), fc.boolean(), position)
  .map(([poison, isAppended, at]): Step => {
    return (path) => (isAppended ? path + poison : spliced(path, at, 0, poison));
  });
/** Replaces a character with a byte, raw or percent-encoded. */
const mangled = fc.tuple(fc.nat(255), fc.boolean(), position).map(([byte, isEncoded, at]): Step => {
  const put = isEncoded ? `%${byte.toString(16).padStart(2, '0')}` : String.fromCharCode(byte);
  return (path) => spliced(path, at, 1, put);
});
const absolute = fc.constantFrom('http:', 'https:', 'javascript:', '').map(
  (scheme): Step =>
    (path) =>
      `${scheme}//${EVIL}${path}`,
);
const lengthened = fc.nat(1500).map(
  (times): Step =>
    (path) =>
      path + '/a'.repeat(times),
);

const target = fc
  .tuple(
    biased('', 20, LANGUAGES),
    fc.constantFrom(...PLACES),
    fc.array(poisoned, { maxLength: 3 }),
    fc.tuple(sometimes(20, mangled), sometimes(5, absolute), sometimes(2, lengthened)),
    biased('', 10, QUERIES),
  )
  .map(([language, place, poison, changes, query]) => {
    return [...poison, ...changes].reduce((path, step) => step(path), language + place) + query;
  });

/** Several cookies, each with an inserted character. */
const corruptedCookies = fc
  .array(
    fc
      .tuple(fc.constantFrom(...COOKIES), fc.integer({ min: 33, max: 254 }), position)
      .map(([cookie, code, at]) => spliced(cookie, at, 0, String.fromCharCode(code))),
    { minLength: 1, maxLength: 5 },
  )
  .map((cookies) => cookies.join('; '));

/** Combination of valid, malformed and malicious request parts. */
const hostileRequest: Arbitrary<HostileRequest> = fc
  .record({
    method: biased('GET', 75, METHODS),
    target,
    host: biased('www.arcvane.example', 20, HOSTS),
    agent: fc.constantFrom(...AGENTS),
    cookies: fc.oneof(biased('', 10, COOKIES), corruptedCookies),
    other: biased('', 15, OTHERS),
    anyBody: biased('', 25, BODIES),
  })
  .map(({ method, target, host, agent, cookies, other, anyBody }) => {
    const body = method === 'GET' || method === 'HEAD' ? '' : anyBody;
    const lines = [
      `${method} ${target} HTTP/1.1`,
      `Host: ${host}`,
      `User-Agent: ${agent}`,
      `Cookie: ${cookies}`,
      'Connection: close',
      other,
      body && 'Content-Type: application/x-www-form-urlencoded',
      body && `Content-Length: ${body.length}`,
    ].filter((line) => line !== '');
    return { target, bytes: `${lines.join('\r\n')}\r\n\r\n${body}` };
  });

/** Samples in batches: a hundred thousand requests at once would take 150 MB. */
export function* hostileRequests(count: number): Generator<HostileRequest, void> {
  for (let seed = 0; seed < count; seed += BATCH) yield* fc.sample(hostileRequest, { numRuns: BATCH, seed });
}

/** `common` in the given percentage of cases, otherwise one of `others`. */
function biased(common: string, percent: number, others: readonly string[]): Arbitrary<string> {
  return fc.oneof(
    { weight: percent, arbitrary: fc.constant(common) },
    { weight: 100 - percent, arbitrary: fc.constantFrom(...others) },
  );
}

function sometimes(percent: number, step: Arbitrary<Step>): Arbitrary<Step> {
  return fc.oneof(
    { weight: 100 - percent, arbitrary: fc.constant<Step>((path) => path) },
    { weight: percent, arbitrary: step },
  );
}

/** Replaces `count` characters of a text at a position, which wraps around. */
function spliced(text: string, position: number, count: number, piece: string): string {
  const at = position % (text.length + 1 - count);
  return text.slice(0, at) + piece + text.slice(at + count);
}
