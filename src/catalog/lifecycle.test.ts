import { describe, expect, it } from 'vitest';
import { formatOf } from '../locale/format.ts';
import { LANGUAGE_CODES } from '../model/codes.ts';
import { words } from '../../test/kit/words.ts';
import { familyOf, PRODUCT_IDS } from './catalog.ts';
import { lifecycleLine, lifecycleRows, milestonesOf, noticesOf, stageOf } from './lifecycle.ts';
import { modelNamed, MODELS, modelsOf } from './models.ts';

const english = { words: words.en, format: formatOf('en') };
const model = (name: string) => {
  const found = modelNamed(name);
  if (!found) throw new Error(`No model ${name}`);
  return found;
};
const day = '2026-11-29';

describe('the life cycle of a model', () => {
  it.each(MODELS)('of $name has its dates in order', (each) => {
    const { soldFrom, lastOrder, lastDelivery, sparesUntil, securityUntil } = milestonesOf(each);
    const announced = familyOf(each.product).lifecycles[each.index]?.announced;
    const dates = [soldFrom, announced, lastOrder, lastDelivery, securityUntil, sparesUntil].filter(
      (date) => date !== undefined,
    );
    expect(dates).toEqual(dates.toSorted());
    for (const date of dates) expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
    // A data sheet names a lead time, so it must be older than the last order.
    const { date } = familyOf(each.product).revisions['data-sheet'];
    if (lastOrder !== undefined) expect(date < lastOrder).toBe(true);
    expect(soldFrom <= date).toBe(true);
  });

  it('names a successor that is sold longer', () => {
    const ending = MODELS.filter((each) => milestonesOf(each).successor !== undefined);
    expect(ending.map(({ name }) => name)).toEqual(['AV-SC 233', 'AV-CT 3730']);
    for (const each of ending) {
      const successor = model(milestonesOf(each).successor ?? '');
      expect(milestonesOf(successor).lastOrder).toBeUndefined();
      expect(successor.product).toBe(each.product);
    }
  });

  it('passes each stage', () => {
    const ending = model('AV-CT 3730');
    // 24 weeks after the last order; spare parts for 15 years, security updates for 10.
    expect(milestonesOf(ending)).toMatchObject({
      lastDelivery: '2027-09-15',
      sparesUntil: '2042-09-15',
      securityUntil: '2037-09-15',
    });
    expect(
      ['2022-05-01', '2027-03-31', '2027-04-01', '2042-09-15', '2042-09-16'].map((at) => stageOf(ending, at)),
    ).toEqual(['announced', 'lastOrder', 'spareParts', 'spareParts', 'ended']);
    expect(stageOf(model('AV-CT 4180'), day)).toBe('active');
  });
});

it('is a table whose rows at least one model has', () => {
  const rows = lifecycleRows(modelsOf('container'), english, day);
  expect(rows.map(({ label, values: [first, second] }) => [label, first, second])).toEqual([
    ['Status', 'Last orders', 'Active'],
    ['Sold from', 'May 2022', 'March 2024'],
    ['Order by', 'March 31, 2027', '–'],
    ['Successor', 'AV-CT 4180', '–'],
    ['Spare parts until', 'September 2042', '15\u00a0years after the last delivery'],
    ['Security updates until', 'September 2037', 'December 2036 or later'],
  ]);
  expect(lifecycleRows(modelsOf('battery'), english, day)).toHaveLength(4);
  expect(lifecycleLine('container', english)).toBe(
    'AV-CT 3730 (Order by: March 31, 2027 · Successor: AV-CT 4180) · Security updates until: December 2036 or later',
  );
});

it('has notices in each language with all facts, open recalls first, then the newest', () => {
  for (const code of LANGUAGE_CODES)
    for (const id of PRODUCT_IDS) {
      const notices = noticesOf(id, { words: words[code], format: formatOf(code) });
      for (const { title, text } of notices) expect(title + text).not.toMatch(/\{\{|undefined| {2}/);
      expect(notices[0]?.id.startsWith('recall-') ?? false).toBe(id === 'household');
      const dates = notices.filter((one) => !one.id.startsWith('recall-')).map(({ when }) => when);
      expect(dates).toEqual(dates.toSorted().toReversed());
    }
  expect(noticesOf('e-bus', english)[0]?.text).not.toContain('Modbus');
  expect(noticesOf('container', english).map(({ id }) => id)).toEqual([
    'interfaces-B',
    'phase-out-AV-CT 3730',
  ]);
});
