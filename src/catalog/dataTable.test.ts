import { expect, test } from 'vitest';
import { words } from '../../test/kit/words.ts';
import type { LanguageCode } from '../model/codes.ts';
import { formatOf } from '../locale/format.ts';
import { familyOf, type ProductId } from './catalog.ts';
import { formatValue, keyFigures, spanValue } from './dataTable.ts';
import { wordList, type Value } from '../model/value.ts';
import type { RowKey } from './family.ts';

test.each<[LanguageCode, Value, string]>([
  ['en', 1, '1 year'],
  ['en', 10, '10 years'],
  ['en', [1, 2], '1–2 years'],
  ['de', 1, '1 Jahr'],
  ['fr', 10, '10 ans'],
  ['ar', 1, 'سنة'],
  ['ar', 2, 'سنتان'],
  ['ar', 10, '10 سنوات'],
  ['ar', 15, '15 سنة'],
  ['ar', 100, '100 سنة'],
  ['ar', [1, 3], '\u20681–3\u2069 سنوات'],
  ['ja', 10, '10年'],
])('formats a unit word in the plural form of its number, %s: %j years', (code, value, text) => {
  const context = { words: words[code], format: formatOf(code) };
  const shown = formatValue(value, 'years', context);
  expect(shown.replace(/[\u00a0\u2009]/gu, ' ')).toBe(text);
});

test.each<[LanguageCode, Value, 'min' | 's', string]>([
  ['en', 38, 'min', '38 min'],
  ['ar', 38, 'min', '38 دقيقة'],
  ['ar', 5, 'min', '5 دقائق'],
  ['ar', 2, 's', '2 ثانية'],
  ['ar', 5, 's', '5 ثوانٍ'],
  ['ar', [50, 56], 'min', '\u206850–56\u2069 دقيقة'],
])('%s: formats %j %s as %s', (code, value, unit, text) => {
  const context = { words: words[code], format: formatOf(code) };
  expect(formatValue(value, unit, context).replace('\u00a0', ' ')).toBe(text);
});

test.each<[LanguageCode, string]>([
  ['en', 'Gas detection, active ventilation, Wi-Fi'],
  ['de', 'Gasdetektion, Zwangsentlüftung, WLAN'],
  ['fr', 'Détection de gaz, ventilation active, Wi-Fi'],
])('%s: begins a list, not each of its parts, with a capital letter', (code, text) => {
  const context = { words: words[code], format: formatOf(code) };
  expect(formatValue(wordList('gasDetection', 'activeVentilation', 'wifi'), undefined, context)).toBe(text);
});

test.each<[LanguageCode, string]>([
  ['en', '96.4%'],
  ['it', '96,4%'],
  ['ja', '96.4%'],
  ['ar', '96.4%'],
  ['de', '96,4 %'],
  ['es', '96,4 %'],
  ['fr', '96,4 %'],
])('%s: formats the percent sign as in %s', (code, text) => {
  const context = { words: words[code], format: formatOf(code) };
  const shown = formatValue(96.4, '%', context);
  expect(shown.replace('\u00a0', ' ')).toBe(text);
});

test.each<[LanguageCode, 'revolutionsPerMinute' | 'litersPerMinute' | 'kilowattsPerLiter', string]>([
  ['ja', 'revolutionsPerMinute', '12 rpm'],
  ['ja', 'litersPerMinute', '12 L/min'],
  ['ja', 'kilowattsPerLiter', '12 kW/L'],
  ['en', 'litersPerMinute', '12 L/min'],
  ['en', 'kilowattsPerLiter', '12 kW/L'],
  ['de', 'litersPerMinute', '12 l/min'],
  ['de', 'revolutionsPerMinute', '12 1/min'],
  ['fr', 'revolutionsPerMinute', '12 tr/min'],
  ['ar', 'litersPerMinute', '12 لتر/دقيقة'],
])('writes a unit as the language does, %s: %s', (code, unit, text) => {
  const context = { words: words[code], format: formatOf(code) };
  expect(formatValue(12, unit, context)).toBe(text.replace(' ', '\u00a0'));
});

