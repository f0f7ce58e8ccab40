import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { join } from 'node:path';
import { pino } from 'pino';
import { openNow } from '../client/enhancements/openNow.ts';
import { documentInput } from '../scripts/documents/documentInput.ts';
import { loadManuals } from '../scripts/documents/manuals/loadManuals.ts';
import { modelsThat } from '../scripts/documents/manuals/manualChapters.ts';
import { needOf } from '../scripts/documents/manuals/needs.ts';
import { familyOf, PRODUCT_IDS, productPath } from '../src/catalog/catalog.ts';
import { salesOf } from '../src/catalog/sales.ts';
import { formatOf } from '../src/locale/format.ts';
import { LANGUAGES } from '../src/model/languages.ts';
import { hubOf, HUBS } from '../src/markets/hubs.ts';
import {
  answers,
  countryNames,
  countryOf,
  numberLines,
  marketName,
  openingHours,
} from '../src/markets/marketTexts.ts';
import { GROUPS, MARKET_IDS, MARKETS } from '../src/markets/markets.ts';
import { organization } from '../src/organization.ts';
import { STORAGE_MODELS } from '../src/catalog/footprint.ts';
import { localize } from '../src/model/paths.ts';
import { attribute, parse, withName } from './kit/elements.ts';
import { submission } from './kit/forms.ts';
import { createSite, DESKTOP, PHONE, ROOT, visit } from './kit/site.ts';
import { withoutBreaks } from './kit/toShow.ts';
import { inHtml, words } from './kit/words.ts';

const { calculator, footprint } = words.en.company;
const CALCULATOR = '/about-us/carbon-footprint';

const site = await createSite();
const texts = await loadManuals(join(ROOT, 'locales'), pino({ level: 'silent' }));

const plain = (html: string) =>
  withoutBreaks(html)
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0\u200e]+/g, ' ');

describe('the footprint calculator', () => {
  it('calculates from the query string, in localized numbers, on every device', async () => {
    const english = await visit(site, '/about-us/carbon-footprint?energy=500&factor=0.38');
    const effect = `${calculator.net} ${calculator.netValue.replace('{{value}}', '166')}`;
    expect(plain(english.text)).toShow(plain(effect));
    const german = await visit(site, '/de/about-us/carbon-footprint/mobile?energy=12.500&factor=0,38', {
      userAgent: PHONE,
    });
    expect(plain(german.text)).toShow('11.313 MWh');
    expect(german.text).toShow('value="12.500"');
  });

  it('shows errors beside the field and announces them to screen readers', async () => {
    const { text, status } = await visit(site, '/about-us/carbon-footprint?energy=abc&factor=380');
    expect(status).toBe(200);
    expect(text).toShow('role="alert"');
    expect(text.match(/aria-invalid="true"/g)).toHaveLength(2);
    for (const [, ids = ''] of text.matchAll(/aria-describedby="([^"]*)"/g)) {
      for (const id of ids.split(' ')) expect(text).toShow(`id="${id}"`);
    }
    const advice = calculator.factorTooLarge
      .replace('{{most}}', '2')
      .replace('{{grams}}', '380')
      .replace('{{factor}}', '0.38');
    expect(plain(text)).toShow(plain(advice));
    expect(text).not.toShow('calculator-result');
  });

  it('computes chart, formulas, example and result for the chosen model', async () => {
    const { text } = await visit(site, `${CALCULATOR}?model=AV-CT+5020&energy=500&factor=0.38`);
    const shown = plain(text);
    for (const term of [
      'Raw materials and cells 9.9',
      '6,000 × 95% × (100% + 80%) / 2 = 5,130 kWh',
      '(51 + 6 + 2 + 5) kg / 5,130 kWh = 12.5 g/kWh',
      '(1 / 96.4% − 1) × 40 g/kWh = 1.5 g/kWh',
      '(12.5 + 1.5) g/kWh = 14 g/kWh',
      'At 96.4% round-trip efficiency (DC), they deliver 482 MWh',
      `${calculator.net} ${calculator.netValue.replace('{{value}}', '177')}`,
    ])
      expect(shown).toShow(plain(term));
    expect(text.match(/<option value="AV-CT 5020" selected="">/g)).toHaveLength(2);
    expect(text).toShow('href="/solutions/detail/container"');
  });

  it('says what is missing from the efficiency of DC products, and only of these', async () => {
    for (const { name, current } of STORAGE_MODELS) {
      const { text } = await visit(site, `${CALCULATOR}?model=${encodeURIComponent(name)}`);
      const note = plain(footprint.dcNote.replace('{{model}}', name));
      expect(plain(text).includes(note), name).toBe(current === 'dc');
    }
  });

  it('keeps its input when another model is shown, without script', async () => {
    const { text } = await visit(site, `${CALCULATOR}?energy=500&factor=0.38`);
    const { action, method, body } = submission(text, footprint.show);
    expect([action, method]).toEqual([`${CALCULATOR}#model`, 'get']);
    expect(Object.fromEntries(new URLSearchParams(body))).toMatchObject({ energy: '500', factor: '0.38' });
    const empty = await visit(site, CALCULATOR);
    expect(submission(empty.text, footprint.show).body).not.toContain('energy');
  });

  it('escapes its input', async () => {
    const { text } = await visit(
      site,
      `/about-us/carbon-footprint?energy=${encodeURIComponent('"><script>')}&factor=1`,
    );
    expect(text).toShow('value="&quot;&gt;&lt;script&gt;"');
  });

  it('keeps the query string when a phone is redirected to the mobile layout', async () => {
    const { headers } = await visit(site, '/about-us/carbon-footprint?energy=500&factor=0.38', {
      userAgent: PHONE,
    });
    expect(headers.location).toBe('/about-us/carbon-footprint/mobile?energy=500&factor=0.38');
  });
});

