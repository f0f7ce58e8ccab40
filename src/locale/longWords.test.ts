import { expect, test } from 'vitest';
import { partsOfLongWords } from './longWords.ts';

test.each([
  ['フォークリフト用バッテリーパック', 'フォークリフト用|バッテリー|パック'],
  ['エネルギーマネジメントプラットフォーム', 'エネルギー|マネジメント|プラットフォーム'],
  ['コンテナ型蓄電システムを見る', 'コンテナ型|蓄電|システムを見る'],
  ['蓄電システム', '蓄電システム'],
  ['止まれない機械に、エネルギーを', '止まれない機械に、エネルギーを'],
  ['AV-BPバッテリーパック', 'AV-BPバッテリーパック'],
])('%s may break as %s', (text, parts) => {
  expect(partsOfLongWords(text)).toEqual(parts.split('|'));
});
