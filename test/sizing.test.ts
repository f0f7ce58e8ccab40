import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../src/model/codes.ts';
import { toLayout } from '../src/model/paths.ts';
import { attribute, childrenOf, parse, textOf, withClass, withName } from './kit/elements.ts';
import { submission } from './kit/forms.ts';
import { inLanguage } from './kit/routes.ts';
import { createSite, DESKTOP, PHONE, visit } from './kit/site.ts';
import { words } from './kit/words.ts';

const SHIFT = '/solutions/battery-system/battery-pack';
const DEPOT = '/solutions/charging-system/ev-charger';
const PEAK = '/solutions/energy-storage-system/cabinet-energy-storage';
const PAGES = [
  [SHIFT, 'voltage=80&power=6&peak=22&hours=7&breaks=45&charger=15&rest=8'],
  [DEPOT, 'vehicles=12&distance=180&consumption=1.1&voltage=650&acceptance=150&hours=7&grid=600'],
  [PEAK, 'target=400&peak=520&hours=2&base=250'],
] as const;

const site = await createSite();

async function open(path: string, userAgent = DESKTOP) {
  const { text, status } = await visit(site, path, { userAgent });
  const page = parse(text);
  const [section] = withClass(page, 'sizing');
  // On a phone, the label of a row is a row of its own.
  const rows = withClass(page, 'sizing-result')
    .flatMap((result) => [...withName(result, 'thead'), ...withName(result, 'tbody')])
    .map((row) => withName(row, 'tr').flatMap(childrenOf).map(textOf));
  const links = section ? withName(section, 'a').map((link) => attribute(link, 'href')) : [];
  const faults = withClass(page, 'form-field-fault').map(textOf);
  return { text, status, section, rows, faults, contact: links.find((href) => href.includes('about=')) };
}

describe.each(PAGES)('the calculator on %s', (path, query) => {
  it('shows models, units and margins in every language and layout', async () => {
    for (const code of LANGUAGE_CODES) {
      for (const [layout, userAgent] of [
        ['desktop', DESKTOP],
        ['mobile', PHONE],
      ] as const) {
        const own = toLayout(inLanguage(path, code), layout);
        const { status, rows, faults } = await open(`${own}?${query}`, userAgent);
        expect([status, faults]).toEqual([200, []]);
        const { fits, units, installed } = words[code].sizing;
        const heads = rows.map(([head = '']) => head.replace(/[\u00ad\u200b]/g, ''));
        expect(heads.slice(1, 4)).toEqual([fits, units, installed]);
        expect(rows[0]?.length).toBeGreaterThan(2);
        expect(rows.slice(4).flat().join()).toMatch(/\+\d+\s?%/u);
      }
    }
  });

  it('has no result without a case, and an example that leads to one', async () => {
    const { section, rows, faults, contact } = await open(path);
    expect([rows, faults, contact]).toEqual([[], [], undefined]);
    const links = section ? withName(section, 'a').map((link) => attribute(link, 'href')) : [];
    const [example = ''] = links.filter((href) => href.includes('?'));
    expect(example).toMatch(/#sizing$/);
    expect((await open(example.replace('#sizing', ''))).rows.length).toBeGreaterThan(4);
  });

  it('hands the case to the contact page, which every language reads in the same way', async () => {
    const { rows, contact = '' } = await open(`${inLanguage(path, 'de')}?${query.replaceAll('.', ',')}`);
    const [pathname = '', search = ''] = contact.split('?');
    expect(pathname).toBe('/de/about-us/contact-us');
    expect((await visit(site, contact)).status).toBe(200);
    const about = new URLSearchParams(search.split('#')[0]).get('about') ?? '';
    expect(about.startsWith(`${path}?`)).toBe(true);
    for (const code of LANGUAGE_CODES) {
      const again = await open(inLanguage(path, code) + about.slice(path.length));
      expect(again.faults).toEqual([]);
      expect(again.rows[0]?.slice(1)).toEqual(rows[0]?.slice(1));
      expect(again.rows[2]?.slice(1)).toEqual(rows[2]?.slice(1));
    }
  });

  it('submits its fields by GET to its own address', async () => {
    const { text } = await open(`${path}?${query}`);
    const { action, method, body } = submission(text, words.en.sizing.submit);
    expect([action, method]).toEqual([`${path}#sizing`, 'get']);
    const sent = Object.fromEntries(new URLSearchParams(body));
    const given = Object.fromEntries(new URLSearchParams(query));
    // The choice of voltage is a select box, which `submission` leaves out.
    if (path === SHIFT) delete given['voltage'];
    expect(sent).toMatchObject(given);
  });
});

describe('invalid input', () => {
  it('is shown again, with an error at each field, and escaped', async () => {
    const { text, status, rows, faults } = await open(
      `${DEPOT}?vehicles=1.5&distance=-1&consumption=${encodeURIComponent('"><b>')}&voltage=6000&acceptance=&hours=7&grid=600`,
    );
    const { calculator } = words.en.company;
    expect(faults).toEqual([
      words.en.sizing.notWhole,
      calculator.tooSmall,
      calculator.notNumber,
      words.en.sizing.atMost.replace('{{limit}}', '1,000'),
      calculator.missing,
    ]);
    expect([status, rows]).toEqual([200, []]);
    const faulty = withClass(parse(text), 'form-faults')
      .flatMap((summary) => withName(summary, 'a'))
      .map((link) => attribute(link, 'href'));
    expect(faulty).toEqual(['#vehicles', '#distance', '#consumption', '#voltage', '#acceptance']);
    for (const target of faulty) expect(text).toShow(`id="${target.slice(1)}"`);
    expect(text).toShow('value="&quot;&gt;&lt;b&gt;"');
    for (const [, ids = ''] of text.matchAll(/aria-describedby="([^"]*)"/g)) {
      for (const id of ids.split(' ')) expect(text).toShow(`id="${id}"`);
    }
  });

  it('includes figures that contradict each other', async () => {
    const shift = await open(`${SHIFT}?power=6&peak=5&hours=7&breaks=0&charger=15&rest=8`);
    expect(shift.faults).toEqual([words.en.sizing.atLeast.replace('{{limit}}', '6')]);
    const peak = await open(`${PEAK}?target=600&peak=520&hours=2&base=610`);
    expect(peak.faults).toEqual(
      ['520', '600'].map((limit) => words.en.sizing.below.replace('{{limit}}', limit)),
    );
  });
});