describe('contact', () => {
  it('uses tel: and mailto: links, with phone numbers left-to-right', async () => {
    const { text } = await visit(site, '/ar/about-us/contact-us');
    expect(text).toShow(`href="tel:${organization.departments.hotline.phone.replaceAll(' ', '')}"`);
    expect(text).toShow(`href="mailto:${organization.departments.press.mail}"`);
    const numbers = [...text.matchAll(/<a[^>]* href="tel:[^>]*><bdi class="whole"( dir="ltr")?>/g)];
    expect(numbers.length).toBeGreaterThan(1);
    expect(numbers.every(([, direction]) => direction !== undefined)).toBe(true);
  });

  it.each([
    ['berlin', 'Friday, summer time', '2026-07-03T05:00Z', true],
    ['berlin', 'Friday, one minute earlier', '2026-07-03T04:59Z', false],
    ['berlin', 'Monday, winter time', '2026-11-30T06:00Z', true],
    ['berlin', 'Monday, one minute earlier', '2026-11-30T05:59Z', false],
    ['berlin', 'closing time', '2026-11-30T18:00Z', false],
    ['berlin', 'midnight', '2026-11-30T23:00Z', false],
    ['berlin', 'New Year’s Day: the text excepts holidays', '2026-01-01T10:00Z', true],
    ['lyon', 'Saturday', '2026-07-04T10:00Z', false],
    ['dubai', 'Friday, a working day since 2022', '2026-11-27T04:00Z', true],
    ['dubai', 'Sunday', '2026-11-29T06:00Z', false],
    ['osaka', 'Monday, still Sunday in Europe', '2026-11-30T00:00Z', true],
    ['osaka', 'Friday evening, daytime in Europe', '2026-11-27T08:30Z', false],
    ['osaka', 'Saturday, still Friday in Europe', '2026-11-28T00:30Z', false],
  ] as const)('%s, %s: says whether the hub is open', async (id, _, time, isOpen) => {
    const { phone } = HUBS[id];
    const { text } = await visit(site, '/about-us/contact-us');
    const card = sectionOf(text, words.en.markets.hubs.heading)
      .split('</li>')
      .find((one) => one.includes(phone));
    const [note] = withName(parse(card ?? ''), 'p').filter((one) => attribute(one, 'data-zone') !== '');
    if (!note) throw new Error(`The card of ${id} does not say when it is open`);
    const dataset: DOMStringMap = {};
    for (const name of ['zone', 'from', 'to', 'open-now', 'closed-now'])
      dataset[name.replace('-n', 'N')] = attribute(note, `data-${name}`);
    vi.useFakeTimers({ now: new Date(time), toFake: ['Date', 'Intl'] });
    onTestFinished(() => void vi.useRealTimers());
    const element = { dataset, hidden: true, textContent: '' };
    void openNow(element as unknown as HTMLElement);
    const { openNow: open, closedNow } = words.en.markets;
    expect(element).toMatchObject({ hidden: false, textContent: isOpen ? open : closedNow });
  });
});

const marketsByLanguage = MARKET_IDS.flatMap((id) =>
  MARKETS[id].languages.map((code) => [id, code] as const),
);

describe.each(marketsByLanguage)('the market %s in %s', (id, code) => {
  const { hub, countries, emergency } = MARKETS[id];
  const context = { words: words[code], language: LANGUAGES[code], format: formatOf(code) };
  const { phone, mail, hours } = HUBS[hub];

  it('has the same hub on the contact page, in its structured data, and in llms.txt', async () => {
    const { text } = await visit(site, localize('/about-us/contact-us', code, 'desktop'));
    expect(text).toShow(`href="tel:${phone.replace(/[^+\d]/g, '')}"`);
    expect(text).toShow(`href="mailto:${mail}"`);
    expect(text).toShow(inHtml(openingHours(hub, context)));
    const [block = ''] = /<dl class="[^"]*contact-block".*?<\/dl>/s.exec(text) ?? [];
    const [office] = words[code].about['contact-us'].hours.items;
    // Begins with a capital letter there.
    const open = hubOf(code) === 'berlin' ? (office?.text ?? '') : openingHours(hubOf(code), context);
    expect(block).toShow(inHtml(open.slice(1)));
    const lines = numberLines(context);
    for (const { phone: number, title } of lines) {
      expect(text).toShow(`href="tel:${number}"`);
      expect(text).toShow(inHtml(title));
    }
    expect(lines.map((line) => line.phone)).toEqual(expect.arrayContaining(Object.keys(emergency)));
    const [first] = /mailto:[^"]+/.exec(sectionOf(text, words[code].markets.hubs.heading)) ?? [];
    expect(first).toBe(`mailto:${HUBS[hubOf(code)].mail}`);
    const { contactPoint } = dataIn(text).find((one) => one['@type'] === 'ContactPage').mainEntity;
    const point = contactPoint.find((one: { telephone: string }) => one.telephone === phone);
    expect(point).toMatchObject({ email: mail, hoursAvailable: { opens: hours[0], closes: hours[1] } });
    expect(point.areaServed).toEqual(expect.arrayContaining([...countries]));
    const { text: list } = await visit(site, '/llms.txt');
    expect(list).toContain(`- [${marketName(id, { ...context, words: words.en, language: LANGUAGES.en })}](`);
    expect(list).toContain(phone);
  });

  it.each(PRODUCT_IDS)(
    'is named by the page, the structured data and the manual of %s only if it is sold there',
    async (product) => {
      const family = familyOf(product);
      const sale = salesOf(family).find(({ market }) => market === id);
      const { text } = await visit(site, localize(productPath(product), code, 'desktop'));
      const own = sale?.countries ?? countries;
      const numbers = Object.keys(emergency).filter((number) =>
        emergency[number]?.some((place) => own.includes(countryOf(place))),
      );
      const name = sale?.countries ? countryNames(sale.countries, context) : marketName(id, context);
      const section = sectionOf(text, words[code].markets.soldIn.heading);
      const whole = GROUPS.wholeEurope.some((one) => one === id) ? words[code].markets.wholeEurope : name;
      const item = section
        .split('<li')
        .find((one) => [name, whole].some((place) => plain(one).includes(plain(place))));
      expect(plain(item ?? '').includes(plain(words[code].markets.soldIn.notOffered))).toBe(!sale);
      const { audience } = dataIn(text).find((one) => 'audience' in one);
      const areas = audience.geographicArea.map((area: { name: string }) => area.name);
      for (const country of countries) expect(areas.includes(country)).toBe(!!sale && own.includes(country));

      const input = { subject: product, kind: 'manual', language: code } as const;
      const { chapters } = await documentInput(input, words[code], texts[code], organization.website);
      const manual = JSON.stringify(chapters);
      expect(manual).toContain(context.format.phone(phone));
      const last = JSON.stringify(chapters.at(-1));
      for (const { text: line } of answers(context)) expect(last).toContain(line);
      for (const number of numbers) if (sale) expect(manual).toMatch(new RegExp(`,"\\W?${number}\\W?"`));
      const [only = ''] = texts[code].common.onlyIn
        .replace('{{places}}', marketName(id, context))
        .split('{{text}}');
      const isLimited = MARKETS[id].steps?.some((step) => {
        const [kind, path = ''] = step.split(/\.(.*)/su);
        return kind === family.manual && modelsThat(family, needOf(kind, path)).length > 0;
      });
      expect(manual.includes(only), only).toBe(isLimited ?? false);
    },
  );
});

/** From a heading to the end of its section. */
function sectionOf(html: string, heading: string): string {
  const whole = withoutBreaks(html);
  const [section = ''] = whole.slice(whole.indexOf(`>${inHtml(heading)}</h2>`)).split('</section>');
  return section;
}

/** The structured data of a page. */
function dataIn(html: string) {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json),
  );
}

