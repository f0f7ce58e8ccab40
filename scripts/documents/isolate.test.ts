import { describe, expect, it } from 'vitest';
import { isolateFigures, mapTexts } from './isolate.ts';

describe('numbers in Arabic text', () => {
  it.each([
    ['بين −40 و70 °C.', 'بين ⟦−40⟧ و⟦70 °C⟧.'],
    ['بموجب 2012/19/EU، خلال 14 يومًا', 'بموجب ⟦2012/19/EU⟧، خلال ⟦14⟧ يومًا'],
    ['الفئة 9: UN 3480 وUN 38.3', 'الفئة ⟦9⟧: UN 3480 وUN 38.3'],
    ['عند 0.2C، خلية', 'عند ⟦0.2C⟧، خلية'],
    ['500 Ω/V على الأقل، 3 mm/m.', '⟦500 Ω/V⟧ على الأقل، ⟦3 mm/m⟧.'],
  ])('are isolated with sign and unit, except after a Latin word: %s', (text, expected) => {
    expect(isolateFigures(text).replaceAll('\u2068', '⟦').replaceAll('\u2069', '⟧')).toBe(expected);
  });

  it('are isolated in every string of the data, without changing anything else', () => {
    const data = { count: 3, rows: [['a', 'b'], { text: 'c' }] };
    expect(mapTexts(data, (text) => text.toUpperCase())).toEqual({
      count: 3,
      rows: [['A', 'B'], { text: 'C' }],
    });
  });
});
