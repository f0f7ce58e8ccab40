/**
 * Preloaded into `npm start` (`NODE_OPTIONS`). At each of the `MOMENTS` (JSON, see `Moment`), just before a file of `build/` is
 * replaced, links the folder's files to `build-N` beside it (N from 0): what a kill at that moment would leave. At the last
 * one, sends the `SIGNAL`, if there is one, to the process group.
 */
import { linkSync, mkdirSync, readdirSync } from 'node:fs';
import fs from 'node:fs/promises';
import { join } from 'node:path';
import { syncBuiltinESMExports } from 'node:module';

/** Pattern of the file's path in `build/`, and which of its replacements. */
export type Moment = readonly [file: string, count: number];

const moments: readonly Moment[] = JSON.parse(process.env['MOMENTS'] ?? '[]');
const signal = process.env['SIGNAL'];
const seen = moments.map(() => 0);

function linkFiles(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else linkSync(source, target);
  }
}

const { rename } = fs;
fs.rename = async (from, to) => {
  for (const [nth, [file, count]] of moments.entries()) {
    const [, build = ''] = new RegExp(`^(.*/build)/${file}$`).exec(String(to)) ?? [];
    if (build === '' || (seen[nth] = (seen[nth] ?? 0) + 1) !== count) continue;
    linkFiles(build, `${build}-${nth}`);
    if (signal === undefined || nth < moments.length - 1) continue;
    process.kill(0, signal);
    await new Promise(() => undefined);
  }
  await rename(from, to);
};
syncBuiltinESMExports();