describe('tables of contents', () => {
  it.each([
    ['/legal', 'en', 'desktop', 3],
    ['/privacy', 'ar', 'desktop', 3],
    ['/privacy', 'en', 'mobile', 3],
    ['/solutions/charging-system/ev-charger', 'en', 'mobile', 8],
    ['/solutions/battery-system', 'fr', 'mobile', 6],
    ['/solutions/detail/cabinet', 'ja', 'mobile', 6],
    ['/services/after-sales-service', 'de', 'mobile', 7],
    ['/technical-strength', 'ar', 'mobile', 7],
    ['/about-us/contact-us', 'ja', 'mobile', 5],
    ['/solutions/detail/cabinet/passport/AV-SC-102', 'de', 'mobile', 5],
    ['/services/fault-codes', 'it', 'mobile', 9],
    ['/about-us/carbon-footprint', 'en', 'mobile', 6],
    // Short, or on a desktop.
    ['/about-us/sustainable-development/mobile/strategy', 'en', 'mobile', 0],
    ['/solutions/detail/cabinet', 'en', 'desktop', 0],
  ] as const)('of %s (%s, %s) link to %i existing sections or more', async (path, code, layout, least) => {
    const userAgent = layout === 'mobile' ? PHONE : DESKTOP;
    const { text, status } = await visit(site, localize(path, code, layout), { userAgent });
    const [nav = ''] = /<nav class="[^"]*(?:section-links|outline)[^"]*".*?<\/nav>/.exec(text) ?? [];
    const targets = [...nav.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id);
    expect(status).toBe(200);
    expect(targets.length > 0).toBe(least > 0);
    expect(targets.length).toBeGreaterThanOrEqual(least);
    for (const id of targets) expect(text.split(`id="${id}"`)).toHaveLength(2);
  });
});
