import { expect, it } from 'vitest';
import { enquiriesThroughCrashes } from '../scripts/torture/enquiryLoss.ts';
import { ROOT } from './kit/site.ts';

/** A short form of `npm run torture -- --only enquiries`. */
it('no accepted enquiry is lost or altered while processes are killed', async () => {
  const { faults, seen } = await enquiriesThroughCrashes({
    root: ROOT,
    count: 40,
    clients: 5,
    kills: 4,
    seed: 1,
  });
  expect(faults).toEqual([]);
  expect(seen).toMatch(/^40 accepted, [1-9]/);
});
