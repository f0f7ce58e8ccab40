import { DEVICES } from '../../scripts/browser/devices.ts';
import { COOKIES } from '../../src/consent/names.ts';
import { LANGUAGE_CODES } from '../../src/locale/codes.ts';
import { toLayout } from '../../src/request/paths.ts';
import { inLanguage } from '../kit/routes.ts';
import { PAGE_KINDS } from '../kit/walk.ts';
import { INSTALLED } from './engines.ts';
import { expect, test } from './kit.ts';
import { pageCompleted } from './tab.ts';
import { lookAtPage, walk, WALKER, type Look } from './walk.ts';
import { watch } from './watch.ts';

/** Pixels. */
const TOLERANCE = 2;
/** Of advances at 1000 px. */
const ADVANCE_TOLERANCE = 4;

for (const language of LANGUAGE_CODES) {
  for (const layout of ['desktop', 'mobile'] as const) {
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
        for (const path of paths) {
          await page.goto(watched.url + path);
          await page.evaluate(pageCompleted);
          looks.set(path, await page.evaluate(lookAtPage));
        }
        return looks;
      };
      const [expected, ...walks] = await Promise.all([
        walkChromium(),
        ...browsers.map((browser) => walk(browser, layout, paths)),
      ]);
      await context.close();
      await watched.stop();
      for (const [index, { looks, faults }] of walks.entries()) {
        expect.soft(faults, browsers[index]?.name).toEqual([]);
        for (const [path, look] of looks)
          expect.soft(differences(look, expected.get(path)), `${browsers[index]?.name} ${path}`).toEqual([]);
      }
    });
  }
}

function differences(look: Look, expected: Look | undefined): string[] {
  const compare = (
    name: string,
    own: readonly number[],
    other: readonly number[] = [],
    tolerance = TOLERANCE,
  ) =>
    own.every((value, index) => Math.abs(value - (other[index] ?? Number.NaN)) <= tolerance)
      ? []
      : [`${name}: ${own.map(Math.round).join()} instead of ${other.map(Math.round).join()}`];
  return [
    ...compare('header', look.header, expected?.header),
    ...compare('first heading', look.heading, expected?.heading),
    ...Object.entries(look.advances).flatMap(([name, advance]) =>
      compare(name, advance, expected?.advances[name], ADVANCE_TOLERANCE),
    ),
  ];
}
