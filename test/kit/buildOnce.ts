import { resolve } from 'node:path';
import { build } from '../../scripts/build/build.ts';
import { makeDictionaries } from '../../scripts/build/makeDictionaries.ts';
import { makeDocuments } from '../../scripts/documents/makeDocuments.ts';
import { makeSearchIndex } from '../../scripts/search/makeSearchIndex.ts';

/** Builds the site, unless `npm test` already did: the browser tests may be reading that build. */
export async function setup(): Promise<void> {
  if (process.env['BUILD_IS_CURRENT']) return;
  const root = resolve(import.meta.dirname, '..', '..');
  await Promise.all([build(root), makeDocuments(root).then(() => makeSearchIndex(root))]);
  await makeDictionaries(root);
}
