import { expect, it } from 'vitest';
import { brand } from './brand.ts';

type Token = keyof typeof brand.colors | keyof typeof brand.dark;

const light: Partial<Record<Token, string>> = { ...brand.colors, text: 'var(--ink)', spot: 'var(--paper)' };
const SCHEMES = { light, dark: { ...light, ...brand.dark } };

/** WCAG 2.2, relative luminance. */
function luminance(scheme: typeof light, token: Token): number {
  const color = scheme[token] ?? '';
  const alias = Object.keys(scheme).find(
    (name) => color === `var(--${name.replace(/[A-Z]/g, '-$&').toLowerCase()})`,
  );
  if (alias) return luminance(scheme, alias as Token);
  const digits = color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color;
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5].map((at) => {
    const share = parseInt(digits.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Foregrounds by background; those of controls and drawings need less contrast than text (WCAG 2.2, 1.4.11). */
const PAIRS: [background: Token, text: Token[], drawings?: Token[]][] = [
  ['ground', ['text', 'muted', 'deep', 'error'], ['controlLine']],
  ['paper', ['text', 'muted', 'deep', 'error'], ['controlLine']],
  ['shade', ['text', 'muted']],
  ['line', ['text']],
  ['text', ['paper']],
  ['volt', ['ink']],
  ['ink', ['onDark', 'onDarkMuted', 'onDarkQuiet', 'volt'], ['warm', 'errorOnDark']],
  ['inkRaised', ['onDark', 'onDarkMuted', 'volt']],
  ['glow', ['onDark', 'onDarkMuted', 'volt']],
];
const cases = (['light', 'dark'] as const).flatMap((scheme) =>
  PAIRS.flatMap(([background, texts, drawings = []]) => [
    ...texts.map((foreground) => ({ scheme, foreground, background, least: 4.5 })),
    ...drawings.map((foreground) => ({ scheme, foreground, background, least: 3 })),
  ]),
);

it.each(cases)('$scheme: $foreground on $background has a contrast of at least $least', (pair) => {
  const [low = NaN, high = NaN] = [pair.foreground, pair.background]
    .map((token) => luminance(SCHEMES[pair.scheme], token) + 0.05)
    .toSorted((one, other) => one - other);
  expect(high / low).toBeGreaterThanOrEqual(pair.least);
});
