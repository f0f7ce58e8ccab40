import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { DEVICES } from './scripts/browser/devices.ts';
import { requireChromium } from './scripts/browser/findChromium.ts';
import type { BrowserOptions } from './test/browser/kit.ts';
import { FORM_SECRET } from './test/kit/addresses.ts';

const chromium = requireChromium();
const PORT = process.env.BROWSER_TEST_PORT ?? '3310';
const SITE = `http://localhost:${PORT}`;

/** The tests in a real browser, against the built site with its embedded content. */
export default defineConfig<BrowserOptions>({
  testDir: 'test/browser',
  outputDir: 'test-results',
  // Two more than cores: a browser test waits for half of its time.
  workers: 4,
  fullyParallel: true,
  retries: 0,
  // Generous, so that a busy machine fails no test; one that passes waits no longer for it.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  use: {
    baseURL: SITE,
    // A context of its own for each test would be half of the time. Cookies, storage, routes and clocks are still each
    // test's own; a test resets what Playwright does not (network conditions, changes by a CDP session).
    reuseContext: true,
    // Whatever this machine speaks: the site's language comes from the address and its cookie alone.
    locale: 'en-US',
    launchOptions: {
      ...chromium,
      args: [
        ...chromium.args,
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // One process for all pages of a browser: starting one takes longer than most tests use it.
        '--disable-site-isolation-trials',
        '--renderer-process-limit=1',
      ],
    },
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
  },
  // A test with `@mobile` or `@desktop` in its title runs in this layout only.
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/phone*.spec.ts',
      grepInvert: /@mobile\b/,
      use: { ...DEVICES.desktop, layout: 'desktop' },
    },
    {
      name: 'phone',
      testIgnore: '**/desktop*.spec.ts',
      grepInvert: /@desktop\b/,
      use: { ...DEVICES.mobile, layout: 'mobile' },
    },
  ],
  // The built site with its embedded content, and nothing that the shell has set for a site of its own.
  webServer: {
    command: `"${process.execPath}" build/main.js`,
    url: `${SITE}/readyz`,
    env: {
      PORT,
      LOG_LEVEL: 'warn',
      SITE_URL: SITE,
      FORM_SECRET,
      HOST: '',
      GATEWAY_URL: '',
      CDN_URL: '',
      CHINESE_SITE_URL: '',
      CAREERS_URL: '',
      CORPORATE_HOST: '',
      MAINLAND_HOSTS: '',
      TAG_URL: '',
      SENSORS_URL: '',
      METRICS_PORT: '',
      SMTP_URL: '',
      MAIL_FROM: '',
      SPOOL_DIR: join(tmpdir(), `arcvane-browser-spool-${PORT}`),
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
