import { describe, expect, it } from 'vitest';
import { fillPlaceholders } from './fillPlaceholders.ts';
import { isolateFigures, mapTexts } from './isolate.ts';

describe('a text with placeholders', () => {
  const valueOf = (name: string) => ({ weight: '26 kg' })[name];

  it('gets the values', () => {
    expect(fillPlaceholders('It weighs {{weight}}. {{ weight }}!', valueOf)).toBe('It weighs 26 kg. 26 kg!');
    expect(fillPlaceholders('Nothing to fill', valueOf)).toBe('Nothing to fill');
  });

  it('must not lack a value', () => {
    expect(() => fillPlaceholders('{{weight}} at {{speed}}', valueOf)).toThrow(
      'There is no value for {{speed}} in “{{weight}} at {{speed}}”',
    );
  });
});

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
