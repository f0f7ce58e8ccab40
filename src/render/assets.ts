import { dirname, join } from 'node:path';
import { z } from 'zod';
import { SetupError, checkBuiltFiles, readBuildManifest } from '../common/setupFiles.ts';

const manifest = z.object({
  version: z.string(),
  build: z.string(),
  builtAt: z.iso.datetime().transform((text) => new Date(text)),
  files: z.record(z.string(), z.string()),
  modules: z.array(z.string()),
  styles: z.record(z.string(), z.array(z.string())),
  icons: z.record(z.string(), z.string()),
});

/** Files that the build made for the browser. */
export interface Assets {
  /** Version of the project. */
  readonly version: string;
  /** Build id; changes with any built file. */
  readonly build: string;
  readonly builtAt: Date;
  /** URL path of a built file by its name without hash. @throws {Error} if the build has no such file */
  readonly urlOf: (name: string) => string;
  /** SVG markup of an icon by name. @throws {Error} if the build has no such icon */
  readonly iconOf: (name: string) => string;
  /**
   * URL paths of the stylesheets that a page view needs besides the layout's.
   *
   * @param view name of the component
   * @throws {SetupError} if the build has no such page view
   */
  readonly stylesOf: (view: string) => readonly string[];
  /** URL paths of the browser script and its static imports. */
  readonly modules: readonly string[];
}

/**
 * @param path of the manifest that `scripts/build.ts` writes
 * @throws {SetupError} if the manifest is missing or broken, or any of its files is missing or empty
 */
export function readAssets(path: string): Assets {
  const { version, build, builtAt, files, modules, styles, icons } = readBuildManifest(path, manifest);
  const folder = join(dirname(path), 'browser', 'assets');
  checkBuiltFiles([...Object.values(files), ...modules].map((file) => join(folder, file)));
  const urlOf = (name: string) => {
    const file = files[name];
    if (file === undefined)
      throw new Error(`The build has no file ${name}: check the name or run \`npm run build\``);
    return addressOf(file);
  };
  const stylesOfViews = new Map(
    Object.entries(styles).map(([view, sheets]) => [view, sheets.map((sheet) => urlOf(`${sheet}.css`))]),
  );
  return {
    version,
    build,
    builtAt,
    modules: modules.map(addressOf),
    urlOf,
    stylesOf: (view) => {
      const urls = stylesOfViews.get(view);
      if (!urls)
        throw new SetupError(
          `The build has no page view ${view}: run \`npm run build\` again. The component of a page must have the name of its file, views/pages/**/*Page.tsx`,
        );
      return urls;
    },
    iconOf: (name) => {
      const drawing = icons[name];
      if (drawing === undefined)
        throw new Error(`The build has no icon ${name}: check the name or run \`npm run build\``);
      return drawing;
    },
  };
}

function addressOf(file: string): string {
  return `/assets/${file}`;
}