test.each<[LanguageCode, string, string]>([
  ['en', '−20 to +55 °C', '22.4–28.8 V'],
  ['de', '−20 bis +55 °C', '22,4–28,8 V'],
  ['fr', 'de −20 à +55 °C', '22,4 à 28,8 V'],
  ['es', '−20 a +55 °C', '22,4–28,8 V'],
  ['it', 'da −20 a +55 °C', '22,4–28,8 V'],
  ['ja', '−20〜+55 °C', '22.4〜28.8 V'],
  ['ar', 'من \u2068−20\u2069 إلى \u2068+55 °C\u2069', '22.4–28.8 V'],
])('formats a range in the pattern of the language, %s: %s, %s', (code, signed, plain) => {
  const context = { words: words[code], format: formatOf(code) };
  const shown = (value: Value, unit: '°C' | 'V') =>
    formatValue(value, unit, context).replaceAll('\u200e', '').replace('\u00a0', ' ');
  expect([shown([-20, 55], '°C'), shown([22.4, 28.8], 'V')]).toEqual([signed, plain]);
});

test.each<[LanguageCode, string]>([
  ['en', 'RFID, mobile app'],
  ['ar', '\u200f\u2068RFID\u2069، \u2068تطبيق للهاتف\u2069'],
])('%s: lists codes and words in the direction of the language', (code, text) => {
  const context = { words: words[code], format: formatOf(code) };
  const value: Value = { list: [{ code: 'RFID' }, { word: 'mobileApp' }] };
  expect(formatValue(value, undefined, context)).toBe(text);
});

test.each<[LanguageCode, ProductId, RowKey, string]>([
  ['en', 'electron', 'functionalSafety', 'ASIL B or ASIL C'],
  ['de', 'electron', 'functionalSafety', 'ASIL B oder ASIL C'],
  ['ar', 'electron', 'functionalSafety', '\u2068ASIL B\u2069 أو \u2068ASIL C\u2069'],
  ['ja', 'electron', 'functionalSafety', 'ASIL BまたはASIL C'],
  ['en', 'battery', 'cooling', 'Natural convection or liquid'],
  ['en', 'battery', 'heating', 'Depending on the model'],
  ['en', 'charger', 'communication', 'CAN FD, CAN 2.0B, SAE J1939 (depending on the model)'],
  ['en', 'battery', 'continuousCurrent', '105–230 A'],
  ['en', 'battery', 'chemistry', 'LFP'],
])('%s: shows all models of %s in the row %s as %s', (code, id, key, text) => {
  const context = { words: words[code], format: formatOf(code) };
  const shown = familyOf(id)
    .rows.filter((row) => row.key === key)
    .map((row) => spanValue(row, context));
  expect(shown.map((value) => value.replaceAll('\u00a0', ' '))).toEqual([text]);
});

test.each<[LanguageCode, ProductId, string]>([
  ['en', 'marine', 'Charging time (20–80% SoC): 20 min'],
  ['fr', 'marine', 'Temps de charge (SoC 20 à 80 %): 20 min'],
  ['ja', 'portable', 'コンセントでの充電時間（SoC 0〜80%）: 50〜56分'],
  ['it', 'agv', 'Durata in cicli (fino all’80% della capacità nominale): 6000 cicli'],
  ['en', 'household', 'Switchover time to backup power: 10 ms'],
])('%s: the key figures of %s say what they cover', (code, id, text) => {
  const shown = keyFigures(familyOf(id), { words: words[code], format: formatOf(code) });
  const lines = shown.map(({ label, value }) => `${label}: ${value}`.replace(/[\u00a0\u202f]/g, ' '));
  expect(lines).toContain(text);
});
