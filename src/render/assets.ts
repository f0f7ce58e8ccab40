import { dirname, join } from 'node:path';
import { z } from 'zod';
import { checkBuiltFiles, readBuildManifest } from '../readBuildManifest.ts';

const manifest = z.object({
  version: z.string(),
  build: z.string(),
  builtAt: z.iso.datetime().transform((text) => new Date(text)),
  files: z.record(z.string(), z.string()),
  modules: z.array(z.string()),
  icons: z.record(z.string(), z.string()),
});

/** What the build made for the browser. */
export interface Assets {
  /** Of the project. */
  readonly version: string;
  /** Id of the build: changes when any built file does. */
  readonly build: string;
  readonly builtAt: Date;
  /** Address of a built file by its plain name. @throws {Error} for a name that the build did not make */
  readonly urlOf: (name: string) => string;
  /** Markup of an icon by its name. @throws {Error} for a name that the build did not make */
  readonly iconOf: (name: string) => string;
  /** Addresses of the browser script and of what it imports at once. */
  readonly modules: readonly string[];
}

/**
 * @param path of the manifest that `scripts/build.ts` writes
 * @throws {SetupError} that says what to do where the manifest is missing or broken, or names files that are missing or empty
 */
export function readAssets(path: string): Assets {
  const { version, build, builtAt, files, modules, icons } = readBuildManifest(path, manifest);
  const folder = join(dirname(path), 'browser', 'assets');
  checkBuiltFiles([...Object.values(files), ...modules].map((file) => join(folder, file)));
  return {
    version,
    build,
    builtAt,
    modules: modules.map(addressOf),
    urlOf: (name) => {
      const file = files[name];
      if (file === undefined) throw new Error(`The build made no ${name}`);
      return addressOf(file);
    },
    iconOf: (name) => {
      const drawing = icons[name];
      if (drawing === undefined) throw new Error(`The build drew no icon ${name}`);
      return drawing;
    },
  };
}

function addressOf(file: string): string {
  return `/assets/${file}`;
}
