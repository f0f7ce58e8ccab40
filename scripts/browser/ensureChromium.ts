import { spawnSync } from 'node:child_process';
import { findChromium, requireChromium } from './findChromium.ts';

/** Run before the browser tests: downloads Playwright's Chromium if there is neither a bundled nor an installed one. */
if (!findChromium()) {
  console.log('No Chromium found: downloading Playwright’s.');
  spawnSync('npx', ['--no', 'playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  requireChromium();
}
