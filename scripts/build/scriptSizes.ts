import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Metafile } from 'esbuild';

/** Bytes of the browser script as they are sent, compressed with brotli. */
export interface ScriptSizes {
  /** What every page loads at once: the entry and what it imports. */
  readonly start: number;
  /** With the parts that are loaded on demand. */
  readonly all: number;
}

/** The most that the browser script may weigh. `npm run budgets` says when a limit has become slack. */
export const SCRIPT_LIMITS: ScriptSizes = { start: 6500, all: 9500 };

/** @param entry source of the script that pages load @param assets folder with the built files */
export async function scriptSizes(
  { outputs }: Pick<Metafile, 'outputs'>,
  entry: string,
  assets: string,
): Promise<ScriptSizes> {
  const scripts = Object.keys(outputs).filter((path) => extname(path) === '.js');
  const start = new Set(scripts.filter((path) => outputs[path]?.entryPoint === entry));
  // A set grows while it is walked.
  for (const path of start) {
    for (const { path: imported, kind } of outputs[path]?.imports ?? []) {
      if (kind === 'import-statement') start.add(imported);
    }
  }
  const sent = async (path: string) =>
    (await readFile(join(assets, `${path.slice(path.lastIndexOf('/') + 1)}.br`))).length;
  const sum = async (paths: Iterable<string>) =>
    (await Promise.all([...paths].map(sent))).reduce((total, size) => total + size, 0);
  return { start: await sum(start), all: await sum(scripts) };
}
