import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { bundledChromium } from './bundledChromium.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Launch options for Playwright. */
export interface ChromiumLaunch {
  readonly executablePath: string;
  readonly env: Record<string, string | undefined>;
  readonly args: string[];
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const START_LIMIT_MS = 20_000;

/**
 * Finds the Chromium for tests, measurements and pictures: `CHROMIUM_PATH`, the bundled one, an installed one, or
 * Playwright's download, in this order. One that does not start (Ubuntu's stub without snap, missing libraries) is
 * skipped.
 *
 * @throws {Error} if `CHROMIUM_PATH` is set to a missing file: an explicit choice is not silently replaced
 */
export function findChromium(env: Env = process.env): ChromiumLaunch | undefined {
  return chosen(env) ?? bundled(env) ?? installed(env);
}

/** Like `findChromium`. @throws {Error} if no Chromium is found */
export function requireChromium(): ChromiumLaunch {
  const launch = findChromium();
  if (launch) return launch;
  throw new Error(
    'No Chromium found. Install one (npx playwright install chromium; Debian: apt-get install chromium), ' +
      'or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
}

function chosen(env: Env): ChromiumLaunch | undefined {
  const path = env.CHROMIUM_PATH;
  if (!path) return undefined;
  if (!existsSync(path)) throw new Error(`CHROMIUM_PATH is set to ${path}, which does not exist`);
  return launchOf(path, env);
}

function bundled(env: Env): ChromiumLaunch | undefined {
  const files = bundledChromium();
  if (!files) return undefined;
  const { executablePath, libraries, fontConfig } = files;
  const withFonts = { ...env, FONTCONFIG_FILE: fontConfig };
  const withLibraries = {
    ...withFonts,
    LD_LIBRARY_PATH: [libraries, env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter),
  };
  const working = [withFonts, withLibraries].find((each) => starts(executablePath, each));
  return working && launchOf(executablePath, working);
}

function installed(env: Env): ChromiumLaunch | undefined {
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const path = [...onPath, ...usualPlaces(env), chromium.executablePath()].find(
    (each) => existsSync(each) && starts(each, env),
  );
  return path === undefined ? undefined : launchOf(path, env);
}

function launchOf(executablePath: string, env: Env): ChromiumLaunch {
  // The sandbox does not work as root or in most containers; only our own pages are loaded.
  return { executablePath, env: { ...env }, args: ['--no-sandbox'] };
}

function usualPlaces(env: Env): string[] {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium'].flatMap((name) =>
      ['/Applications', join(env.HOME ?? '', 'Applications')].map((folder) =>
        join(folder, `${name}.app`, 'Contents', 'MacOS', name),
      ),
    );
  }
  if (process.platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
    return folders.flatMap((folder) =>
      folder
        ? ['Google/Chrome', 'Chromium'].map((name) => join(folder, name, 'Application', 'chrome.exe'))
        : [],
    );
  }
  return [];
}

function starts(path: string, env: Env): boolean {
  // On Windows `--version` opens a window instead of answering.
  if (process.platform === 'win32') return true;
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: START_LIMIT_MS, env: { ...env } });
    return true;
  } catch {
    return false;
  }
}
