import { LANGUAGE_CODES, type LanguageCode } from '../../src/model/codes.ts';
import { organization } from '../../src/organization.ts';
import { toLayout } from '../../src/model/paths.ts';
import { inLanguage } from '../kit/routes.ts';
import { deepPages, expect, test } from './kit.ts';
import { layOut } from './layOut.ts';
import { LAID_OUT, loadInFrame, OF_PACK, REPEATING } from './loadInFrame.ts';
import { textsInWrongOrder } from './readingOrder.ts';

const ALL_WIDTHS = [310, 320, 360, 390, 480, 600, 767, 768, 800, 1024, 1200, 1440, 1920, 2560];
/** Widths at which texts are examined, too: those that a layout is made for. */
const READ_WIDTHS = { desktop: [768, 1440], mobile: [320, 390, 768] } as const;
/** Also a narrow window without script, and the narrowest width of each breakpoint range. */
const TELLING_WIDTHS = { desktop: [320, 768, 1000, 1200, 1440], mobile: [320, 390, 600, 768] } as const;

/** In `WHOLE`, tested in both layouts at every width. */
const MAIN_PAGES: readonly string[] = [deepPages.home, deepPages.product, deepPages.news];
/** Default texts, longest texts and RTL. */
const WHOLE: readonly LanguageCode[] = ['en', 'de', 'ar'];
/** Their texts are shorter than German ones, so a half of the pages is laid out; `test/engines/walk.spec.ts` loads all. */
const SAMPLED: readonly LanguageCode[] = ['en', 'es', 'fr', 'it'];

/** Codes, quantities and names that must stay on one line in every language. */
const TERMS = [
  // ISO 15118-20, VDE-AR-N 4105, OCPP 2.0.1, AV-BP 80-230
  /\b(?:[A-Z]{2,}[A-Z-]*[ \u00a0])+\d[\d.-]*\d/g,
  // AV-BP, 15118-20, 2.0.1
  /\b[A-Z]{2,}-[A-Z]{2,}\b|\b\d+(?:[-.]\d+)+/g,
  /\d[\d.,]*[ \u00a0\u202f](?:°C|%|kWh|MWh|GWh|kW|V|A|Ah|kg|t|mm|l\/min|N·m|dB\(A\))(?![A-Za-z])(?: CO₂e)?/g,
  /Plug & Charge/g,
  new RegExp(organization.address.streetAddress.replace(' ', String.raw`\s`), 'g'),
  // A katakana word that fits in every line; longer compounds may break between their words.
  /(?<![ァ-ヺー])[ァ-ヺー]{2,9}(?![ァ-ヺー])/g,
];

test.use({
  loadsPictures: true,
  expectedFaults: /^console: Blocked (?:script execution|autofocusing)|^404: .*\/no-such-page/,
});

LANGUAGE_CODES.forEach((language, nth) => {
  test(`no page overflows the viewport, and no text breaks a term, is clipped or overlaps (${language})`, async ({
    page,
    layout,
  }) => {
    const isWhole = WHOLE.includes(language);
    const pages = LAID_OUT.filter(
      (path) => language === 'de' || !(REPEATING.test(path) || OF_PACK.test(path)),
    );
    const isMain = (path: string) => isWhole && MAIN_PAGES.includes(path);
    const share = SAMPLED.includes(language) ? 4 : 2;
    const turn = (nth + (layout === 'mobile' ? share / 2 : 0)) % share;
    // A same-origin document without scripts and styles.
    await page.goto('/healthz');
    const own = pages.filter((each, index) => isMain(each) || index % share === turn);
    for (const [index, path] of own.entries()) {
      const address = toLayout(inLanguage(path, language), layout);
      const widths = isMain(path) ? ALL_WIDTHS : TELLING_WIDTHS[layout];
      const status = path === deepPages.notFound ? 404 : 200;
      expect.soft(await loadInFrame(page, address), address).toBe(status);
      const laidOut = await layOut(page, { widths, read: READ_WIDTHS[layout], terms: TERMS });
      expect.soft(laidOut, address).toEqual({ layout, faults: [], overflows: [], texts: [] });
      if (language !== 'ar') continue;
      // Header and footer are the same on every page of a layout.
      const part = index === 0 ? 'body' : 'main';
      expect.soft(await textsInWrongOrder(page, part), address).toEqual([]);
    }
  });
});
