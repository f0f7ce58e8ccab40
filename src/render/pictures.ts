import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { PictureFile } from '../../views/site.tsx';

const list = z.record(
  z.string(),
  z.object({
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    widths: z.array(z.number().int().positive()).min(1),
  }),
);

/**
 * The pictures that `npm run pictures` made, by name.
 *
 * @param path of `pictures.json`
 * @throws {Error} where the list is missing or broken
 */
export function readPictures(path: string): (name: string) => PictureFile | undefined {
  const result = list.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!result.success)
    throw new Error(`${path} is broken (${z.prettifyError(result.error)}): run \`npm run pictures\``);
  const pictures = new Map(
    Object.entries(result.data).map(([name, { width, height, widths }]): [string, PictureFile] => {
      const file = (each: number, format: string) => `/pictures/${name}-${each}.${format}`;
      const srcSet = (format: string) => widths.map((each) => `${file(each, format)} ${each}w`).join(', ');
      const src = file(Math.max(...widths), 'webp');
      return [name, { width, height, src, avif: srcSet('avif'), webp: srcSet('webp') }];
    }),
  );
  return (name) => pictures.get(name);
}
