import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { optimize } from 'svgo';
import { expect, it } from 'vitest';

const FOLDER = resolve(import.meta.dirname, '..', 'build', 'icons');
/** A hundredth of a unit, at 24 units per icon, is below what screens resolve. */
const DECIMALS = 2;

it.each(globSync('*/*.svg', { cwd: FOLDER }))(
  '%s is as small as svgo makes it; otherwise run `npx vitest run --project workshop icons -u`',
  async (name) => {
    const file = join(FOLDER, name);
    const { data } = optimize(readFileSync(file, 'utf8'), {
      floatPrecision: DECIMALS,
      multipass: true,
      plugins: ['preset-default', 'removeTitle'],
    });
    await expect(data).toMatchFileSnapshot(file);
  },
);
