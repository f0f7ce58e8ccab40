import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Metafile } from 'esbuild';

/** Bytes of the browser script as they are sent, compressed with brotli. */
export interface ScriptSizes {
  /** What every page loads: the entries and what they import at once. */
  readonly start: number;
  /** With the parts that are loaded on demand. */
  readonly all: number;
}

/** The most that the browser script may weigh. Limits that have become slack are to be tightened. */
export const SCRIPT_LIMITS: ScriptSizes = { start: 7600, all: 13_500 };
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

/**
 * Names of the built files that come with entries: these first, then what they share with the parts that are loaded on
 * demand.
 *
 * @param entries sources of the scripts that pages load
 */
export function startFiles({ outputs }: Pick<Metafile, 'outputs'>, entries: readonly string[]): string[] {
  const start = new Set(
    Object.keys(outputs).filter((path) => entries.includes(outputs[path]?.entryPoint ?? '')),
  );
  // A set grows while it is walked.
  for (const path of start) {
    for (const { path: imported, kind } of outputs[path]?.imports ?? []) {
      if (kind === 'import-statement') start.add(imported);
    }
  }
  return [...start].filter(isScript).map((path) => basename(path));
}

/** @param entries sources of the scripts that pages load @param assets folder with the built files */
export async function scriptSizes(
  metafile: Pick<Metafile, 'outputs'>,
  entries: readonly string[],
  assets: string,
): Promise<ScriptSizes> {
  const sent = async (name: string) => (await readFile(join(assets, `${name}.br`))).length;
  const sum = async (names: readonly string[]) =>
    (await Promise.all(names.map(sent))).reduce((total, size) => total + size, 0);
  return {
    start: await sum(startFiles(metafile, entries)),
    all: await sum(
      Object.keys(metafile.outputs)
        .filter(isScript)
        .map((path) => basename(path)),
    ),
  };
}

function isScript(path: string): boolean {
  return extname(path) === '.js';
}
