import { expect, it } from 'vitest';
import { organization } from '../organization.ts';
import type { LanguageCode } from '../model/codes.ts';
import { fillFacts } from './fillFacts.ts';

/** Spaces of every kind become ordinary ones; marks of direction disappear. */
const filled = (text: string, code: LanguageCode) =>
  fillFacts(text, code)
    .replace(/[\u00a0\u202f\u2009]/gu, ' ')
    .replace(/\u200e/gu, '');

it.each<[LanguageCode, string, string]>([
  ['en', '{{organization.figures.people}}', '2,400'],
  ['de', '{{organization.figures.people}}', '2.400'],
  ['fr', '{{organization.figures.people}}', '2 400'],
  ['en', '{{organization.figures.installed}}', '12 GWh'],
  ['fr', '{{warranty.capacity}}', '70 %'],
  ['it', '{{warranty.capacity}}', '70%'],
  ['en', '{{warranty.cables.term}}', '2 years'],
  ['ar', '{{warranty.cables.term}}', 'سنتان'],
  ['ar', '{{warranty.packs.term}}', '5 سنوات'],
  ['ja', '{{warranty.beginsWithin}}', '6か月'],
  ['de', '{{organization.figures.countedOn}}', '31. Oktober 2026'],
  ['it', '{{organization.figures.openRecalls.household.built}}', '6–24 gennaio 2025'],
  ['en', '{{organization.figures.hours.office.from}}', '8 a.m.'],
  ['en', '{{organization.figures.hours.office.to}}', '5:30 p.m.'],
  ['es', '{{organization.figures.hours.office.to}}', '17:30'],
  ['fr', '{{organization.figures.hours.office.to}}', '17 h 30'],
  ['fr', '{{organization.figures.hours.office.from}}', '8 h'],
  ['de', '{{organization.figures.laboratory.climateChambers.min}}', '−40 °C'],
  ['fr', '{{organization.figures.laboratory.climateChambers}}', 'de −40 à +85 °C'],
  ['ar', '{{organization.figures.laboratory.climateChambers}}', 'من \u2068−40\u2069 إلى \u2068+85 °C\u2069'],
  ['de', '{{organization.figures.batteryStorage.charge}}', '30–50 %'],
  ['de', '{{catalog.container.dcEfficiency.max}}', '96,4 %'],
  ['en', '{{catalog.battery.energy.min}} to {{catalog.battery.energy.max}}', '2.69 kWh to 88.3 kWh'],
  [
    'en',
    '{{catalog.battery.cycleLife}} cycles at {{catalog.battery.cycleLife.cellTemperature}}',
    '6,000 cycles at 25 °C',
  ],
  ['en', '{{catalog.battery.protection}}', 'IP67'],
  ['fr', '{{hotline.phone}}', '+33 4 65 71 01 12'],
  ['ja', '{{hotline.phone}}', '06-1123-0112'],
  ['de', '{{hotline.mail}}', 'service@arcvane.example'],
])('a placeholder is filled in the language of the text, %s: %s', (code, placeholder, text) => {
  expect(filled(placeholder, code)).toBe(text);
});

it.each([
  '{{organization.motto}}',
  '{{organization.figures.spareParts.min}}',
  '{{warranty.packs}}',
  '{{catalog.battery}}',
  '{{catalog.battery.color}}',
  // A word is translated in `products.json`, and models differ.
  '{{catalog.battery.cooling}}',
  '{{catalog.cabinet.protection}}',
])('%s has no value, which is an error that names it', (placeholder) => {
  expect(() => fillFacts(placeholder, 'en')).toThrow(placeholder);
});

it('leaves the placeholders of i18next alone', () => {
  expect(fillFacts('{{name}}, {{organization.name}}', 'en')).toBe(`{{name}}, ${organization.name}`);
});
