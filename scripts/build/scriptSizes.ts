import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Metafile } from 'esbuild';

/** Transfer size of the browser script in bytes, compressed with brotli. */
export interface ScriptSizes {
  /** Loaded by every page: the inline script, the entry and its static imports. */
  readonly start: number;
  /** Including the chunks that are loaded on demand. */
  readonly all: number;
}

/** Size limits of the browser script. Tighten a limit that has too much slack. */
export const SCRIPT_LIMITS: ScriptSizes = { start: 7900, all: 15_500 };
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
 * Names of the built entry, followed by its static imports (shared chunks).
 *
 * @param entry source path of the script that pages load
 */
export function startFiles({ outputs }: Pick<Metafile, 'outputs'>, entry: string): string[] {
  const start = new Set(Object.keys(outputs).filter((path) => outputs[path]?.entryPoint === entry));
  // Iterating a Set also visits elements added meanwhile.
  for (const path of start) {
    for (const { path: imported, kind } of outputs[path]?.imports ?? []) {
      if (kind === 'import-statement') start.add(imported);
    }
  }
  return [...start].filter(isScript).map((path) => basename(path));
}

/**
 * @param entry source path of the script that pages load
 * @param inline code in the pages
 * @param assets folder with the built files
 */
export async function scriptSizes(
  metafile: Pick<Metafile, 'outputs'>,
  entry: string,
  inline: string,
  assets: string,
): Promise<ScriptSizes> {
  const sent = async (name: string) => (await readFile(join(assets, `${name}.br`))).length;
  const sum = async (names: readonly string[]) =>
    (await Promise.all(names.map(sent))).reduce(
      (total, size) => total + size,
      brotliCompressSync(inline).length,
    );
  return {
    start: await sum(startFiles(metafile, entry)),
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
