import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../../test/kit/site.ts';
import { sharp } from '../sharp.ts';
import { brandFiles } from './brandFiles.ts';

/** Reserved word and type 1, the start of every icon file. */
const ICO_SIGNATURE = 0x0001_0000;

/** Images inside an icon file, or the file itself. */
function imagesIn(file: Buffer): Buffer[] {
  if (file.readUInt32LE(0) !== ICO_SIGNATURE) return [file];
  return Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const [size, offset] = [14, 18].map((at) => file.readUInt32LE(at + 16 * index));
    return file.subarray(offset, (offset ?? 0) + (size ?? 0));
  });
}

/** Pixels rather than bytes: other processors may round differently. */
async function expectSamePixels(one: Buffer, other: Buffer, name: string) {
  const [a, b] = await Promise.all([one, other].map((image) => sharp(image).ensureAlpha().raw().toBuffer()));
  expect(a?.length, name).toBe(b?.length);
  const greatest = a?.reduce((most, value, at) => Math.max(most, Math.abs(value - (b?.[at] ?? 0))), 0);
  expect(greatest, name).toBeLessThanOrEqual(8);
}

it('the files generated from the brand are current; if this fails, run `npm run brand`', async () => {
  for (const [path, contents] of Object.entries(await brandFiles())) {
    const file = readFileSync(join(ROOT, path));
    if (typeof contents === 'string') expect(file.toString(), path).toBe(contents);
    else {
      const [current, wanted] = [imagesIn(file), imagesIn(contents)];
      expect(current.length, path).toBe(wanted.length);
      for (const [index, image] of wanted.entries())
        await expectSamePixels(current[index] ?? Buffer.alloc(0), image, path);
    }
  }
});
