import { describe, expect, it } from 'vitest';
import { FOOTPRINT_STAGES, MAKING_FACTOR, avoidedEmissions, calculate } from './footprint.ts';

const ask = (query: string, tag = 'en') => calculate(new URLSearchParams(query), tag);

describe('avoidedEmissions', () => {
  it('matches the worked example on the page', () => {
    const { delivered, avoided, making, net } = avoidedEmissions(500, 0.38);
    expect([delivered, avoided, making, net].map(Math.round)).toEqual([482, 183, 6, 177]);
  });

  it('is negative if the grid emits less than manufacturing the storage', () => {
    expect(avoidedEmissions(100, 0.005).net).toBeLessThan(0);
  });
});

describe('calculate', () => {
  it('returns no result and no faults without the form’s parameters', () => {
    expect(ask('')).toEqual({ energy: { text: '' }, factor: { text: '' } });
    expect(ask('utm_source=fair')).toEqual({ energy: { text: '' }, factor: { text: '' } });
  });

  it('parses both numbers in the format of the language', () => {
    expect(ask('energy=1.500&factor=0,38', 'de').result?.stored).toBe(1500);
    expect(ask('energy=1.500&factor=0.38', 'en').result?.stored).toBe(1.5);
  });

  it.each([
    ['energy=&factor=0.38', 'missing', undefined],
    ['energy=500', undefined, 'missing'],
    ['energy=abc&factor=0.38', 'notNumber', undefined],
    ['energy=0&factor=0', 'tooSmall', 'tooSmall'],
    ['energy=-5&factor=-0.1', 'tooSmall', 'tooSmall'],
    ['energy=1000001&factor=0.38', 'tooLarge', undefined],
    // A value in g/kWh.
    ['energy=500&factor=380', undefined, 'tooLarge'],
    ['energy=1000000&factor=2', undefined, undefined],
  ])('reports the faults of each field for %s', (query, energy, factor) => {
    const answer = ask(query);
    expect([answer.energy.fault, answer.factor.fault]).toEqual([energy, factor]);
    expect(answer.result === undefined).toBe(energy !== undefined || factor !== undefined);
  });

  it('returns the input, cut to 40 characters', () => {
    expect(ask('energy=abc&factor=0.38').energy.text).toBe('abc');
    expect(ask(`energy=${'9'.repeat(5000)}&factor=1`).energy.text).toHaveLength(40);
  });
});

describe('the footprint data', () => {
  it('add up to 13 g per kWh, in the chart as well', () => {
    expect(Math.round(MAKING_FACTOR * 1000)).toBe(13);
    const making = FOOTPRINT_STAGES.filter(([stage]) => stage !== 'use');
    expect(Math.round(making.reduce((sum, [, grams]) => sum + grams, 0))).toBe(13);
  });
});
