import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../src/app.ts';
import { organisation } from '../src/organisation.ts';
import { createSite, PHONE, visit } from './kit/site.ts';
import { words } from './kit/words.ts';

const { calculator } = words.en.company;

let site: App;
beforeAll(async () => {
  site = await createSite();
});
afterAll(() => site.close());

const plain = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/[\s\u00a0\u200e]+/g, ' ');

describe('the footprint calculator', () => {
  it('calculates from the query string, in localized numbers, on every device', async () => {
    const english = await visit(site, '/about-us/carbon-footprint?energy=500&factor=0.38');
    const effect = `${calculator.net} ${calculator.netValue.replace('{{value}}', '177')}`;
    expect(plain(english.text)).toShow(plain(effect));
    const german = await visit(site, '/de/about-us/carbon-footprint/mobile?energy=12.500&factor=0,38', {
      userAgent: PHONE,
    });
    expect(plain(german.text)).toShow('12.050 MWh');
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
    const [, advice = '?'] = calculator.factorTooLarge.split('{{most}}');
    expect(plain(text)).toShow(plain(advice));
    expect(text).not.toShow('class="calculator-result"');
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
