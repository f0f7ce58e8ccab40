import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { startFirefox } from './firefox.ts';
import type { Session } from './webDriver.ts';
import { startWebKit } from './webkit.ts';

interface Engine {
  /** Programs that the system lacks. */
  readonly missing: readonly string[];
  readonly start: (composites: boolean) => Promise<Session>;
}

export type EngineName = 'firefox' | 'webkit';

const firefox = isInstalled('firefox-esr') ? 'firefox-esr' : 'firefox';
const without = (...programs: readonly string[]) => programs.filter((program) => !isInstalled(program));

/** Engines of the system. */
export const ENGINES: Readonly<Record<EngineName, Engine>> = {
  firefox: { missing: without(firefox), start: () => startFirefox(firefox) },
  webkit: { missing: without('WebKitWebDriver', 'Xvfb'), start: startWebKit },
};
export const ENGINE_NAMES: readonly EngineName[] = ['firefox', 'webkit'];
export const INSTALLED = ENGINE_NAMES.filter((name) => ENGINES[name].missing.length === 0);

function isInstalled(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
