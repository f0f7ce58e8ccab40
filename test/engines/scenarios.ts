import type { LanguageCode } from '../../src/model/codes.ts';
import type { Layout } from '../../src/model/paths.ts';
import { wordsOf } from '../browser/kit.ts';
import { readPdf } from '../kit/readPdf.ts';
import { expect, type Browser } from './kit.ts';
import type { Tab } from './tab.ts';

interface Visitor {
  readonly tab: Tab;
  readonly browser: Browser;
  readonly layout: Layout;
  readonly language: LanguageCode;
  /** The path of an English desktop path in the visitor's layout and language. */
  readonly pathOf: (path: string) => string;
}

interface Scenario {
  /** Both layouts if missing. */
  readonly only?: Layout;
  /** The consent banner is open; otherwise, it has been answered. */
  readonly asksConsent?: boolean;
  /** What the engine lacks for it, in words. */
  readonly missing?: (visitor: Visitor) => Promise<string | undefined> | string | undefined;
  /** Faults that it causes on purpose. */
  readonly expectedFaults?: RegExp;
  readonly run: (visitor: Visitor) => Promise<void>;
}

/** Marks the document: a visit keeps the mark, a page load loses it. */
async function mark(tab: Tab): Promise<void> {
  await tab.run(() => document.documentElement.toggleAttribute('data-marked', true));
}

