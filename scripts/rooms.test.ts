import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const IMPORT = /\b(?:from|import|import\() ?'(\.[^']+\.tsx?)'/g;

it('no file imports itself through others, types included', () => {
  const files = globSync('{src,views,client,scripts}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/node_modules/**'],
  });
  const importsOf = new Map(
    files.map((file) => {
      const imports = readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT);
      return [file, Array.from(imports, ([, path = '']) => join(file, '..', path))];
    }),
  );
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, above: readonly string[]) => {
    if (above.includes(file)) cycles.push([...above.slice(above.indexOf(file)), file].join(' → '));
    if (done.has(file)) return;
    done.add(file);
    for (const next of importsOf.get(file) ?? []) visit(next, [...above, file]);
  };
  for (const file of files) visit(file, []);
  expect(importsOf.get('src/main.ts')).toContain('src/serve.ts');
  expect(cycles).toEqual([]);
});
