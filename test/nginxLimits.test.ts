import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { SAMPLE_HOSTS } from '../scripts/site/sampleNginx.ts';
import type { Session } from '../scripts/site/visitNginx.ts';
import { missingNginx, startBehindNginx, type BehindNginx } from './kit/behindNginx.ts';
import { ROOT } from './kit/site.ts';

const FORM = {
  ':method': 'POST',
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html',
  'sec-fetch-site': 'same-origin',
};

it.each(['nginx', 'container'])(
  'the %s sample stops using no process because of failures',
  async (sample) => {
    const text = await readFile(join(ROOT, 'scripts', 'deploy', sample, 'arcvane-upstream.conf'), 'utf8');
    expect(text.match(/^ +server .*$/gm)?.map((line) => line.split(' ').at(-1))).toEqual([
      'max_fails=0;',
      'max_fails=0;',
    ]);
  },
);

describe.skipIf(missingNginx)('nginx', () => {
  let site: BehindNginx;
  let session: Session;
  beforeAll(async () => {
    site = await startBehindNginx(
      { LOG_LEVEL: 'silent' },
      {
        isAlone: true,
        changes: [
          // As behind a CDN, which tells the visitor's address.
          ['access_log ', 'set_real_ip_from 127.0.0.1; real_ip_header X-Visitor; access_log '],
          // Small limits that do not recover while the test runs.
          ['rate=50r/s', 'rate=1r/m'],
          ['rate=200r/s', 'rate=1r/m'],
          ['burst=200', 'burst=9'],
          ['burst=800', 'burst=29'],
          ['visitors_now 200', 'visitors_now 20'],
          ['networks_now 800', 'networks_now 40'],
        ],
      },
    );
    ({ session } = site);
  });
  afterAll(() => site.stop());

  /** Statuses of further requests from an address, which count for its limits. */
  const statusesOf = async (address: string, requests: number, path = '/legal') => {
    const ask = async () => (await session.ask(path, { 'x-visitor': address })).status;
    return Promise.all(Array.from({ length: requests }, ask));
  };
  const count = (statuses: readonly number[], status: number) =>
    statuses.filter((each) => each === status).length;

  it('reads the response to any request, however long the referrer is', async () => {
    for (const search of ['"'.repeat(7800), 'é'.repeat(3900)]) {
      const headers = { ...FORM, referer: `https://${SAMPLE_HOSTS[0]}/news?${search}` };
      const { status } = await session.ask('/consent', headers, 'choice=all&path=%2Fnews');
      expect(status).toBe(303);
    }
  });

  it.each([
    ['an IPv4 address', '203.0.113.7', '203.0.113.7', '203.0.113.8'],
    ['an IPv6 /64', '2001:db8:1:2::a', '2001:db8:1:2:3:4:5:6', '2001:db8:2:2::a'],
    ['an address that ends with the byte of a line break', '203.10.10.10', '203.10.10.10', '203.10.10.11'],
  ])('limits the requests of %s, and of no other', async (_name, address, same, other) => {
    expect(count(await statusesOf(address, 14), 429)).toBe(4);
    expect(await statusesOf(same, 1)).toEqual([429]);
    expect(await statusesOf(same, 1, '/assets/none.js')).toEqual([429]);
    expect(await statusesOf(same, 1, '/none.png')).toEqual([429]);
    expect(await statusesOf(same, 1, '/icons/favicon.svg')).toEqual([200]);
    expect(await statusesOf(other, 1)).toEqual([200]);
  });

  it('limits the requests of an IPv6 /48, and of no other', async () => {
    const addresses = Array.from({ length: 7 }, (_, index) => `2001:db8:48:${index}::1`);
    const statuses = (await Promise.all(addresses.map((address) => statusesOf(address, 5)))).flat();
    expect(count(statuses, 429)).toBe(5);
    expect(await statusesOf('2001:db8:49::1', 1)).toEqual([200]);
  });

  it.each([
    ['an IPv4 address', () => '203.0.113.20', 21],
    ['an IPv6 /48', (index: number) => `2001:db8:50:${index % 9}::1`, 41],
  ])('limits the requests of %s that are in progress', async (_name, addressOf, requests) => {
    const tls = { rejectUnauthorized: false, servername: SAMPLE_HOSTS[0] };
    const connection = connect(`https://127.0.0.1:${site.nginx.httpsPort}`, tls);
    onTestFinished(() => connection.destroy());
    // Nobody reads the responses, and the file is longer than what nginx may send until somebody does.
    const begin = async (_: unknown, index: number): Promise<number> => {
      const stream = connection.request({
        ':path': '/video/home-loop.webm',
        ':authority': SAMPLE_HOSTS[0],
        'x-visitor': addressOf(index),
      });
      stream.on('error', () => undefined);
      const [headers] = await once(stream, 'response');
      return headers[':status'];
    };
    const statuses = await Promise.all(Array.from({ length: requests }, begin));
    expect([count(statuses, 200), count(statuses, 429)]).toEqual([requests - 1, 1]);
  });

  it('does not limit this machine and private addresses, which may stand for many visitors', async () => {
    for (const address of ['127.0.0.1', '10.1.2.3', 'fd00::1'])
      expect(count(await statusesOf(address, 40), 200)).toBe(40);
  });

  it('sends its own errors with the security headers of the site', async () => {
    await statusesOf('203.0.113.9', 10);
    const page = await session.ask('/legal');
    const errors = [
      await session.ask('/services/join', FORM, 'x'.repeat(70_000)),
      await session.ask('/legal', { 'x-visitor': '203.0.113.9' }),
      await session.ask(`/${'x'.repeat(9000)}`),
    ];
    for (const { child } of site.sites) child.kill('SIGKILL');
    errors.push(await session.ask('/legal?down'));
    expect(errors.map(({ status }) => status)).toEqual([413, 429, 414, 503]);
    for (const { status, headers } of [page, ...errors]) {
      for (const name of [
        'strict-transport-security',
        'x-content-type-options',
        'cross-origin-resource-policy',
      ])
        expect(headers[name], `${name} with ${status}`).toBe(page.headers[name]);
      expect(headers['content-security-policy'], String(status)).toContain("frame-ancestors 'none'");
    }
    expect(page.headers['x-content-type-options']).toBe('nosniff');
  });
});
