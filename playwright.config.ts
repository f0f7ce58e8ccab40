import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/browser/findChromium.ts';
import type { BrowserOptions } from './test/browser/kit.ts';

const PORT = process.env.BROWSER_TEST_PORT ?? '3310';
const SITE = `http://localhost:${PORT}`;
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = {
  viewport: { width: 390, height: 844 },
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  isMobile: true,
  hasTouch: true,
};

/** The tests in a real browser, against the built site with its embedded content. */
export default defineConfig<BrowserOptions>({
  testDir: 'test/browser',
  outputDir: 'test-results',
  workers: 1,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  use: {
    baseURL: SITE,
    // Whatever this machine speaks: the site's language comes from the address and its cookie alone.
    locale: 'en-US',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    actionTimeout: 5000,
    navigationTimeout: 15_000,
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', testIgnore: '**/phone*.spec.ts', use: { ...DESKTOP, layout: 'desktop' } },
    { name: 'phone', testIgnore: '**/desktop*.spec.ts', use: { ...PHONE, layout: 'mobile' } },
  ],
  webServer: {
    command: `"${process.execPath}" build/main.js`,
    url: `${SITE}/readyz`,
    // What the shell has set for a site of its own must not reach this one.
    env: {
      PORT,
      LOG_LEVEL: 'warn',
      SITE_URL: SITE,
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
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
