import { dirname, join } from 'node:path';
import * as z from 'zod';
import { SetupError, checkBuiltFiles, readBuildManifest } from '../common/setupFiles.ts';

const manifest = z.object({
  /** Version of the project. */
  version: z.string(),
  /** Build id; changes with any built file. */
  build: z.string(),
  /** Whether documents and search index are there. */
  isComplete: z.boolean(),
  builtAt: z.iso.datetime().transform((text) => new Date(text)),
  files: z.record(z.string(), z.string()),
  styles: z.record(z.string(), z.array(z.string())),
  icons: z.record(z.string(), z.string()),
});

/** Files that the build made for the browser. */
export type Assets = ReturnType<typeof readAssets>;

/**
 * @param path of the manifest that `scripts/build.ts` writes
 * @throws {SetupError} if the manifest is missing or broken, or any of its files is missing or empty
 */
export function readAssets(path: string) {
  const { files, styles, icons, ...build } = readBuildManifest(path, manifest);
  const folder = join(dirname(path), 'browser', 'assets');
  checkBuiltFiles(Object.values(files).map((file) => join(folder, file)));
  const urlOf = (name: string) => addressOf(entryOf(files, 'file', name));
  const stylesOfViews = new Map(
    Object.entries(styles).map(([view, sheets]) => [view, sheets.map((sheet) => urlOf(`${sheet}.css`))]),
  );
  return {
    ...build,
    /** URL path of a built file by its name without hash. @throws {Error} if the build has no such file */
    urlOf,
    /** SVG markup of an icon by name. @throws {Error} if the build has no such icon */
    iconOf: (name: string) => entryOf(icons, 'icon', name),
    /**
     * URL paths of the stylesheets that a page view needs besides the layout's.
     *
     * @throws {SetupError} if the build has no such page view
     */
    stylesOf: (view: string): readonly string[] => {
      const urls = stylesOfViews.get(view);
      if (urls) return urls;
      throw new SetupError(
        `The build has no page view ${view}: run \`npm run build\` again. The component of a page must have the name of its file, views/pages/**/*Page.tsx`,
      );
    },
  };
}

function addressOf(file: string): string {
  return `/assets/${file}`;
}

function entryOf(entries: Readonly<Record<string, string>>, kind: string, name: string): string {
  const entry = entries[name];
  if (entry !== undefined) return entry;
  throw new Error(`The build has no ${kind} ${name}: check the name or run \`npm run build\``);
}
