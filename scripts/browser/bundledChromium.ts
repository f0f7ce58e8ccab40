import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';

const MODULES = resolve(import.meta.dirname, '..', '..', 'node_modules');
const PACKAGE = join(MODULES, '@sparticuz', 'chromium');
const CACHE = join(MODULES, '.cache');

const packageFile = z.object({ version: z.string() });

/** Paths of the unpacked Chromium from the package `@sparticuz/chromium`. */
export interface BundledChromium {
  readonly executablePath: string;
  /** Folder with NSS and Expat, for systems that lack them. */
  readonly libraries: string;
  /** A fontconfig file with the bundled font only, so that text has the same width on every machine. */
  readonly fontConfig: string;
}

/**
 * Unpacks the bundled Chromium into `node_modules/.cache`, unless it is there already. Safe to call from several
 * processes at once: each unpacks into its own folder, and the first to rename its folder wins.
 *
 * @param cache the folder to unpack into
 * @returns undefined on platforms without a binary in the package
 */
export function bundledChromium(cache = CACHE): BundledChromium | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(PACKAGE)) return undefined;
  const { version } = packageFile.parse(JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')));
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) unpackInto(folder, cache);
  return {
    executablePath: join(folder, 'chromium'),
    libraries: join(folder, 'al2023', 'lib'),
    fontConfig: join(folder, 'fonts.conf'),
  };
}

function unpackInto(folder: string, cache: string): void {
  mkdirSync(cache, { recursive: true });
  const temporary = mkdtempSync(join(cache, 'unpacking-chromium-'));
  try {
    // In a subprocess, because the package unpacks asynchronously and only into TMPDIR.
    execFileSync(process.execPath, [join(import.meta.dirname, 'unpackChromium.ts'), join(PACKAGE, 'bin')], {
      env: { ...process.env, TMPDIR: temporary },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    writeFileSync(join(temporary, 'fonts.conf'), fontConfig(folder));
    renameSync(temporary, folder);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    // If another process won the race, use its folder.
    if (!existsSync(folder)) throw error;
  }
}

function fontConfig(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'font-cache')}</cachedir>
</fontconfig>
`;
}
