import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const START_LIMIT_MS = 20_000;

/**
 * The Chromium to test with: the one that `CHROMIUM_PATH` names, else one that is installed, else Playwright's own
 * download. One that is there but does not start (Ubuntu's stub without snap, missing libraries) is passed over.
 *
 * @returns its path, or nothing where there is none
 * @throws {Error} where `CHROMIUM_PATH` names no file: an explicit wish is not silently replaced
 */
export function findChromium(
  env: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined {
  const wish = env.CHROMIUM_PATH;
  if (wish) {
    if (!existsSync(wish)) throw new Error(`CHROMIUM_PATH names ${wish}, and there is no such file`);
    return wish;
  }
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...usualPlaces(env), chromium.executablePath()].find(
    (path) => existsSync(path) && starts(path),
  );
}

function usualPlaces(env: Readonly<Record<string, string | undefined>>): string[] {
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

function starts(path: string): boolean {
  // On Windows `--version` opens a window instead of answering.
  if (process.platform === 'win32') return true;
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: START_LIMIT_MS });
    return true;
  } catch {
    return false;
  }
}
