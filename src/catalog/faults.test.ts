import { describe, expect, it } from 'vitest';
import { words } from '../../test/kit/words.ts';
import { LANGUAGE_CODES } from '../model/codes.ts';
import { faultTexts, FAULTS } from './faults.ts';

/** As each language calls the parking brake. */
const PARKING_BRAKE = {
  en: 'parking brake',
  de: 'Feststellbremse',
  ar: 'فرامل الوقوف',
  ja: '駐車ブレーキ',
  fr: 'frein de stationnement',
  es: 'freno de estacionamiento',
  it: 'freno di stazionamento',
};

describe.each(LANGUAGE_CODES)('what to do about a fault in %s', (code) => {
  const { faults } = words[code];
  const all = (['pack', 'managementUnit', 'drive', 'onboardCharger'] as const).flatMap((kind) =>
    FAULTS[kind].map((fault) => ({ kind, fault })),
  );

  it('that takes the drive from a vehicle under way includes the parking brake, before it is switched off', () => {
    const stopping = all.filter(({ fault: { first } }) => first.includes('stop') || first.includes('brake'));
    const opening = all.filter(({ kind, fault: { id } }) => {
      const texts: Readonly<Record<string, { readonly sign: string }>> = words.en.faults[kind];
      return /contactors open(?! while charging)/iu.test(texts[id]?.sign ?? '');
    });
    expect(opening.length).toBeGreaterThan(0);
    expect(stopping).toEqual(expect.arrayContaining(opening));
    for (const { kind, fault } of stopping)
      for (const vehicle of [undefined, 'road'] as const) {
        const { remedy } = faultTexts(kind, fault, words[code], vehicle);
        expect(remedy, fault.id).toContain(PARKING_BRAKE[code]);
        const off = fault.first.includes('switchOff') ? faults.remedies.first.switchOff : remedy.slice(-1);
        expect(remedy.indexOf(PARKING_BRAKE[code]), fault.id).toBeLessThan(remedy.lastIndexOf(off));
      }
  });
});
