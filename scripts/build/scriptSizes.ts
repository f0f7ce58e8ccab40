import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Metafile } from 'esbuild';

/** Transfer size of the browser script in bytes, compressed with brotli. */
export interface ScriptSizes {
  /** Loaded by every page: the entries and their static imports. */
  readonly start: number;
  /** Including the chunks that are loaded on demand. */
  readonly all: number;
}

/** Size limits of the browser script. Tighten a limit that has too much slack. */
export const SCRIPT_LIMITS: ScriptSizes = { start: 7700, all: 15_000 };
/** Share of a limit that may be unused. */
const SLACK = 1 / 3;

/** @returns one sentence per size over its limit, and per limit with too much slack */
export function budgetFaults(sizes: ScriptSizes, limits = SCRIPT_LIMITS): string[] {
  return (['start', 'all'] as const).flatMap((name) => {
    const [size, limit] = [sizes[name], limits[name]];
    if (size > limit) return [`${name}: ${size} bytes exceed the limit of ${limit}`];
    return size < limit * (1 - SLACK)
      ? [`${name}: ${size} bytes are far below the limit of ${limit}: lower it`]
      : [];
  });
}

/**
 * Names of the built entries, followed by their static imports (shared chunks).
 *
 * @param entries source paths of the scripts that pages load
 */
export function startFiles({ outputs }: Pick<Metafile, 'outputs'>, entries: readonly string[]): string[] {
  const start = new Set(
    Object.keys(outputs).filter((path) => entries.includes(outputs[path]?.entryPoint ?? '')),
  );
  // Iterating a Set also visits elements added meanwhile.
  for (const path of start) {
    for (const { path: imported, kind } of outputs[path]?.imports ?? []) {
      if (kind === 'import-statement') start.add(imported);
    }
  }
  return [...start].filter(isScript).map((path) => basename(path));
}

/** @param entries source paths of the scripts that pages load @param assets folder with the built files */
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
