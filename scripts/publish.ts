/** `npm run documents:publish`: from now on, no build may change the revisions in the lock. */
import { resolve } from 'node:path';
import { buildFault } from './build/buildAll.ts';
import { publishRevisions } from './documents/publishedRevisions.ts';

const root = resolve(import.meta.dirname, '..');
try {
  console.log(`Published ${await publishRevisions(root)} revisions: commit src/catalog/published.json`);
} catch (error) {
  console.error(buildFault(error, root));
  process.exit(1);
}
