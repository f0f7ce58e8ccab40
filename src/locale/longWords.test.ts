import { expect, test } from 'vitest';
import { partsOfLongWords, withSoftHyphens } from './longWords.ts';

test.each([
  ['フォークリフト用バッテリーパック', 'フォークリフト用|バッテリー|パック'],
  ['エネルギーマネジメントプラットフォーム', 'エネルギー|マネジメント|プラットフォーム'],
  ['コンテナ型蓄電システムを見る', 'コンテナ型|蓄電|システムを見る'],
  ['蓄電システム', '蓄電システム'],
  ['止まれない機械に、エネルギーを', '止まれない機械に、エネルギーを'],
  ['AV-BPバッテリーパック', 'AV-BPバッテリーパック'],
])('splits %s as %s', (text, parts) => {
  expect(partsOfLongWords(text)).toEqual(parts.split('|'));
});

test.each([
  ['Elektrische Antriebssysteme', 'Elektrische Antriebs|systeme'],
  ['Batteriemanagementsystem', 'Batterie|management|system'],
  ['Energiespeichersysteme', 'Energie|speicher|systeme'],
  ['Energiemanagement-Plattform', 'Energie|management-Plattform'],
  ['Bordladegeräte', 'Bord|lade|geräte'],
  ['DC-Schnellladestation', 'DC-Schnell|lade|station'],
  ['Spannungsbereich (DC)', 'Spannungs|bereich (DC)'],
  ['Schutzart', 'Schutzart'],
])('hyphenates %s as %s', (text, parted) => {
  expect(withSoftHyphens(text).replaceAll('\u00ad', '|')).toBe(parted);
});
