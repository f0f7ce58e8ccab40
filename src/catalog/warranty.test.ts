import { expect, it } from 'vitest';
import { words } from '../../test/kit/words.ts';
import { LANGUAGE_CODES } from '../model/codes.ts';
import { organization } from '../organization.ts';
import { CYCLE_TEST } from './conditions.ts';
import { fillFacts } from './fillFacts.ts';
import { warranty } from './warranty.ts';

it('rests on the cycle test that the data sheets state', () => {
  const { temperature, rate, endOfLife } = organization.figures.agingTest;
  const { cellTemperature, cRate, endCapacity } = CYCLE_TEST;
  expect([temperature.value, rate, endOfLife.value]).toEqual([cellTemperature, `${cRate}C`, endCapacity]);
});

it('promises less than the cycle test has shown, at a temperature between its two', () => {
  const { agingTest } = organization.figures;
  const { packs, storage, capacity, meanCellTemperature } = warranty;
  expect(Math.max(packs.cycles, storage.cycles)).toBeLessThanOrEqual(agingTest.cycles);
  expect(capacity.value).toBeLessThan(agingTest.endOfLife.value);
  expect(meanCellTemperature.value).toBeGreaterThan(agingTest.temperature.value);
  expect(meanCellTemperature.value).toBeLessThan(agingTest.hotTemperature.value);
});

it.each(LANGUAGE_CODES)('begins on the same day in all texts in %s, and states its condition', (code) => {
  const { text, items } = words[code].services['after-sales-service'].warranty;
  const begin = fillFacts('{{warranty.beginsWithin}}', code);
  for (const said of [text, words[code].inquiries.forms.registration.text]) expect(said).toContain(begin);
  expect(text).toContain(fillFacts('{{warranty.meanCellTemperature}}', code));
  for (const { text: said } of items.slice(0, 2))
    expect(said).toContain(fillFacts('{{warranty.capacity}}', code));
});
