import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_PROFILE, PROFILE_COUNTS, readDayProfile } from './dayProfile.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => 100 + hour);

describe('the load profile of a day', () => {
  it.each([
    ['one value per line', HOURS.join('\n'), 'en'],
    ['Windows line breaks and empty lines', `\r\n${HOURS.join('\r\n\r\n')}\r\n`, 'en'],
    ['one line with semicolons', HOURS.join(';'), 'en'],
    ['one line with commas', HOURS.join(', '), 'de'],
    ['one line with spaces', HOURS.join(' '), 'en'],
    ['a header', `kW\n${HOURS.join('\n')}`, 'en'],
    ['times in the first column', HOURS.map((load, hour) => `${hour}:00;${load}`).join('\n'), 'de'],
    ['times and tabs', `time\tkW\n${HOURS.map((load, hour) => `${hour}:00\t${load}`).join('\n')}`, 'fr'],
    ['times and commas', HOURS.map((load, hour) => `${hour}:00,${load}`).join('\n'), 'en'],
    ['quotation marks', HOURS.map((load) => `"${load}"`).join('\n'), 'en'],
  ])('may have %s', (_, text, tag) => {
    expect(readDayProfile(text, tag).loads).toEqual(HOURS);
  });

  it.each([24, 48, 96, 144])('may have %i values with a decimal, as a browser sends them', (count) => {
    const loads = Array.from({ length: count }, (_, index) => 100.5 + index);
    const { loads: read, fault } = readDayProfile(loads.join('\r\n').replaceAll('.', ','), 'fr');
    expect([read, fault]).toEqual([loads, undefined]);
  });

  it('has the decimal separator of the language', () => {
    const german = HOURS.map((load) => `${load},5`).join('\n');
    expect(readDayProfile(german, 'de').loads).toEqual(HOURS.map((load) => load + 0.5));
    const english = HOURS.map((load) => `${load}.5`).join(',');
    expect(readDayProfile(english, 'en').loads).toEqual(HOURS.map((load) => load + 0.5));
  });

  it.each([
    ['another number of values', HOURS.slice(1).join('\n'), { kind: 'profileCount', count: 23 }],
    ['a single value', '100', { kind: 'profileCount', count: 1 }],
    ['text', `${HOURS.slice(1).join('\n')}\nn/a`, { kind: 'profileValue', text: 'n/a' }],
    ['a negative load', `${HOURS.slice(1).join('\n')}\n-5`, { kind: 'profileValue', text: '-5' }],
    ['an unbelievable load', `${HOURS.slice(1).join('\n')}\n1e9`, { kind: 'profileValue', text: '1e9' }],
    ['too many characters', HOURS.join(' '.repeat(40)), { kind: 'profileTooLong' }],
  ])('reports %s', (_, text, fault) => {
    const profile = readDayProfile(text, 'en');
    expect(profile.fault).toEqual(fault);
    expect(profile.loads).toEqual([]);
    expect(profile.text.length).toBeLessThanOrEqual(LONGEST_PROFILE);
  });

  it('is valid or has a fault, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 900 }), (text) => {
        const { loads, fault } = readDayProfile(text, 'en');
        expect(PROFILE_COUNTS.includes(loads.length)).toBe(fault === undefined);
      }),
    );
  });
});