async function focus(tab: Tab, selector: string): Promise<void> {
  await tab.see(selector);
  await tab.run((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);
}

export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'visits, back and forward': {
    run: async ({ tab, pathOf }) => {
      const [news, legal, privacy] = [pathOf('/news'), pathOf('/legal'), pathOf('/privacy')];
      await tab.go(news);
      await mark(tab);
      for (const path of [legal, privacy]) {
        await tab.click(`footer a[href="${path}"]`);
        await tab.arrive(path);
        await tab.focusOn('h1');
        await tab.until(() => scrollY === 0);
      }
      // Each page was left at its end.
      for (const path of [legal, news]) {
        await tab.back();
        await tab.arrive(path);
        await tab.focusOn('h1');
        await tab.until(() => scrollY > 0);
      }
      await tab.forward();
      await tab.arrive(legal);
      await tab.focusOn('h1');
      await tab.see('html[data-marked]');
    },
  },

  'leaving a page while its parts are loading': {
    run: async ({ tab, browser, pathOf }) => {
      const release = browser.watch.hold(/\/suggestions-\w+\.js$/);
      // Firefox may fire `load` only after these imports.
      const follow = (path: string) =>
        tab.run((address) => void setTimeout(() => location.assign(address)), path);
      await follow(pathOf('/search'));
      await tab.see('html[data-enhanced]');
      await follow(pathOf('/privacy'));
      await tab.arrive(pathOf('/privacy'));
      release();
      await tab.see('html[data-enhanced]');
      await tab.arrive(pathOf('/privacy'));
    },
  },

  'main menu by pointer and keys': {
    only: 'desktop',
    run: async ({ tab, pathOf }) => {
      const target = pathOf('/solutions/charging-system/ev-charger');
      await tab.go(pathOf('/about-us'));
      await tab.hover('.menu-item-wide > a');
      await tab.click(`.menu-item-wide .dropdown a[href="${target}"]`);
      await tab.arrive(target);
      await tab.focusOn('h1');

      const entry = `.menu-item:has(> a[href="${pathOf('/services')}"])`;
      await focus(tab, `${entry} > a`);
      await tab.press('ArrowDown');
      await tab.focusOn(`${entry} .dropdown li:first-child a`);
      await tab.press('End');
      await tab.focusOn(`${entry} .dropdown li:last-child a`);
      await tab.press('Escape');
      await tab.miss(`${entry} .dropdown`);
      await tab.focusOn(`${entry} > button`);
      await tab.press('Space');
      await tab.see(`${entry} .dropdown`);
      await tab.press('Space');
      await tab.miss(`${entry} .dropdown`);
    },
  },

  'language menu': {
    only: 'desktop',
    run: async ({ tab, pathOf }) => {
      await tab.go(pathOf('/news'));
      await tab.click('[data-language-menu] > summary');
      await tab.click('header [data-language="ja"]');
      await tab.arrive('/ja/news');
      await tab.see('html[lang="ja"]');
    },
  },

  'mobile panel': {
    only: 'mobile',
    run: async ({ tab, pathOf }) => {
      const target = pathOf('/services/join');
      await tab.go(pathOf('/'));
      await tab.click('[data-mobile-menu] > summary');
      await tab.see('.mobile-panel');
      await tab.press('Escape');
      await tab.miss('.mobile-panel');
      await tab.focusOn('[data-mobile-menu] > summary');
      await tab.press('Enter');
      await tab.click(`.mobile-panel details:has(a[href="${target}"]) > summary`);
      await tab.click(`.mobile-panel a[href="${target}"]`);
      await tab.arrive(target);
      await tab.miss('.mobile-panel');
      await tab.focusOn('h1');
    },
  },

  swiper: {
    run: async ({ tab, language, pathOf }) => {
      const [section, track] = ['.swiper-feedback', '.swiper-feedback .swiper-track'];
      const marked = (place: string) => `${section} .swiper-dots li:${place} [aria-current]`;
      await tab.go(pathOf('/solutions/battery-system'));
      await tab.see(marked('first-child'));
      await tab.click(`${section} [data-next]`);
      await tab.see(marked('nth-child(2)'));
      await tab.click(`${section} .swiper-dots li:last-child button`);
      await tab.see(marked('last-child'));
      await focus(tab, track);
      await tab.press('Home');
      await tab.see(marked('first-child'));
      await tab.until((selector) => document.querySelector(selector)?.scrollLeft === 0, track);
      await tab.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
      await tab.see(marked('nth-child(2)'));
      await tab.until((selector) => document.querySelector(selector)?.scrollLeft !== 0, track);
    },
  },

  gallery: {
    run: async ({ tab, pathOf }) => {
      await tab.go(pathOf('/solutions/detail/battery'));
      await tab.click('.gallery-thumbnails li:last-child a');
      await tab.until(() => {
        const track = document.querySelector('.gallery-track');
        const { left = -2, right = Infinity } = track?.lastElementChild?.getBoundingClientRect() ?? {};
        return track?.scrollLeft !== 0 && left >= -1 && right <= innerWidth + 1;
      });
    },
  },

  suggestions: {
    run: async ({ tab, language, pathOf }) => {
      const { name } = wordsOf(language).products.products.forklift;
      await tab.go(pathOf('/search'));
      await tab.fill('main [type="search"]', name.slice(0, -1));
      await tab.see('[role="option"]', name);
      await tab.press('ArrowDown');
      await tab.see('[role="option"][aria-selected="true"]', name);
      await tab.press('Escape');
      await tab.miss('[role="listbox"]');
      await tab.press('ArrowDown');
      await tab.see('[role="listbox"]');
      await tab.press('ArrowDown');
      await tab.see('[role="option"][aria-selected="true"]', name);
      await tab.press('Enter');
      await tab.arrive(pathOf('/solutions/battery-system/packDetail/forklift'));
      await tab.see('h1');
    },
  },

  'product finder': {
    run: async ({ tab, layout, pathOf }) => {
      const path = pathOf('/solutions/detail');
      const count = () => document.querySelectorAll('.found-family tbody tr').length;
      const isCount = (wanted: number) =>
        document.querySelectorAll('.found-family tbody tr').length === wanted;
      await tab.go(path);
      const all = await tab.run(count);
      await mark(tab);
      if (layout === 'mobile') await tab.click('.finder summary');
      await tab.click('.finder-option:has([name="application"][value="marine"])');
      await tab.arrive(`${path}?application=marine`);
      await tab.see('.finder-summary a');
      const found = await tab.run(count);
      expect(found).toBeLessThan(all);
      await tab.click('.found-product a');
      await tab.focusOn('h1');
      await tab.back();
      await tab.arrive(`${path}?application=marine`);
      await tab.until(isCount, found);
      await tab.click('.finder-summary a');
      await tab.arrive(path);
      await tab.until(isCount, all);
      await tab.see('html[data-marked]');
    },
  },

  comparison: {
    run: async ({ tab, layout, pathOf }) => {
      await tab.go(pathOf('/solutions/detail'));
      if (layout === 'mobile') await tab.click('.found-family li:first-child summary');
      for (const nth of [1, 2]) await tab.click(`.found-family li:first-child tr:nth-child(${nth}) label`);
      await tab.click('.finder-compare [type="submit"]');
      await tab.until(() => document.querySelectorAll('.comparison thead bdi').length === 2);
      expect(await tab.run(() => location.search)).toMatch(/^\?models=[\w-]+,[\w-]+$/);
    },
  },

  calculators: {
    run: async ({ tab, pathOf }) => {
      const sizing = { power: 6, peak: 22, hours: 7, breaks: 45, charger: 15, rest: 8 };
      await tab.go(pathOf('/solutions/battery-system/battery-pack'));
      await tab.choose('.sizing [name="voltage"]', '80');
      for (const [name, value] of Object.entries(sizing))
        await tab.fill(`.sizing [name="${name}"]`, String(value));
      await tab.click('.sizing [type="submit"]');
      await tab.see('.sizing-result td');

      await tab.go(pathOf('/about-us/carbon-footprint'));
      await tab.fill('.calculator [name="energy"]', '1200');
      await tab.fill('.calculator [name="factor"]', 'x');
      await tab.press('Enter');
      await tab.see('.calculator [role="alert"]');
      await tab.fill('.calculator [name="factor"]', '0.4');
      await tab.press('Enter');
      await tab.see('.calculator-result dd');
    },
  },

  'form with faults, then received': {
    // A form that is filled in within seconds is returned as well.
    expectedFaults: /: 422 for POST /,
    run: async ({ tab, pathOf }) => {
      const field = (name: string) => `#service [name="${name}"]`;
      await tab.go(pathOf('/services/after-sales-service'));
      await mark(tab);
      await tab.fill(field('name'), 'Jane');
      await tab.press('Enter');
      await tab.focusOn('#service [role="alert"]');
      await tab.press('Tab', 'Enter');
      await tab.focusOn(field('serial'));
      const texts = {
        serial: '4711',
        incident: 'It stopped.',
        country: 'Norway',
        email: 'jane@company.example',
      };
      for (const [name, text] of Object.entries(texts)) await tab.fill(field(name), text);
      await tab.choose(field('operation'), 'stopped');
      await expect(async () => {
        if (await tab.run(() => document.querySelector('#service') !== null))
          await tab.click('#service [type="submit"]');
        expect(await tab.run(() => document.querySelector('.inquiry-number') !== null)).toBe(true);
      }).toPass({ intervals: [1000] });
      await tab.focusOn('h1');
      await tab.see('html[data-marked]');
    },
  },

  consent: {
    asksConsent: true,
    run: async ({ tab, language, pathOf }) => {
      const { acceptAll, save } = wordsOf(language).consent.banner;
      const isChoice = (wanted: string) =>
        /cookieChoice=[^;]*\.([\d-]+)/.exec(document.cookie)?.[1] === wanted;
      await tab.go(pathOf('/legal'));
      await tab.see('[data-consent][data-ready]');
      await tab.click('[data-consent] summary');
      await tab.focusOn('[data-consent] [value="2"]');
      await tab.press('Space');
      await tab.click('[data-consent] button', save);
      await tab.miss('[data-consent]');
      await tab.until(isChoice, '1-2');
      await tab.go(pathOf('/privacy/cookies'));
      await tab.see('[name="option"][value="2"]:checked');
      await tab.click('main [name="choice"][value="necessary"]');
      await tab.see('[name="option"][value="2"]:not(:checked)');
      await tab.until(isChoice, '1');
      await tab.run(() => {
        for (const cookie of document.cookie.split('; '))
          if (!cookie.startsWith('layout=')) document.cookie = `${cookie}; path=/; max-age=0`;
      });
      await tab.go(pathOf('/news'));
      await tab.see('[data-consent][data-ready]');
      await tab.click('[data-consent] button', acceptAll);
      await tab.miss('[data-consent]');
      await tab.focusOn('#main');
      await tab.until(isChoice, '1-2');
    },
  },

  film: {
    missing: async ({ tab, pathOf }) => {
      await tab.go(pathOf('/'));
      const types = ['video/mp4; codecs="avc1.42E01E"', 'video/webm; codecs="vp9"'];
      const plays = (names: readonly string[]) =>
        names.some((name) => document.createElement('video').canPlayType(name) !== '');
      return (await tab.run(plays, types)) ? undefined : 'decoders of H.264 and VP9';
    },
    run: async ({ tab }) => {
      const isPlaying = (wanted: boolean) => {
        const film = document.querySelector('[data-film]');
        const video = film?.querySelector('video');
        return video?.paused === !wanted && film?.classList.contains('film-playing') === wanted;
      };
      await tab.run(() => document.querySelector('[data-film]')?.scrollIntoView({ block: 'center' }));
      await tab.until(isPlaying, true);
      await tab.until(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
      await tab.click('button.film-control');
      await tab.until(isPlaying, false);
      await tab.click('button.film-control');
      await tab.until(isPlaying, true);
    },
  },

  print: {
    // Every layout prints the same sheet.
    only: 'desktop',
    missing: ({ browser }) => (browser.name === 'webkit' ? 'a command for it' : undefined),
    run: async ({ tab, pathOf }) => {
      await tab.go(pathOf('/solutions/detail/cabinet'));
      const models = await tab.run(() =>
        [...document.querySelectorAll('#data thead th bdi')].map(({ textContent }) => textContent),
      );
      expect(models.length).toBeGreaterThan(1);
      const { pages, lines } = await readPdf(await tab.print());
      expect(pages).toBe(1);
      const text = lines.join(' ').replaceAll(/\s/g, '');
      for (const model of models) expect(text).toContain(model.replaceAll(/\s/g, ''));
    },
  },
};
