/** Ascent and descent of every web font of the site, in percent: those of the Latin one. */
export const METRICS = { ascent: 102.5, descent: 27.5 };

const ARIAL = ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Helvetica'];
const ROBOTO = ['Roboto', 'Roboto-Regular'];
const NOTO = ['Noto Sans Arabic Regular', 'NotoSansArabic-Regular', 'Noto Sans Arabic'];
const LATIN = 'U+0-2FF, U+2000-22FF';
const ARABIC = 'U+600-6FF';

/**
 * Local fonts until the web fonts have loaded, with metrics that prevent layout shifts. The size is the total width of the
 * site's texts in the five Latin languages in Plex, with kerning, divided by their width in the local font, in percent:
 * Arial (Liberation Sans and Arimo have the same widths); Roboto from its mean width, 911 to Arial's 904.
 */
const FALLBACKS = {
  fallback: [
    ['Plex Fallback', '400', ARIAL, 100.6, LATIN],
    ['Plex Fallback', '500 600', ARIAL, 102.7, LATIN],
    ['Plex Fallback Android', '400 600', ROBOTO, 99.8, LATIN],
  ],
  fallbackArabic: [
    ['Plex Fallback Arabic', '400', NOTO, 93.4, ARABIC],
    ['Plex Fallback Arabic', '500 600', NOTO, 96.2, ARABIC],
  ],
} as const;

/** Stylesheets by name. */
export function fallbackSheets(): [name: string, sheet: string][] {
  return Object.entries(FALLBACKS).map(([name, fonts]) => [name, fonts.map(ruleOf).join('\n')]);
}

/** The browser scales ascent and descent, too. */
function ruleOf([family, weight, fonts, size, ranges]: (typeof FALLBACKS)[keyof typeof FALLBACKS][number]) {
  const scaled = (metric: number) => `${((metric / size) * 100).toFixed(1)}%`;
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  src: ${fonts.map((font) => `local('${font}')`).join(', ')};
  size-adjust: ${size}%;
  ascent-override: ${scaled(METRICS.ascent)};
  descent-override: ${scaled(METRICS.descent)};
  unicode-range: ${ranges};
}
`;
}
