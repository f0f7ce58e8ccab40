import { spawnSync } from 'node:child_process';
import { findChromium, requireChromium } from './findChromium.ts';

/** Before the browser tests: downloads Playwright's Chromium on platforms without a bundled or an installed one. */
if (!findChromium()) {
  console.log('No Chromium found: downloading the one that Playwright provides.');
  spawnSync('npx', ['--no', 'playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  requireChromium();
}
