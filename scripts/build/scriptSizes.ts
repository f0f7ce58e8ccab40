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

/** The most that the browser script may weigh. Limits that have become slack are to be tightened. */
export const SCRIPT_LIMITS: ScriptSizes = { start: 7000, all: 13_500 };
/** A limit is slack when more than this part of it is unused. */
const SLACK = 1 / 3;

/** @returns what is wrong: a size over its limit, or a limit that no longer holds anything back */
export function budgetFaults(sizes: ScriptSizes, limits = SCRIPT_LIMITS): string[] {
  return (['start', 'all'] as const).flatMap((name) => {
    const [size, limit] = [sizes[name], limits[name]];
    if (size > limit) return [`${name}: ${size} bytes are more than the ${limit} allowed`];
    return size < limit * (1 - SLACK) ? [`${name}: ${size} bytes leave the limit of ${limit} slack`] : [];
  });
}

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
