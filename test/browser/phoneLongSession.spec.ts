import { growthFaults, memoryOverVisits, VISITS } from '../../scripts/browser/heldMemory.ts';
import { expect, expectSameDocument, markDocument, test, visit } from './kit.ts';

test.use({ loadsPictures: true, prefetches: true });

test(`${VISITS} visits leak no memory`, async ({ page, layout }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/legal', layout);
  await markDocument(page);
  const { before, after } = await memoryOverVisits(page, layout);
  expect(growthFaults(before, after)).toEqual([]);
  await expectSameDocument(page);
});
