import { parsePhoneNumber } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { words } from '../../test/kit/words.ts';
import { formatOf } from '../locale/format.ts';
import { LANGUAGE_CODES } from '../model/codes.ts';
import { LANGUAGES } from '../model/languages.ts';
import { HUB_IDS, HUBS } from '../markets/hubs.ts';
import { emergencyLines } from '../markets/marketTexts.ts';
import { marketOf } from '../markets/marketOf.ts';
import { countriesOfStep, MARKET_IDS, MARKETS } from '../markets/markets.ts';
import { organization } from '../organization.ts';
import { familyOf, PRODUCT_IDS } from './catalog.ts';
import { numbersIn } from '../model/value.ts';
import type { RowKey } from './family.ts';
import { fittingSystems, gridCodes, leadOf, rangeNotes, salesOf, soldIn } from './sales.ts';

const families = PRODUCT_IDS.map(familyOf);

describe.each(MARKET_IDS)('the market %s', (market) => {
  const { sold, only = {}, countries, grid, emergency } = MARKETS[market];
  const sales = families.flatMap((family) =>
    salesOf(family).flatMap((sale) => (sale.market === market ? [{ family, sale }] : [])),
  );

  it('sells models and series of the catalog, and limits them to its own countries', () => {
    const known = families.flatMap(({ prefix, models }) => [prefix, ...models]);
    expect(sold.filter((name) => !known.includes(name))).toEqual([]);
    const fire = new Set(Object.values(emergency).flatMap((codes) => codes.map((code) => code.slice(0, 2))));
    const limited = [...Object.values(only).flat(), ...fire];
    expect(limited.filter((country) => !countries.includes(country))).toEqual([]);
    expect([...fire].toSorted()).toEqual([...countries].toSorted());
  });

  it('has a grid for all that is connected to it, and outlets like those of portable stations', () => {
    for (const { family, sale } of sales) {
      const valueOf = (key: RowKey) =>
        numbersIn(family.rows.find((row) => row.key === key)?.values[0] ?? true);
      const [low, high] = valueOf('gridFrequency');
      if (!grid || low === undefined) continue;
      expect(fittingSystems(family, sale), family.id).not.toEqual([]);
      for (const hertz of grid.hertz) expect(low <= hertz && hertz <= (high ?? low), family.id).toBe(true);
    }
    const station = sales.find(({ family }) => family.id === 'portable');
    if (station) expect(fittingSystems(station.family, station.sale)).not.toEqual([]);
    if (station) expect(grid).toMatchObject({ outlet: 230 });
  });

  it('has a grid code for home storage', () => {
    for (const { family, sale } of sales.filter((one) => one.family.id === 'household'))
      expect(gridCodes(family, sale)).not.toEqual([]);
  });

  it.each(LANGUAGE_CODES)(
    'says in %s of every product that is sold what applies, and names the codes',
    (code) => {
      const context = { words: words[code], language: LANGUAGES[code], format: formatOf(code) };
      for (const { family } of sales) {
        const texts = soldIn(family, context).map(({ text }) => text);
        expect(texts, family.id).not.toContain('');
        const isFedIn = ['household', 'cabinet'].includes(family.id);
        for (const named of isFedIn ? MARKETS[market].gridCodes : [])
          expect(texts.join(), family.id).toContain(named);
      }
    },
  );
});

it('every product is sold somewhere', () => {
  expect(families.filter((family) => salesOf(family).length === 0)).toEqual([]);
});

it('tells readers in Japan, and only them, that the portable station is not sold there and has other outlets', () => {
  const lead = (code: 'ja' | 'de') =>
    leadOf('', familyOf('portable'), {
      words: words[code],
      language: LANGUAGES[code],
      format: formatOf(code),
    });
  for (const text of ['日本', '230 V', '100 V']) expect(lead('ja')).toContain(text.replace(' ', '\u00a0'));
  expect(lead('de')).toBe('');
});

it.each(LANGUAGE_CODES)('in %s names the series of North America only to those who read English', (code) => {
  const context = { words: words[code], language: LANGUAGES[code], format: formatOf(code) };
  const notes = rangeNotes(context).join();
  expect(MARKETS.northAmerica.sold.map((name) => notes.includes(name))).toEqual(Array(2).fill(code === 'en'));
});

it.each(LANGUAGE_CODES)('in %s says where a product is not offered, and whom to call elsewhere', (code) => {
  const context = { words: words[code], language: LANGUAGES[code], format: formatOf(code) };
  const { names, soldIn: texts, localNumber } = context.words.markets;
  const places = (['household', 'portable', 'super', 'cabinet'] as const).map((id) =>
    soldIn(familyOf(id), context)
      .find(({ text }) => text === texts.notOffered)
      ?.title.split(' · '),
  );
  expect(places.map((one) => one?.length)).toEqual([4, 5, 2, 2]);
  expect(emergencyLines(context).fire.others.at(-1)).toEqual({ title: names.rest, text: localNumber });
  expect(leadOf('', familyOf('household'), context).includes('AV-HS 5')).toBe(code === 'ja');
});

it.each([
  ['Japan', 'japan'],
  ['日本', 'japan'],
  ['  españa ', 'spain'],
  ['Deutschland', 'germany'],
  ['Österreich', 'europe'],
  ['CÔTE D’IVOIRE', 'rest'],
  ['Émirats arabes unis', 'gulf'],
  ['الإمارات العربية المتحدة', 'gulf'],
  ['U.A.E.', 'gulf'],
  ['USA', 'northAmerica'],
  ['uk', 'britain'],
  ['', 'rest'],
])('the market of %j is %s', (country, market) => {
  expect(marketOf(country)).toBe(market);
});

/** National numbers for fiction, or with a first digit after the area code that no subscriber has. */
const UNASSIGNED: Readonly<Record<string, RegExp>> = {
  DE: /^3023125\d{3}$/,
  FR: /^46571\d{4}$/,
  AE: /^40\d{6}$/,
  JP: /^61\d{7}$/,
};

const departments: readonly { readonly mail: string; readonly phone?: string }[] = Object.values(
  organization.departments,
);

it.each([
  ...HUB_IDS.map((id) => [HUBS[id].address.addressCountry, HUBS[id].phone] as const),
  ...[organization, ...departments].flatMap(({ phone }) => (phone ? [['DE', phone] as const] : [])),
])('%s: %s has the format of the country and belongs to nobody', (country, phone) => {
  const number = parsePhoneNumber(phone);
  expect([number.country, number.isPossible(), number.number]).toEqual([
    country,
    true,
    phone.replace(/[ -]/g, ''),
  ]);
  expect(number.nationalNumber).toMatch(UNASSIGNED[country] ?? /^$/);
  // No range of another service, such as mobile phones.
  expect([undefined, 'FIXED_LINE']).toContain(number.getType());
});

it('no two hubs have the same number', () => {
  expect(new Set(HUB_IDS.map((id) => HUBS[id].phone)).size).toBe(HUB_IDS.length);
});

it.each([
  ['germanControl', 'control', 'DE'],
  ['japaneseControl', 'outputControl', 'JP'],
])('limits the rule %s on pages and in manuals alike', (word, step, country) => {
  const limited = families.filter(({ rows }) => JSON.stringify(rows).includes(word));
  expect(limited.length).toBeGreaterThan(0);
  for (const { manual } of limited)
    expect(countriesOfStep(`${manual}.commissioning.${step}`)).toEqual([country]);
});
