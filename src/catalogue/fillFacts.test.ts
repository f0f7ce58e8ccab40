import { describe, expect, it } from 'vitest';
import { organisation } from '../organisation.ts';
import type { LanguageCode } from '../model/codes.ts';
import { fillFacts } from './fillFacts.ts';

/** Spaces of every kind become ordinary ones; marks of direction disappear. */
const filled = (text: string, code: LanguageCode) =>
  fillFacts(text, code)
    .replace(/[\u00a0\u202f\u2009]/gu, ' ')
    .replace(/\u200e/gu, '');

describe('a placeholder is filled in the language of the text', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', '{{organisation.figures.people}}', '2,400'],
    ['de', '{{organisation.figures.people}}', '2.400'],
    ['fr', '{{organisation.figures.people}}', '2 400'],
    ['en', '{{organisation.figures.installed}}', '12 GWh'],
    ['fr', '{{warranty.capacity}}', '70 %'],
    ['it', '{{warranty.capacity}}', '70%'],
    ['en', '{{warranty.cables.term}}', '2 years'],
    ['ar', '{{warranty.cables.term}}', 'سنتان'],
    ['ar', '{{warranty.packs.term}}', '5 سنوات'],
    ['ja', '{{warranty.beginsWithin}}', '6か月'],
    ['de', '{{organisation.figures.countedOn}}', '31. Oktober 2026'],
    ['en', '{{organisation.figures.hours.office.from}}', '8 a.m.'],
    ['en', '{{organisation.figures.hours.office.to}}', '5:30 p.m.'],
    ['es', '{{organisation.figures.hours.office.to}}', '17:30'],
    ['fr', '{{organisation.figures.hours.office.to}}', '17 h 30'],
    ['fr', '{{organisation.figures.hours.office.from}}', '8 h'],
    ['de', '{{organisation.figures.laboratory.climateChambers.min}}', '−40 °C'],
    ['fr', '{{organisation.figures.laboratory.climateChambers}}', 'de −40 à +85 °C'],
    [
      'ar',
      '{{organisation.figures.laboratory.climateChambers}}',
      'من \u2068−40\u2069 إلى \u2068+85 °C\u2069',
    ],
    ['de', '{{organisation.figures.batteryStorage.charge}}', '30–50 %'],
    ['de', '{{catalogue.container.dcEfficiency.max}}', '96,4 %'],
    ['en', '{{catalogue.battery.energy.min}} to {{catalogue.battery.energy.max}}', '2.69 kWh to 88.3 kWh'],
    [
      'en',
      '{{catalogue.battery.cycleLife}} cycles at {{catalogue.battery.cycleLife.cellTemperature}}',
      '6,000 cycles at 25 °C',
    ],
    ['en', '{{catalogue.battery.protection}}', 'IP67'],
  ])('%s: %s', (code, placeholder, text) => {
    expect(filled(placeholder, code)).toBe(text);
  });
});

it.each([
  '{{organisation.motto}}',
  '{{organisation.figures.spareParts.min}}',
  '{{warranty.packs}}',
  '{{catalogue.battery}}',
  '{{catalogue.battery.colour}}',
  // A word is translated in `products.json`, and models differ.
  '{{catalogue.battery.cooling}}',
  '{{catalogue.cabinet.protection}}',
])('%s has no value, which is an error that names it', (placeholder) => {
  expect(() => fillFacts(placeholder, 'en')).toThrow(placeholder);
});

it('leaves the placeholders of i18next alone', () => {
  expect(fillFacts('{{name}}, {{organisation.name}}', 'en')).toBe(`{{name}}, ${organisation.name}`);
});
