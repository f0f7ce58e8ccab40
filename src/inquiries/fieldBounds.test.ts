import { describe, expect, it } from 'vitest';
import { readFields, type Field } from './fields.ts';

const NOW = Date.parse('2026-11-21T06:30:15.750Z');

describe('the bounds of fields', () => {
  const read = (kind: Field['kind'], value: string, bounds: Partial<Field>) =>
    readFields([{ name: 'name', kind, ...bounds }], { name: value }, 'de', NOW);

  it.each([
    [{ min: 1, max: 1200 }, '0', 'atLeast'],
    [{ min: 1, max: 1200 }, '1', undefined],
    [{ min: 1, max: 1200 }, '1.200', undefined],
    [{ min: 1, max: 1200 }, '1.201', 'atMost'],
    [{ step: 0.5 }, '2,5', undefined],
    [{ step: 0.5 }, '2,7', 'step'],
  ] as const)('a number with %j that is %s has the fault %s', (bounds, given, fault) => {
    expect(read('number', given, bounds).faults.name).toBe(fault);
  });

  it.each([
    [{ min: 0 }, '2026-11-19', 'atLeast'],
    [{ min: 0 }, '2026-11-20', undefined],
    [{ max: 0 }, '2026-11-21', undefined],
    [{ max: 0 }, '2026-11-22', 'atMost'],
    [{ min: -3, max: 1 }, '2026-11-22', undefined],
    [{ min: 0 }, '2026-11-31', 'date'],
  ] as const)('a date with %j that is %s has the fault %s', (bounds, given, fault) => {
    expect(read('date', given, bounds).faults.name).toBe(fault);
  });
});