describe('a load profile', () => {
  const quarters = Array.from({ length: 96 }, (_, index) => (index >= 40 && index < 48 ? 520.5 : 250));

  it('replaces the figures of the peak, and goes along to the contact page', async () => {
    const query = new URLSearchParams({ target: '400', peak: 'x', profile: quarters.join('\r\n') });
    const { faults, rows, text, contact = '' } = await open(`${PEAK}?${query}`);
    expect(faults).toEqual([]);
    expect(rows.length).toBeGreaterThan(4);
    expect(text).toShow('value="x"');
    const about = new URLSearchParams(contact.split('?')[1]).get('about') ?? '';
    expect((await open(about)).rows).toEqual(rows);
  });

  it('that is wrong is kept, with a message', async () => {
    const query = new URLSearchParams({ target: '400', profile: quarters.slice(1).join(' ') });
    const { faults, text, contact } = await open(`${PEAK}?${query}`);
    expect(faults).toEqual([words.en.sizing.peakShaving.profileCount.replace('{{found}}', '95')]);
    expect(text).toShow(quarters.slice(1).join(' '));
    expect(contact).toBeUndefined();
  });
});

describe('the proposal', () => {
  const proposed = async (query: string) =>
    textOf(withClass(parse((await open(query)).text), 'sizing-proposal')[0]).replace(/\s/g, ' ');

  it('is one model with its reason, what it takes, and why not the next best', async () => {
    const text = await proposed(`${DEPOT}?${PAGES[1][1]}`);
    for (const part of ['6 × AV-DC 120', '720 kW in total', '+15%', '6 × 183 A', '4.08 m²', '12 × AV-DC 60'])
      expect(text).toContain(part);
    expect(await proposed(`${SHIFT}?${PAGES[0][1]}`)).toContain('AV-FL 80-690');
  });

  it('names the nearest other model as such if no second one fits', async () => {
    const query = 'voltage=80&power=8&peak=20&hours=7&breaks=60&charger=20&rest=8';
    const text = await proposed(`${SHIFT}?${query}`);
    const { nearest, next } = words.en.sizing.proposal;
    expect(text).toMatch(new RegExp(`${nearest}: AV-FL 80-690.*\\(\\D14%\\)`));
    expect(text).not.toContain(next);
  });

  it('names what to change if no model fits, and these changes are enough', async () => {
    const query = PAGES[1][1].replace('grid=600', 'grid=400');
    const text = await proposed(`${DEPOT}?${query}`);
    expect(text).toContain(words.en.sizing.proposal.none);
    expect(text).toContain(
      'Grid power available for charging, in kW: 520 instead of 400. Then 6 × AV-DC 120 fits.',
    );
    expect(await proposed(`${DEPOT}?${query.replace('400', '520')}`)).toContain('6 × AV-DC 120');
    expect(await proposed(`${PEAK}?target=1000&peak=3000&hours=4&base=500`)).toContain(
      words.en.sizing.noneFit,
    );
  });

  it('fills the form for engineers, in the language of the visitor', async () => {
    const { contact = '', text } = await open(`/de${DEPOT}?${PAGES[1][1]}`);
    const form = (await visit(site, contact, { userAgent: DESKTOP })).text;
    expect(form).toShow('<option value="charging" selected="">');
    expect(form).toShow(/<textarea[^>]*>Gleichzeitig ladende Fahrzeuge: 12\. [^<]*600\skW[^<]*6 × AV-DC 120/);
    expect(form).not.toShow('>/solutions/charging-system');
    expect(text).toShow(`/de${DEPOT}?${PAGES[1][1]}#sizing</bdi>`.replaceAll('&', '&amp;'));
  });
});
