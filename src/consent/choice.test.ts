import { describe, expect, it } from 'vitest';
import { accepts, ANALYTICS, formatChoice, NECESSARY, parseChoice, REVISION } from './choice.ts';

const when = '2026-11-21T06:30:15Z';

describe('a consent choice', () => {
  it('survives formatting and parsing', () => {
    for (const accepted of [[NECESSARY], [NECESSARY, ANALYTICS]] as const) {
      const choice = { revision: 3, when, accepted };
      expect(parseChoice(formatChoice(choice))).toEqual(choice);
    }
  });

  it('is formatted without characters that a cookie must escape', () => {
    const text = formatChoice({ revision: REVISION, when, accepted: [NECESSARY, ANALYTICS] });
    expect(text).toMatch(/^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]+$/);
  });

  it('is parsed with the necessary option and without unknown options', () => {
    expect(parseChoice(`1.${when}.2`)?.accepted).toEqual([NECESSARY, ANALYTICS]);
    expect(parseChoice(`1.${when}.7-9`)?.accepted).toEqual([NECESSARY]);
  });

  it.each([
    undefined,
    '',
    '1',
    `-1.${when}.1`,
    `1.${when}.`,
    '1.2026-11-21.1',
    '1.2026-13-41T06:30:15Z.1',
    `1.${when}.1 `,
  ])('is undefined for the cookie value %s', (text) => expect(parseChoice(text)).toBeUndefined());

  it('accepts the chosen options, under the current revision only', () => {
    const choice = { revision: REVISION, when, accepted: [NECESSARY, ANALYTICS] } as const;
    expect(accepts(choice, ANALYTICS)).toBe(true);
    expect(accepts({ ...choice, accepted: [NECESSARY] }, ANALYTICS)).toBe(false);
    expect(accepts({ ...choice, revision: REVISION - 1 }, ANALYTICS)).toBe(false);
    expect(accepts(undefined, ANALYTICS)).toBe(false);
  });
});
