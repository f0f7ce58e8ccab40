import { resolve } from 'node:path';
import { build } from '../../scripts/build/build.ts';

/** The tests run on what the build makes, as the site does. */
export async function setup(): Promise<void> {
  await build(resolve(import.meta.dirname, '..', '..'));
}
