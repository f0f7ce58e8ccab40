import type { RenderContext } from '../model/renderContext.ts';
import { fill } from '../common/fill.ts';
import { memoize } from '../common/memoize.ts';
import { clockTime } from '../locale/clockTime.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../model/codes.ts';
import { LANGUAGES } from '../model/languages.ts';
import { HUBS, hubOf, ROUND_THE_CLOCK, type HubId } from './hubs.ts';
import { GROUPS, MARKET_IDS, MARKETS, type MarketId } from './markets.ts';

/** The parts of the render context that name markets, hubs and times. */
export type MarketContext = Pick<RenderContext, 'words' | 'format' | 'language'>;

/** A Monday and the Friday after it. */
const WEEK = ['2026-11-23', '2026-11-27'] as const;

const namesIn = memoize((code: LanguageCode) => {
  const { tag } = LANGUAGES[code];
  const day = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' });
  return {
    regions: new Intl.DisplayNames(tag, { type: 'region' }),
    languages: new Intl.DisplayNames(tag, { type: 'language' }),
    list: new Intl.ListFormat(tag),
    days: WEEK.map((date) => day.format(new Date(date))),
  };
}, LANGUAGE_CODES.length);

export function countryNames(codes: readonly string[], { words, language }: MarketContext): string {
  const { regions, list } = namesIn(language.code);
  const parts: Readonly<Record<string, string>> = words.markets.regions;
  return list.format(codes.map((code) => parts[code] ?? regions.of(code) ?? code));
}

/** Some markets have a name; others are called by their countries. */
export function marketName(id: MarketId, context: MarketContext): string {
  const named: Readonly<Partial<Record<MarketId, string>>> = context.words.markets.names;
  return named[id] ?? countryNames(MARKETS[id].countries, context);
}

/** The country of a region, such as `SA-1`. */
export const countryOf = (code: string) => code.slice(0, 2);

/** A market, or some of its countries. */
interface Place {
  readonly market: MarketId;
  readonly countries?: readonly string[] | undefined;
}

export function placeNames(places: readonly Place[], context: MarketContext): string {
  const whole = new Set(places.flatMap(({ market, countries }) => (countries ? [] : [market])));
  const group = (['wholeEurope', 'centralEurope'] as const).find((id) =>
    GROUPS[id].every((market) => whole.has(market)),
  );
  const members: readonly MarketId[] = group ? GROUPS[group] : [];
  const names = places.flatMap(({ market, countries }) => {
    if (countries) return [countryNames(countries, context)];
    if (!group || !members.includes(market)) return [marketName(market, context)];
    return market === members[0] ? [context.words.markets[group]] : [];
  });
  return names.map(context.format.capitalized).join(' · ');
}

export function hubCity(id: HubId, { words }: Pick<MarketContext, 'words'>): string {
  return words.services.services.hubs.items[id].title;
}

/** Days, and times at the hub. */
export function openingHours(id: HubId, { words: { markets }, language }: MarketContext): string {
  const [first = '', last = ''] = namesIn(language.code).days;
  const [from, to] = HUBS[id].hours;
  const clock = (time: string) => clockTime(time, language.code);
  return fill(markets.hours, { first, last, from: clock(from), to: clock(to), time: markets.times[id] });
}

/** On one line; as it is written there if the page is in a language of the country. */
function hubAddress(id: HubId, { language }: Pick<MarketContext, 'language'>): string {
  const { address, localAddress, languages } = HUBS[id];
  const { streetAddress, postalCode = '', addressLocality } = address;
  return localAddress && languages.includes(language.code)
    ? localAddress
    : `${streetAddress}, ${postalCode} ${addressLocality}`.replace(/\s+/gu, ' ');
}

