/**
 * `npm run brand`: generates color tokens, logos, icons and the data of the renders from `views/brand.ts` and
 * `src/organization.ts`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { brandFiles } from './brand/brandFiles.ts';

const root = resolve(import.meta.dirname, '..', '..');

for (const [path, contents] of Object.entries(await brandFiles())) {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, contents);
  console.log(`${path}  ${contents.length} bytes`);
}
