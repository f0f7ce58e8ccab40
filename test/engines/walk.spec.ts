import { DEVICES } from '../../scripts/browser/devices.ts';
import { COOKIES } from '../../src/consent/names.ts';
import { LANGUAGE_CODES } from '../../src/model/codes.ts';
import { toLayout } from '../../src/model/paths.ts';
import { inLanguage } from '../kit/routes.ts';
import { PAGE_KINDS } from '../kit/walk.ts';
import { INSTALLED } from './engines.ts';
import { expect, test } from './kit.ts';
import { pageCompleted } from './tab.ts';
import { lookAtPage, walk, WALKER, type Look, type Walk } from './walk.ts';
import { watch } from './watch.ts';

/** CSS pixels. A heading may be lower or higher by a line, because the texts above it may break elsewhere. */
const TOLERANCES = { header: [2, 2, 2, 2], heading: [2, 40] } as const;
/** Of advances at 1000 px. */
const ADVANCE_TOLERANCE = 4;

test.use({ composites: false });

const CASES = LANGUAGE_CODES.flatMap((language, nth) =>
  (['desktop', 'mobile'] as const).map((layout, other) => ({ language, layout, turn: nth + other })),
);
for (const { language, layout, turn } of CASES) {
  test(`${INSTALLED.join(' and ')}, ${layout}, ${language}: every page as in Chromium`, async ({
    browsers,
    site,
    browser: chromium,
  }) => {
    const paths = PAGE_KINDS.map((path) => toLayout(inLanguage(path, language), layout));
    const watched = await watch(site.url);
    const context = await chromium.newContext({ viewport: DEVICES[layout].viewport ?? null });
    const walkChromium = async () => {
      const cookies = Object.entries({ ...WALKER, [COOKIES.layout]: layout });
      await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: watched.url })));
      const page = await context.newPage();
      const looks = new Map<string, Look>();
      const advances: Walk['advances'] = {};
      for (const path of paths) {
        await page.goto(watched.url + path);
        await page.evaluate(pageCompleted);
        const { newAdvances, ...look } = await page.evaluate(lookAtPage, Object.keys(advances));
        looks.set(path, look);
        Object.assign(advances, newAdvances);
      }
      return { looks, advances };
    };
    const [expected, ...walks] = await Promise.all([
      walkChromium(),
      ...browsers.map((browser, at) =>
        walk(
          browser,
          layout,
          // By turns: each kind of page in each language and layout in one engine, in half of these in the other.
          paths.filter((_, index) => (index + turn + at) % browsers.length === 0),
        ),
      ),
    ]);
    await context.close();
    await watched.stop();
    for (const [index, { looks, advances, faults }] of walks.entries()) {
      const name = browsers[index]?.name ?? '';
      expect.soft(faults, name).toEqual([]);
      const moved = [...looks].flatMap(([path, look]) =>
        differences(look, expected.looks.get(path)).map((difference) => `${path}: ${difference}`),
      );
      expect.soft(moved, name).toEqual([]);
      const wide = Object.entries(advances).filter(
        ([character, advance]) =>
          Math.abs(advance - (expected.advances[character] ?? advance)) > ADVANCE_TOLERANCE,
      );
      expect.soft(wide, name).toEqual([]);
    }
  });
}

function differences(look: Look, expected: Look | undefined): string[] {
  return (['header', 'heading'] as const).flatMap((name) => {
    const [own, other = []] = [look[name], expected?.[name]];
    const isNear = own.every(
      (value, at) => Math.abs(value - (other[at] ?? Number.NaN)) <= (TOLERANCES[name][at] ?? 0),
    );
    return isNear
      ? []
      : [`${name}: ${own.map(Math.round).join()} instead of ${other.map(Math.round).join()}`];
  });
}
