import { memoize } from '../common/memoize.ts';
import { LANGUAGE_CODES } from '../model/codes.ts';
import { LANGUAGES } from '../model/languages.ts';
import { MARKET_IDS, MARKETS, type MarketId } from './markets.ts';

/** Usual names that `Intl` does not have. */
const ALSO_CALLED = {
  uae: 'AE',
  emirates: 'AE',
  ksa: 'SA',
  usa: 'US',
  america: 'US',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'great britain': 'GB',
  holland: 'NL',
} as const;

/** The market of a country by its name in any language of the site, or its code; the rest if the country is unknown. */
export function marketOf(country: string): MarketId {
  const code = countriesByName('all').get(plain(country));
  return MARKET_IDS.find((id) => code !== undefined && MARKETS[id].countries.includes(code)) ?? 'rest';
}

/** Made with the first form. */
const countriesByName = memoize((_: 'all') => {
  const names = new Map<string, string>(Object.entries(ALSO_CALLED));
  const codes = MARKET_IDS.flatMap((id) => MARKETS[id].countries);
  for (const code of codes) names.set(plain(code), code);
  for (const language of LANGUAGE_CODES)
    for (const style of ['long', 'short'] as const) {
      const regions = new Intl.DisplayNames(LANGUAGES[language].tag, { type: 'region', style });
      for (const code of codes) names.set(plain(regions.of(code) ?? code), code);
    }
  return names;
}, 1);

/** Without case, accents and punctuation. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{P}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
