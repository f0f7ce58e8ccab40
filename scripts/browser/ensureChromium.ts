import { spawnSync } from 'node:child_process';
import { findChromium } from './findChromium.ts';

/** Before the browser's tests: sees to it that there is a Chromium to run them in, or says what to do. */
if (!findChromium()) {
  console.log('No Chromium found: fetching the one that Playwright provides.');
  spawnSync('npx', ['--no', 'playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (!findChromium()) {
    console.error('The browser tests need Chromium, and it could be neither found nor fetched.');
    console.error(
      'Install it (Debian: apt-get install chromium), or set CHROMIUM_PATH to a Chromium or Chrome.',
    );
    process.exitCode = 1;
  }
}
