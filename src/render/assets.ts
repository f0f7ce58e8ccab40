import { readFileSync } from 'node:fs';
import { z } from 'zod';

const manifest = z.object({ build: z.string(), files: z.record(z.string(), z.string()) });

/** What the build made for the browser. */
export interface Assets {
  /** Id of the build: changes when any built file does. */
  readonly build: string;
  /** Address of a built file by its plain name. @throws {Error} for a name that the build did not make */
  readonly urlOf: (name: string) => string;
}

/**
 * @param path of the manifest that `scripts/build.ts` writes
 * @throws {Error} that says what to do where the manifest is missing or broken
 */
export function readAssets(path: string): Assets {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new Error(`${path} is missing: run \`npm run build\` first`);
  }
  const result = manifest.safeParse(JSON.parse(text));
  if (!result.success)
    throw new Error(`${path} is broken (${z.prettifyError(result.error)}): run \`npm run build\` again`);
  const { build, files } = result.data;
  return {
    build,
    urlOf: (name) => {
      const file = files[name];
      if (file === undefined) throw new Error(`The build made no ${name}`);
      return `/assets/${file}`;
    },
  };
}
