import { resolve } from 'node:path';
import { buildAll } from '../../scripts/build/buildAll.ts';

/** Builds the site, unless `npm test` already did: the browser tests may be reading that build. */
export async function setup(): Promise<void> {
  if (process.env['BUILD_IS_CURRENT']) return;
  await buildAll(resolve(import.meta.dirname, '..', '..'));
}
