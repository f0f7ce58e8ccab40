import { globSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildAll } from '../../scripts/build/buildAll.ts';
import { readJson } from '../../scripts/build/readJson.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');
/** With the folders, whose times also change when a file is deleted. */
const SOURCES = '{src,views,client,locales,public,scripts/{build,documents,search}}/**';

/** Builds the site, unless it is current, or `npm test` has built it: the browser tests may be reading that build. */
export async function setup(): Promise<void> {
  if (process.env['BUILD_IS_CURRENT'] || (await isCurrent())) return;
  await buildAll(ROOT);
}

async function isCurrent(): Promise<boolean> {
  const manifest = join(ROOT, 'build', 'manifest.json');
  if (!Object(await readJson(manifest)).isComplete) return false;
  const { mtimeMs } = statSync(manifest);
  const sources = [...globSync(SOURCES, { cwd: ROOT }), 'package-lock.json'];
  return sources.every((name) => statSync(join(ROOT, name)).mtimeMs < mtimeMs);
}
