/**
 * `npm run mutations`: mutation testing. Applies one mutation at a time to a copy of the project and reports which test
 * catches it. `-- --only menu` selects mutations whose name or file contains the text, `-- --root FOLDER` tests another
 * checkout (with its own `node_modules`), `-- --likely` runs only the test files listed for the mutation.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { MUTATIONS, type Mutation } from './mutations/mutations.ts';
import { runTests } from './mutations/runTests.ts';
import { scratchCopy } from './mutations/scratchCopy.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    root: { type: 'string', default: resolve(import.meta.dirname, '..') },
    likely: { type: 'boolean', default: false },
  },
});
const root = resolve(values.root);

/** @throws {Error} if the search text does not occur exactly once */
async function mutated({ name, file, search, replacement }: Mutation): Promise<string> {
  const source = await readFile(join(root, file), 'utf8');
  const count = source.split(search).length - 1;
  if (count !== 1) throw new Error(`${name}: ${file} contains the search text ${count} times, not once`);
  return source.replace(search, () => replacement);
}

const chosen = MUTATIONS.filter(({ name, file }) => `${name} ${file}`.includes(values.only));
// Check all mutations first, so that an outdated search text fails before any test runs.
const sources = await Promise.all(MUTATIONS.map(mutated));
const { folder, remove } = await scratchCopy(root);
const rows: Record<string, { caught: string; by: string }> = {};
try {
  for (const mutation of chosen) {
    const path = join(folder, mutation.file);
    const original = await readFile(path, 'utf8');
    await writeFile(path, sources[MUTATIONS.indexOf(mutation)] ?? original);
    const by =
      (await runTests(folder, mutation.tests)) ?? (values.likely ? undefined : await runTests(folder));
    await writeFile(path, original);
    rows[mutation.name] = { caught: by === undefined ? 'NO' : 'yes', by: by ?? '' };
    console.log(`${mutation.name}: ${by === undefined ? 'NOT CAUGHT' : `caught by ${by}`}`);
  }
} finally {
  await remove();
}
console.table(rows);
if (Object.values(rows).some(({ caught }) => caught === 'NO')) process.exitCode = 1;
