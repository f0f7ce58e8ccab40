import { expect, test } from 'vitest';
import { MODELS } from '../../src/catalog/models.ts';
import { keepWhole, withSeams } from './keepWhole.ts';

/** Boxes in brackets, spaces between scripts as bars. */
const marked = (text: string) =>
  keepWhole(text).replaceAll('\ue000', '[').replaceAll('\ue001', ']').replaceAll('\ue002', '|');

test.each([
  ['OCPP 2.0.1, MQTT 5, IEC 61850', '[OCPP 2.0.1], [MQTT 5], [IEC 61850]'],
  ['Plug & Charge selon ISO 15118-20.', '[Plug & Charge] selon [ISO 15118-20].'],
  ['48-V-Systeme', '[48-V-]Systeme'],
  ['AV-DC 240、AV-DC 400のみ：', '[AV-DC 240]、[AV-DC 400]|のみ：'],
  ['周囲温度−20〜+60\u00a0°C', '周囲温度|[−20〜+60\u00a0°C]'],
  ['45°以下', '45°|以下'],
  ['最大−20\u00a0°Cまで', '最大|−20\u00a0°Cまで'],
  [
    'すべての電源を切り離し、近くの充電部を覆ってください。',
    'すべての電源を切り離し、近くの充電部を[覆ってください。]',
  ],
  ['サービス窓口に連絡する。', 'サービス窓口に[連絡する。]'],
  ['パックは動作します。', 'パックは[動作します。]'],
  ['正面図で、後ろの脚は示していない。', '正面図で、後ろの脚は[示していない。]'],
  ['معيار \u2068AV-BP 80-230\u2069 وISO 15118-20', 'معيار \u2068AV-BP 80-230\u2069 و[ISO 15118-20]'],
])('marks %s as %s', (text, expected) => {
  expect(marked(text)).toBe(expected);
});

test('keeps every model name whole', () => {
  for (const { name } of MODELS) expect(marked(name)).toBe(`[${name}]`);
});

test('marks the letter after each seam of a German compound', () => {
  expect(withSeams('Schutzart, Antriebssysteme')).toBe('Schutzart, Antriebs\ue003systeme');
});
