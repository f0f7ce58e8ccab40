import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/browser/findChromium.ts';
import type { BrowserOptions } from './test/browser/kit.ts';
import { MEASURED_PORT, PORT, SENSORS_URL, TAG_URL } from './test/browser/ports.ts';

const SITE = `http://localhost:${PORT}`;
/** A site with analytics: `localhost` is its global host, `127.0.0.1` a mainland one. */
const MEASURED = { TAG_URL, SENSORS_URL, MAINLAND_HOSTS: '127.0.0.1' };
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
  workers: 2,
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
  webServer: [serve(PORT), serve(MEASURED_PORT, MEASURED)],
});

/** The built site on a port, with its embedded content and nothing that the shell has set for a site of its own. */
function serve(port: number, env: Readonly<Record<string, string>> = {}) {
  const site = `http://localhost:${port}`;
  return {
    command: `"${process.execPath}" build/main.js`,
    url: `${site}/readyz`,
    env: {
      PORT: String(port),
      LOG_LEVEL: 'warn',
      SITE_URL: site,
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
      ...env,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  } as const;
}