/** Who answers in which language and when: the page's language first, then English. */
export function answers(context: MarketContext) {
  const { words, format, language } = context;
  const { languages } = namesIn(language.code);
  return [...new Set<LanguageCode>([language.code, 'en', ...LANGUAGE_CODES])].map((code) => {
    const id = code === 'en' ? ROUND_THE_CLOCK : hubOf(code);
    return {
      title: format.capitalized(languages.of(code) ?? code),
      phone: HUBS[id].phone,
      text: code === 'en' ? words.markets.roundTheClock : openingHours(id, context),
    };
  });
}

/** Numbers of the fire department and the ambulance in some markets, with the places where they are valid; the reader's own first. */
export function numberLines(
  context: MarketContext,
  places: readonly Place[] = MARKET_IDS.map((market) => ({ market })),
) {
  const lines = new Map<
    string,
    { readonly phone: string; readonly ambulance: string; readonly places: Place[] }
  >();
  const isOwn = ({ market }: Place) => Number(MARKETS[market].languages.includes(context.language.code));
  for (const { market, countries: only } of places.toSorted((a, b) => isOwn(b) - isOwn(a))) {
    const { emergency, ambulance: ambulances = emergency } = MARKETS[market];
    for (const [phone, valid] of Object.entries(emergency)) {
      const own = valid.filter((code) => only?.includes(countryOf(code)) ?? true);
      const numbers = Map.groupBy(own, (code) =>
        Object.keys(ambulances).find((number) => ambulances[number]?.includes(code)),
      );
      for (const [ambulance = phone, countries] of numbers) {
        const isWhole = countries.length === MARKETS[market].countries.length;
        // Countries with numbers of their own have a line of their own.
        const key = isWhole ? `${phone} ${ambulance}` : `${phone} ${ambulance} ${market}`;
        const line = lines.get(key) ?? { phone, ambulance, places: [] };
        line.places.push(isWhole ? { market } : { market, countries });
        lines.set(key, line);
      }
    }
  }
  return [...lines.values()].map(({ phone, ambulance, places }) => ({
    phone,
    ambulance,
    title: placeNames(places, context),
    text: '',
  }));
}

/** Whom to call in an emergency: the fire department, then us; first where the page's language is at home, and in English. */
export function emergencyLines(context: MarketContext) {
  const { names, localNumber } = context.words.markets;
  const { code } = context.language;
  const own = MARKET_IDS.filter((id) => MARKETS[id].languages[0] === code);
  const linesOf = (ids: readonly MarketId[]) =>
    numberLines(
      context,
      ids.map((market) => ({ market })),
    );
  const fire = [...linesOf([...new Set([...own, ...MARKET_IDS])]), { title: names.rest, text: localNumber }];
  const split = <Row>(rows: readonly Row[], count: number) => ({
    own: rows.slice(0, count),
    others: rows.slice(count),
  });
  return {
    fire: split(fire, linesOf(own).length),
    answers: split(answers(context), new Set([code, 'en']).size),
  };
}

/** What pages and documents show of a hub. */
export function hubEntry(id: HubId, context: MarketContext) {
  const { words, language, format } = context;
  const { labels, closed, openNow, closedNow } = words.markets;
  const { languages, list } = namesIn(language.code);
  const { phone, mail, timeZone, hours, languages: spoken } = HUBS[id];
  const served = MARKET_IDS.flatMap((market) => (MARKETS[market].hub === id ? [{ market }] : []));
  const all = [...new Set<LanguageCode>([...spoken, 'en'])];
  return {
    title: hubCity(id, context),
    text: format.isolate(hubAddress(id, context)),
    phone,
    mail,
    facts: [
      {
        title: labels.hours,
        text: fill(closed, { hours: format.capitalized(openingHours(id, context)) }),
      },
      {
        title: labels.languages,
        text: format.capitalized(list.format(all.map((code) => languages.of(code) ?? code))),
      },
      { title: labels.markets, text: placeNames(served, context) },
    ],
    open: { timeZone, from: hours[0], to: hours[1], openNow, closedNow },
  };
}
