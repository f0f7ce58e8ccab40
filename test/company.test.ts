import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../src/app.ts';
import { organisation } from '../src/organisation.ts';
import { STORAGE_MODELS } from '../src/pages/company/footprint.ts';
import { submission } from './kit/forms.ts';
import { createSite, PHONE, visit } from './kit/site.ts';
import { withoutBreaks } from './kit/toShow.ts';
import { words } from './kit/words.ts';

const { calculator, footprint } = words.en.company;
const CALCULATOR = '/about-us/carbon-footprint';

let site: App;
beforeAll(async () => {
  site = await createSite();
});
afterAll(() => site.close());

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
    expect(text).not.toShow('class="calculator-result"');
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
    ]) {
      expect(shown).toShow(plain(term));
    }
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
    expect(text).toShow(`href="tel:${organisation.departments.hotline.phone.replaceAll(' ', '')}"`);
    expect(text).toShow(`href="mailto:${organisation.departments.press.mail}"`);
    const numbers = [...text.matchAll(/<bdi class="phone-number"( dir="ltr")?>/g)];
    expect(numbers.length).toBeGreaterThan(1);
    expect(numbers.every(([, direction]) => direction !== undefined)).toBe(true);
  });
});

describe('tables of contents', () => {
  it.each(['/legal', '/privacy', '/ar/privacy/indexDE', '/about-us/sustainable-development/policy'])(
    'of %s link to existing sections',
    async (path) => {
      const { text } = await visit(site, path);
      const [nav = ''] = /<nav class="section-links".*?<\/nav>/.exec(text) ?? [];
      const targets = [...nav.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id);
      expect(targets.length).toBeGreaterThan(2);
      for (const id of targets) expect(text).toShow(`id="${id}"`);
    },
  );
});
