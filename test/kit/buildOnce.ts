import { resolve } from 'node:path';
import { build } from '../../scripts/build/build.ts';
import { makeDocuments } from '../../scripts/documents/makeDocuments.ts';

/** The tests run on what the build makes, as the site does. */
export async function setup(): Promise<void> {
  const root = resolve(import.meta.dirname, '..', '..');
  await Promise.all([build(root), makeDocuments(root)]);
}
