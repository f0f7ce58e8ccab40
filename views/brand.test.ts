import { expect, it } from 'vitest';
import { brand } from './brand.ts';

const light: Readonly<Record<string, string>> = { ...brand.colors, text: brand.colors.ink };
const { volt, errorOnDark } = brand.colors;
const SCHEMES = { light, dark: { ...light, ...brand.dark, deep: volt, error: errorOnDark } };

/** By background: texts, and controls and drawings, which need less contrast (WCAG 2.2, 1.4.11). */
const PAIRS: readonly [background: string, texts: string, others: string][] = [
  ['ground', 'text muted deep error', 'controlLine'],
  ['paper', 'text muted deep error', 'controlLine'],
  ['shade', 'text', 'muted'],
  ['line', 'text', 'muted'],
  ['text', 'paper', 'ground'],
  ['volt', 'ink', 'ink'],
  ['ink', 'onDark onDarkMuted onDarkQuiet volt', 'warm errorOnDark'],
  ['inkRaised', 'onDark onDarkMuted volt', 'warm'],
  ['glow', 'onDark onDarkMuted volt', 'warm'],
];

/** WCAG 2.2, relative luminance. */
function luminance(color = '') {
  const digits = color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color;
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5].map((at) => {
    const share = parseInt(digits.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it.each(PAIRS)('text and controls have enough contrast on %s', (background, texts, others) => {
  for (const [name, scheme] of Object.entries<typeof light>(SCHEMES)) {
    const contrastOf = (token: string) => {
      const [low = NaN, high = NaN] = [token, background]
        .map((each) => luminance(scheme[each]))
        .toSorted((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    };
    for (const text of texts.split(' '))
      expect(contrastOf(text), `${text}, ${name}`).toBeGreaterThanOrEqual(4.5);
    for (const other of others.split(' '))
      expect(contrastOf(other), `${other}, ${name}`).toBeGreaterThanOrEqual(3);
  }
});
