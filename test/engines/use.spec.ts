import { COOKIES } from '../../src/consent/names.ts';
import { toLayout } from '../../src/model/paths.ts';
import { inLanguage } from '../kit/routes.ts';
import { INSTALLED } from './engines.ts';
import { expect, test } from './kit.ts';
import { SCENARIOS } from './scenarios.ts';

// Language and layout are independent: English on desktop, Arabic on mobile.
const DEVICES = [
  ['desktop', 'en'],
  ['mobile', 'ar'],
] as const;

for (const engine of INSTALLED) {
  for (const [name, { only, asksConsent, expectedFaults, missing, run }] of Object.entries(SCENARIOS)) {
    for (const [layout, language] of DEVICES.filter(([each]) => each === (only ?? each))) {
      test(`${engine}, ${layout}: ${name}`, async ({ browsers }) => {
        const browser = browsers.find((each) => each.name === engine);
        if (!browser) throw new Error(`${engine} is not installed`);
        const tab = await browser.open(layout, asksConsent ? {} : { [COOKIES.consent]: '1' });
        const pathOf = (path: string) => toLayout(inLanguage(path, language), layout);
        const visitor = { tab, browser, layout, language, pathOf };
        const lacks = await missing?.(visitor);
        test.skip(lacks !== undefined, `${engine} lacks ${lacks}`);
        await run(visitor);
        const faults = browser.watch.takeFaults().filter((fault) => !expectedFaults?.test(fault));
        expect(faults).toEqual([]);
      });
    }
  }
}
