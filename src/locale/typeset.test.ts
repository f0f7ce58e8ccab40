import { describe, expect, it, test } from 'vitest';
import { typeset } from './typeset.ts';

/** Terms in brackets, breaks as bars. */
function marked(html: string, code: 'en' | 'de' | 'ja' = 'en'): string {
  return typeset(html, code)
    .replace(/<span class="whole">(.*?)<\/span>/g, '[$1]')
    .replaceAll('<wbr/>', '|');
}

test.each([
  'ISO 15118-20',
  'DIN EN ISO 9001',
  'ISO/SAE 21434',
  'HRB 1234 B',
  'VDE-AR-N 4105',
  'IEC 61851-1:2017',
  'OCPP 2.0.1',
  'AV-BP 80-230',
  'AV-BP',
  '2014/35/EU',
  'SAE J1939',
  'UN R100',
  'CAN FD',
  'Modbus TCP',
  'ASIL C',
  'PL d',
  'Plug &amp; Charge',
  'Lichtbogenallee 29',
  '25 °C',
  '70 kg CO₂e',
  '70 kg CO₂e/kWh',
  '0–100 %',
  '−20–60 °C',
  '−20〜+60\u00a0°C',
  '800 × 600 × 2,000 mm',
  '5 N·m',
  '12 l/min',
  '9:00–17:00',
  '+49 30 23125 100',
])('%s does not break', (term) => {
  expect(marked(`<p>with ${term}, and so on.</p>`)).toBe(`<p>with [${term}], and so on.</p>`);
  expect(marked(`<p>対応する${term}について</p>`, 'ja')).toMatch(
    new RegExp(`\\[${term.replace(/[.*+?^$()|[\]\\/]/g, '\\$&')}\\]`),
  );
});

test.each([
  ['<p>Over 230 kWh in 2026.</p>', '<p>Over [230 kWh] in 2026.</p>'],
  ['<p>48-V-Systeme</p>', '<p>[48-V]-Systeme</p>'],
  ['<p>80\u00a0V and 2.5</p>', '<p>80\u00a0V and 2.5</p>'],
  ['<p>a state-of-the-art pack</p>', '<p>a state-of-the-art pack</p>'],
  ['<p title="80 kWh">It</p>', '<p title="80 kWh">It</p>'],
])('%s becomes %s', (html, expected) => {
  expect(marked(html)).toBe(expected);
});

describe('Japanese', () => {
  it.each([
    ['使用による削減', '使用による|削減'],
    ['充電ステーション', '充電|ステーション'],
    ['充電モード', '充電モード'],
    ['使用済みバスバッテリー、トリノの工場で', '使用済み|バスバッテリー、|トリノの|工場で'],
    [
      'ジャンクションボックスとインバーターステーション',
      'ジャンクション|ボックスと|インバーター|ステーション',
    ],
    ['小型ホイールローダーのためのインバーター', '小型|ホイールローダーの|ための|インバーター'],
    ['フォークリフト用バッテリーパック', 'フォークリフト用|バッテリーパック'],
    ['エネルギーマネジメントプラットフォーム', 'エネルギー|マネジメント|プラットフォーム'],
    ['カーボンフットプリント', 'カーボン|フットプリント'],
    ['つながって働く、4つのシステム', 'つながって|働く、|4つの|システム'],
    ['1本のケーブルで80%を維持', '1本の|ケーブルで|80%を|維持'],
    ['お引き受けします', 'お引き受けします'],
    ['（消防ではありません）：対応言語と受付時間', '（消防では|ありません）：|対応|言語と|受付時間'],
  ])('breaks %s as %s', (text, expected) => {
    expect(marked(text, 'ja')).toBe(expected);
    expect(marked(text, 'de')).toBe(text);
  });

  it('breaks before and after terms, not in them', () => {
    expect(marked('制御はAV-BP 80-230が担います', 'ja')).toBe('制御は|[AV-BP 80-230]が|担います');
  });
});

it('leaves scripts, drawings, form fields and code as they are', () => {
  const html =
    '<title>ISO 15118-20</title><script>"80 kWh"</script><svg><svg></svg><text>80 kWh</text></svg><select><option>80 kWh</option></select><code>AV-BP 80</code>';
  expect(typeset(html, 'ja')).toBe(html);
  expect(marked(`${html}80 kWh`)).toBe(`${html}[80 kWh]`);
});

it('adds only markup', () => {
  const text = '急速充電器はISO 15118-20とPlug &amp; Chargeに対応し、−20–60 °Cで動作します。';
  expect(typeset(text, 'ja').replace(/<[^>]*>/g, '')).toBe(text);
});

it('hyphenates long words in German headings and table cells', () => {
  const html = '<h2 id="a">Speichercontainer</h2><thead>Speichercontainer<td>80</td></thead>';
  expect(typeset(html, 'de')).toBe(html.replace('Speicherc', 'Speicher\u00adc'));
  expect(typeset(html, 'en')).toBe(html);
});
