import { defineConfig } from '@playwright/test';
import { requireChromium } from '../../scripts/browser/findChromium.ts';
import { ENGINE_NAMES, ENGINES } from './engines.ts';

// Workers load this file, too.
if (process.env.TEST_WORKER_INDEX === undefined)
  for (const name of ENGINE_NAMES)
    for (const program of ENGINES[name].missing) console.error(`${name} is skipped: no ${program}`);

const { args, ...chromium } = requireChromium();

/** The tests in Firefox and WebKit of the system. Chromium only shows where things should be. */
export default defineConfig({
  outputDir: '../../test-results/engines',
  testIgnore: process.argv.includes('sitemap') ? [] : '**/sitemap.spec.ts',
  fullyParallel: true,
  workers: 2,
  // Guards against tests that hang, not limits on their duration.
  timeout: 900_000,
  expect: { toPass: { timeout: 60_000, intervals: [20, 50, 100, 200] } },
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  use: { launchOptions: { ...chromium, args: [...args, '--blink-settings=imagesEnabled=false'] } },
});
