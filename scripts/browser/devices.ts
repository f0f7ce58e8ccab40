import type { BrowserContextOptions } from '@playwright/test';
import type { Layout } from '../../src/model/paths.ts';

/** A typical desktop window and phone, for tests and measurements. */
export const DEVICES: Readonly<Record<Layout, BrowserContextOptions>> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  mobile: {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  },
};
