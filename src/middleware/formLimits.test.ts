import { describe, expect, it } from 'vitest';
import { addressKeys, createLimits } from './formLimits.ts';

describe('the rate limits', () => {
  it.each([
    ['203.0.113.7', ['203.0.113.7']],
    ['::ffff:203.0.113.7', ['203.0.113.7']],
    ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2', '2001:db8:1']],
    ['2001:0DB8:1:2::1', ['2001:db8:1:2', '2001:db8:1']],
    ['2001:db8::1', ['2001:db8:0:0', '2001:db8:0']],
    ['127.0.0.1', []],
    ['::ffff:10.1.2.3', []],
    ['::1', []],
    ['fe80::1%eth0', []],
    ['unknown', []],
    [undefined, []],
  ])('count the address %s as %j', (address, keys) => expect(addressKeys(address)).toEqual(keys));

  it('stop one address, and no other', async () => {
    const exceeded = createLimits();
    for (let count = 0; count < 30; count += 1) expect(await exceeded('203.0.113.7')).toBeUndefined();
    expect(await exceeded('203.0.113.7')).toMatchObject({ limit: 'address' });
    expect(await exceeded('203.0.113.8')).toBeUndefined();
  });

  it('stop an IPv6 /48, and no other, after 100 forms', async () => {
    const exceeded = createLimits(1000);
    const from = (network: string) => (_: unknown, index: number) => exceeded(`${network}:${index}::1`);
    expect(await Promise.all(Array.from({ length: 100 }, from('2001:db8:1')))).toEqual(
      Array.from({ length: 100 }, () => undefined),
    );
    expect(await exceeded('2001:db8:1:ffff::1')).toMatchObject({ limit: 'address' });
    expect(await exceeded('2001:db8:2:ffff::1')).toBeUndefined();
  });

  it('stop all above 50 at once, and an address over its limit does not count for all', async () => {
    const exceeded = createLimits();
    for (let count = 0; count < 100; count += 1) await exceeded('203.0.113.7');
    const others = Array.from({ length: 40 }, (_, index) => exceeded(`198.51.100.${index}`));
    const stopped = (await Promise.all(others)).filter((each) => each !== undefined);
    expect(stopped.length).toBe(20);
    expect(stopped[0]).toMatchObject({ limit: 'all', seconds: 1 });
  });
});
