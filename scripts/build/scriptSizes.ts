import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Metafile } from 'esbuild';

/** Transfer size of the browser script in bytes, compressed with brotli. */
export interface ScriptSizes {
  /** Loaded by every page. */
  readonly start: number;
  /** Including what is loaded on demand. */
  readonly all: number;
}

/** Size limits of the browser script. Tighten a limit that has too much slack. */
export const SCRIPT_LIMITS: ScriptSizes = { start: 11_700, all: 12_700 };
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
 * @param entry source path of the script that pages load
 * @param assets folder with the built files
 * @throws {Error} if pages would have to load more than one script
 */
export async function scriptSizes(
  { outputs }: Pick<Metafile, 'outputs'>,
  entry: string,
  assets: string,
): Promise<ScriptSizes> {
  const sizes = { start: 0, all: 0 };
  for (const [path, { entryPoint, imports }] of Object.entries(outputs)) {
    if (extname(path) !== '.js') continue;
    const shared = imports.find(({ kind }) => kind === 'import-statement');
    if (shared)
      throw new Error(`${path} imports ${shared.path}: a chunk must not share modules with ${entry}`);
    const { length } = await readFile(join(assets, `${basename(path)}.br`));
    sizes.all += length;
    if (entryPoint === entry) sizes.start = length;
  }
  return sizes;
}
